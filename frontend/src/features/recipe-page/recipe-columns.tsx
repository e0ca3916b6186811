import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../../shared/theme/media.ts';
import { Comments } from './comments/comments.tsx';
import type { DoubtNotes } from './doubts/use-doubt-notes.ts';
import { Ingredients } from './ingredients/ingredients.tsx';
import type { UnitsOnPage } from './ingredients/use-shown-units.ts';
import { InstructionList } from './instructions/instruction-list.tsx';
import type { ShownRecipe } from './shown-recipe.ts';
import { RecipeSides } from './sides/recipe-sides.tsx';
import type { Serving } from './sides/serving.ts';
import { ticksNames } from './ticks-names.ts';
import type { Translation } from './use-translation.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '372px minmax(0, 1fr) 304px',
  gap: 48,
  alignItems: 'start',
  paddingBottom: 80,
  [media.belowLg]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 40 },
  [media.belowMd]: { gridTemplateColumns: '272px minmax(0, 1fr)', gap: 28, paddingBottom: 130 },
  '@media (max-width: 699.95px)': { display: 'block' },
  [media.print]: {
    display: 'grid',
    gridTemplateColumns: '62mm minmax(0, 1fr)',
    gap: '0 10mm',
    padding: 0,
    '&[data-dense]': { gridTemplateColumns: '76mm minmax(0, 1fr)', columnGap: '8mm' },
  },
});
const How = styled('div')({
  minWidth: 0,
  '@media (max-width: 699.95px)': { marginTop: 40 },
  [media.print]: { marginTop: 0 },
});

/** What would run far over one page stands closer on paper. */
function isDense({ ingredients, instructions }: ShownRecipe): boolean {
  return (
    ingredients.length > 34 ||
    instructions.reduce((length, { instruction }) => length + instruction.length, 0) > 3600
  );
}

interface RecipeColumnsProps {
  recipe: ShownRecipe;
  serving: Serving;
  units: UnitsOnPage;
  translation: Translation;
  /** The button that opens it, for who may have one. */
  shoppingList: ReactNode;
  /** Null where one may not. */
  onEdit: (() => void) | null;
  notes: DoubtNotes | null;
  /** What is known of it beyond its words. */
  intelligence: ReactNode;
}

/** The ingredients, the steps, and what is beside them. */
export function RecipeColumns({
  recipe,
  serving,
  units: { choice, asWritten, setAsWritten },
  translation,
  shoppingList,
  onEdit,
  notes,
  intelligence,
}: RecipeColumnsProps) {
  const ticks = ticksNames(recipe);
  return (
    <Columns {...(isDense(recipe) && { 'data-dense': '' })}>
      <Ingredients
        key={ticks.lines}
        ticksName={ticks.lines}
        recipe={recipe}
        translated={translation.ingredients}
        heading={translation.heading}
        serving={serving}
        choice={choice}
        asWritten={asWritten}
        setAsWritten={setAsWritten}
        note={notes?.line}
      >
        {translation.toggleBeside === 'ingredients' && translation.toggle}
      </Ingredients>
      <How>
        <InstructionList
          key={ticks.steps}
          ticksName={ticks.steps}
          instructions={recipe.instructions}
          translated={translation.instructions}
          heading={translation.heading}
          language={recipe.lang}
          units={asWritten ? 'original' : choice.units}
          note={notes?.step}
        >
          {translation.toggleBeside === 'instructions' && translation.toggle}
        </InstructionList>
        <Comments recipe={recipe} />
      </How>
      <RecipeSides recipe={recipe} serving={serving} shoppingList={shoppingList} onEdit={onEdit}>
        {intelligence}
      </RecipeSides>
    </Columns>
  );
}
