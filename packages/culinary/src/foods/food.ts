import type { Aisle } from './aisles.data.ts';
import type { Allergen } from './allergens.data.ts';
import type { Origin } from './origins.data.ts';

/** What is surely in a food, and what is in it by one recipe or maker and not by another. */
export interface Contents<Part> {
  has: readonly Part[];
  may: readonly Part[];
  /** Anything may be in it: "sauce". */
  unknown: boolean;
}

/** One food of the lexicon. */
export interface Food {
  /** Stable: the name in lower case, words joined by hyphens. */
  id: string;
  /** English, as a cook says it. */
  name: string;
  /** Where it differs from the name: "leaves". */
  plural: string;
  aisle: Aisle;
  /** What it comes from. */
  origins: Contents<Origin>;
  allergens: Contents<Allergen>;
  /** Its rows in tables of nutrients and of climate. */
  keys: { readonly usda: string | null; readonly agribalyse: string | null };
  /** Grams in one millilitre, as cooks measure it: flour spooned, brown sugar packed. Null where nobody measures it so. */
  density: number | null;
  /** Grams of one piece. */
  pieceGrams: number | null;
  /** Unit id of what a piece is: "clove" of garlic; null for the whole thing. */
  pieceUnit: string | null;
  /** Density or piece weight is a kitchen estimate, not a figure of a food table. */
  estimated: boolean;
  /** Poured, and sold by volume. */
  liquid: boolean;
  /** Drunk, or mixed into drinks, and poured by the fluid ounce: "1 oz gin". */
  drunk: boolean;
  /** A food word in front makes another food of it: "almond milk". */
  basic: boolean;
  /** Every kitchen has it. */
  staple: boolean;
  /** A kind of food rather than one food: "cheese". Two lines of it may mean different things. */
  generic: boolean;
  /** Comes from the tap. */
  water: boolean;
  /** Often made with the animal that it may hold, so that nobody may rely on its being of none: "kimchi". */
  varying: boolean;
  /** Cut or shaped like meat: the wings of a cauliflower, the heart of an artichoke. */
  shaped: boolean;
}
