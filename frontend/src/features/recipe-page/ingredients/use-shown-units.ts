import { writtenSystem } from '@convivio/culinary/show';
import { useUnitChoice, type UnitChoice, type Units } from '../../../kitchen/units/unit-choice.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { ticksNames } from '../ticks-names.ts';
import { useAsWritten } from './use-as-written.ts';

/** In which units a recipe is shown. */
export interface UnitsOnPage {
  choice: UnitChoice;
  /** The amounts stand as in the source, whatever is chosen. */
  asWritten: boolean;
  setAsWritten: (asWritten: boolean) => void;
  /** Those in which it is shopped for: as on the page. */
  toShopIn: Units;
}

/** The units that are chosen, or those of the source where they are asked for. */
export function useShownUnits(recipe: ShownRecipe, factor: number): UnitsOnPage {
  const choice = useUnitChoice();
  const [asWritten, setAsWritten] = useAsWritten(
    JSON.stringify([ticksNames(recipe).lines, factor, choice]),
  );
  const own = asWritten ? writtenSystem(recipe.ingredients, recipe.lang) : null;
  return { choice, asWritten, setAsWritten, toShopIn: own ?? choice.units };
}
