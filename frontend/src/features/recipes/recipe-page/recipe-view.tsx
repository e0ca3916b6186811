import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { TranslateIcon } from '../../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../../shared/ui/page-width.tsx';
import { Comments } from './comments.tsx';
import { Doubts } from './doubts.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { InstructionList } from './instruction-list.tsx';
import { PrintStyle } from './print-style.tsx';
import { RecipeHero } from './recipe-hero.tsx';
import { RecipeSides } from './recipe-sides.tsx';
import { webAddress, type ShownRecipe } from './shown-recipe.ts';

const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: '372px minmax(0, 1fr) 304px', gap: 48, alignItems: 'start', paddingBottom: 80,
  // Without anything at the side the steps stay a readable width.
  '&:not(:has(> aside))': { gridTemplateColumns: '372px minmax(0, 720px)' },
  [media.belowLg]: { '&, &:not(:has(> aside))': { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 40 } },
  [media.belowMd]: { '&, &:not(:has(> aside))': { gridTemplateColumns: '272px minmax(0, 1fr)', gap: 28 } },
  '@media (max-width: 699.95px)': { '&, &:not(:has(> aside))': { display: 'block' } },
  [media.print]: { '&, &:not(:has(> aside))': { display: 'grid', gridTemplateColumns: '62mm minmax(0, 1fr)', gap: '10mm', padding: 0 } },
});
const How = styled('div')({ '@media (max-width: 699.95px)': { marginTop: 40 }, [media.print]: { marginTop: 0 } });

/** A recipe, to read and to cook from. */
export function RecipeView({ recipe }: { recipe: ShownRecipe }) {
  const { translatedIngredients, translatedInstructions } = recipe;
  const [inEnglish, setInEnglish] = useState(Boolean(translatedInstructions?.length));
  const translation = (lines: readonly string[] | null) => (inEnglish && lines?.length ? lines : null);
  const toggle = <Button startIcon={<TranslateIcon />} onClick={() => setInEnglish(!inEnglish)}>{inEnglish ? 'Show original' : 'Show translation'}</Button>;
  const besideSteps = Boolean(translatedInstructions?.length);
  const besideIngredients = !besideSteps && Boolean(translatedIngredients?.length);
  return (
    <PageWidth as="main">
      <RecipeHero recipe={recipe} />
      <Doubts doubts={recipe.doubts} />
      <Columns>
        <IngredientList ingredients={recipe.ingredients} translated={translation(translatedIngredients)} servings={recipe.servings} yieldText={recipe.yieldText} language={recipe.lang}>{besideIngredients && toggle}</IngredientList>
        <How>
          <InstructionList instructions={recipe.instructions} translated={translation(translatedInstructions)} language={recipe.lang}>{besideSteps && toggle}</InstructionList>
          <Comments comments={recipe.comments} />
        </How>
        <RecipeSides recipe={recipe} />
      </Columns>
      <PrintStyle source={webAddress(recipe.originalUrl)} />
    </PageWidth>
  );
}
