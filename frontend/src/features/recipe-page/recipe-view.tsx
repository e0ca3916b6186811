import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { scaledServings } from '@convivio/culinary/show';
import { fetchToasts } from '../../shared/toasts/toasts.tsx';
import { media } from '../../shared/theme/media.ts';
import { hash } from '../../shared/text/hash.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import type { LazyWhenOpen } from '../../shared/lazy/lazy-when-open.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { BasketIcon, TranslateIcon } from '../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { useIdleImport } from '../../shared/lazy/use-idle-import.ts';
import { useWhenIdle } from '../../shared/lazy/use-when-idle.ts';
import { mostServings } from '../../kitchen/servings/servings.data.ts';
import { Comments } from './comments/comments.tsx';
import { Doubts } from './doubts.tsx';
import { Ingredients } from './ingredients/ingredients.tsx';
import { InstructionList } from './instructions/instruction-list.tsx';
import { RecipeHero } from './hero/recipe-hero.tsx';
import { RecipeSides } from './sides/recipe-sides.tsx';
import type { Serving } from './sides/serving.ts';
import type { ShownRecipe } from './shown-recipe.ts';
import { ThumbBar } from './sides/thumb-bar.tsx';
import { useUnitChoice } from '../../kitchen/units/unit-choice.ts';
import { useAsWritten } from './ingredients/use-as-written.ts';

const ArchivedNotice = lazyPart(
  async () => (await import('./actions/archived-notice.tsx')).ArchivedNotice,
);

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

/** What to buy for a recipe, begun with as many servings as are shown. */
export type ShoppingListPart = LazyWhenOpen<{
  onClose: () => void;
  recipeId: string;
  title: string;
  servings: number;
}>;

interface RecipeViewProps {
  recipe: ShownRecipe;
  /** How many times the recipe's own servings the address asks for. */
  multiplier: number;
  /** An event decides for how many one cooks. */
  fromEvent: boolean;
  /** Null where one may not. */
  onEdit: (() => void) | null;
  ShoppingList: ShoppingListPart;
}

/** A recipe, to read and to cook from. */
export function RecipeView({
  recipe,
  multiplier,
  fromEvent,
  onEdit,
  ShoppingList,
}: RecipeViewProps) {
  const { translatedIngredients, translatedInstructions } = recipe;
  const besideSteps = Boolean(translatedInstructions?.length);
  const besideIngredients = !besideSteps && Boolean(translatedIngredients?.length);
  const [inEnglish, setInEnglish] = useState(besideSteps || besideIngredients);
  const [chosen, setChosen] = useState<number | null>(null);
  const [listing, setListing] = useState(false);
  const choice = useUnitChoice();
  useWhenIdle(() => {
    ShoppingList.fetch();
    fetchToasts();
  });
  const paper = useIdleImport(() => import('./print/print-style.tsx'));
  // A list is made for cooks alone.
  const shopping = useSession().user !== null;
  const servings = chosen ?? Math.min(mostServings, scaledServings(recipe.servings, multiplier));
  const serving: Serving = {
    servings,
    written: recipe.servings,
    factor: servings / recipe.servings,
    set: fromEvent ? null : setChosen,
  };
  const translation = (lines: readonly string[] | null) =>
    inEnglish && lines?.length ? lines : null;
  const toggle = (
    <Button startIcon={<TranslateIcon />} onClick={() => setInEnglish(!inEnglish)}>
      {inEnglish ? 'Show original' : 'Show translation'}
    </Button>
  );
  // A tick belongs to the words it was set on: other words, other ticks.
  const linesName = `${recipe.id}:${hash(recipe.ingredients.map(({ originalText }) => originalText).join('\n'))}`;
  const stepsName = `${recipe.id}:${hash(recipe.instructions.map(({ instruction }) => instruction).join('\n'))}:steps`;
  const [asWritten, setAsWritten] = useAsWritten(
    JSON.stringify([linesName, serving.factor, choice]),
  );
  const toList = {
    onClick: () => setListing(true),
    onPointerEnter: ShoppingList.fetch,
    onFocus: ShoppingList.fetch,
    'aria-haspopup': 'dialog',
    children: 'Shopping List',
    variant: 'contained',
    startIcon: <BasketIcon />,
  } as const;
  return (
    <>
      <PageWidth as="main">
        {recipe.state === 'archived' && (
          <Suspense>
            <ArchivedNotice recipe={recipe} />
          </Suspense>
        )}
        <RecipeHero recipe={recipe} servings={servings} />
        <Doubts doubts={recipe.doubts} />
        <Columns {...(isDense(recipe) && { 'data-dense': '' })}>
          <Ingredients
            key={linesName}
            ticksName={linesName}
            recipe={recipe}
            translated={translation(translatedIngredients)}
            serving={serving}
            choice={choice}
            asWritten={asWritten}
            setAsWritten={setAsWritten}
          >
            {besideIngredients && toggle}
          </Ingredients>
          <How>
            <InstructionList
              key={stepsName}
              ticksName={stepsName}
              instructions={recipe.instructions}
              translated={translation(translatedInstructions)}
              language={recipe.lang}
              units={asWritten ? 'original' : choice.units}
            >
              {besideSteps && toggle}
            </InstructionList>
            <Comments recipe={recipe} />
          </How>
          <RecipeSides
            recipe={recipe}
            serving={serving}
            shoppingList={shopping && <Button {...toList} fullWidth />}
            onEdit={onEdit}
          />
        </Columns>
        {paper && <paper.PrintStyle recipe={recipe} />}
      </PageWidth>
      {(shopping || serving.set) && (
        <ThumbBar servings={servings} onServings={serving.set}>
          {shopping && <Button {...toList} />}
        </ThumbBar>
      )}
      <ShoppingList
        open={listing}
        onClose={() => setListing(false)}
        recipeId={recipe.id}
        title={recipe.title}
        servings={servings}
      />
    </>
  );
}
