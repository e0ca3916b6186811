import type { MagicCourse, MagicRecipe } from '../magic-recipe.ts';
import type { CuisineName } from '../cuisines/cuisine.ts';
import type { Secret } from '../write/secret.ts';

/** A line of a dish's list: its principal ingredient, a slot that the cuisine fills, or a food with what may stand for it in another diet. */
export type ListItem =
  | { is: 'principal'; factor: number }
  | { is: 'slot'; slot: string; factor: number; preparation: string | null; group: string | null }
  | { is: 'food'; key: string; options: readonly string[]; group: string | null };

export interface DishStep {
  /** Minutes of handwork that the text does not state. */
  prep: number;
  /** With its places to fill and times, as `read-dishes.ts` tells them. */
  text: string;
  technique: string | null;
  tip: string | null;
}

/** A kind of dish that is cooked of one principal ingredient in the pantry of any cuisine that has it. */
export interface Dish {
  id: string;
  course: MagicCourse;
  /** What a cook calls it: "stew", "braise". The first is used in sentences. */
  kinds: readonly string[];
  difficulty: MagicRecipe['difficulty'];
  /** Where it is at home; null: everywhere. */
  cuisines: readonly CuisineName[] | null;
  servings: number;
  /** Families of principal ingredients and single ones, each with the minutes of `<t>`. */
  principals: ReadonlyMap<string, number>;
  titles: readonly string[];
  descriptions: readonly string[];
  list: readonly ListItem[];
  steps: readonly DishStep[];
  /** Before which step what is eaten with it is begun; null: nothing is. */
  sideAt: number | null;
  insight: string;
  secrets: readonly Secret[];
}
