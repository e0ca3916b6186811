import { styled } from '@mui/material/styles';
import { defaultServings } from '../../../kitchen/servings/servings.data.ts';
import { ServingsStepper } from '../../../kitchen/servings/servings-stepper.tsx';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';
import type { FoundRecipe } from './use-found-recipes.ts';

/** A recipe that a list is to be made of. */
export interface ChosenRecipe {
  recipe: FoundRecipe;
  /** Null as long as nobody changed them: then the recipe's own, or as written where it states none. */
  servings: number | null;
}

interface ChosenRecipesProps {
  chosen: readonly ChosenRecipe[];
  onServings: (recipeId: string, servings: number) => void;
  onRemove: (recipe: FoundRecipe) => void;
}

const Rows = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 0',
    borderTop: `1px solid ${colour.line}`,
  },
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...typeStyle('hint'), color: colour.ink2 },
  [media.belowSm]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) 48px' },
    '& > li > :first-of-type': { gridColumn: 1 },
    '& > li > [role=group]': { gridColumn: 1, gridRow: 2, justifySelf: 'start' },
    '& > li > .MuiIconButton-root': { gridColumn: 2, gridRow: 1 },
  },
});

/** The chosen recipes, each with its servings. */
export function ChosenRecipes({ chosen, onServings, onRemove }: ChosenRecipesProps) {
  return (
    <Rows aria-label="Chosen recipes">
      {chosen.map(({ recipe, servings }) => (
        <li key={recipe.id}>
          <div>
            <b dir="auto">{recipe.title}</b>
            {!recipe.servingsStated && servings === null && (
              <small>Servings not stated, amounts as written</small>
            )}
          </div>
          <ServingsStepper
            value={servings ?? (recipe.servingsStated ? recipe.servings : defaultServings)}
            onChange={(changed) => onServings(recipe.id, changed)}
          />
          <IconAction
            label={`Leave out ${recipe.title}`}
            icon={<CloseIcon />}
            onClick={() => onRemove(recipe)}
          />
        </li>
      ))}
    </Rows>
  );
}
