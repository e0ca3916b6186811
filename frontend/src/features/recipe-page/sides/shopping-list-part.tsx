import { useState, type ReactNode } from 'react';
import type { Units } from '../../../kitchen/units/unit-choice.ts';
import type { LazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { BasketIcon } from '../../../shared/ui/icons/icons.ts';
import type { UnitsOnPage } from '../ingredients/use-shown-units.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import type { Translation } from '../use-translation.tsx';
import type { Serving } from './serving.ts';

/** What to buy for a recipe, begun with as many servings as are shown. */
export type ShoppingListPart = LazyWhenOpen<{
  onClose: () => void;
  recipeId: string;
  title: string;
  servings: number;
  /** Its amounts are in the units of the page. */
  units: Units;
  /** It speaks English, as the page does. */
  inEnglish: boolean;
}>;

const listOpener = ({ fetch }: ShoppingListPart, onClick: () => void) =>
  ({
    onClick,
    onPointerEnter: fetch,
    onFocus: fetch,
    'aria-haspopup': 'dialog',
    children: 'Shopping List',
    variant: 'contained',
    startIcon: <BasketIcon />,
  }) as const;

interface ShownParts {
  recipe: ShownRecipe;
  translation: Translation;
  serving: Serving;
  units: UnitsOnPage;
}

/** The shopping list of a recipe as it is shown, and what a button needs to open it. */
export function useShoppingListPart(
  ShoppingList: ShoppingListPart,
  { recipe, translation, serving, units }: ShownParts,
): { opener: ReturnType<typeof listOpener>; list: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    opener: listOpener(ShoppingList, () => setOpen(true)),
    list: (
      <ShoppingList
        open={open}
        onClose={() => setOpen(false)}
        recipeId={recipe.id}
        title={translation.title ?? recipe.title}
        servings={serving.servings}
        units={units.toShopIn}
        inEnglish={translation.inEnglish}
      />
    ),
  };
}
