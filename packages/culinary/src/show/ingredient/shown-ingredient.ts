import type { NumberText } from '../numbers/fractions.ts';
import type { BendWords } from '../numbers/bend-words.ts';
import type { FindFood } from '../convert/weigh-solids.ts';

export interface WrittenAmount {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
}

/** What showing needs of an ingredient line that was read. */
export interface ReadIngredient extends WrittenAmount {
  name: string;
  size: string | null;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  packageSize: WrittenAmount | null;
  otherAmounts: readonly WrittenAmount[];
  /** Grams, millilitres or centimetres; null where nothing can be reckoned. */
  metricAmount: number | null;
  originalText: string;
}

export interface ShowOptions {
  /** Chosen servings over the recipe's. What is not a positive number counts as 1. */
  factor: number;
  /** `original` is the source's own units. */
  units: 'metric' | 'imperial' | 'original';
  /** Of metric: spoons stay spoons and do not become millilitres. */
  keepSpoons: boolean;
  /** Of metric: with `findFood`, cups of solids become grams by their density, and tablespoons unless spoons are kept. */
  weighSolids: FindFood | false;
  /** `bendWords`, whose tables are large, so that only who scales recipes in other languages than English brings them along. Words stay without it. */
  bend?: BendWords | null | undefined;
  /** ISO 639-1 code of the line's language: for figures that two languages read differently ("1.200"), and for spoons and cups in its own words ("EL"). */
  language?: string | undefined;
}

/** Options as the parts of this folder use them: a usable factor, and in whose words the source's own units stand. */
export interface LineOptions extends ShowOptions {
  unitLanguage?: string | undefined;
}

/** One ingredient in the recipe's columns. */
export interface ShownIngredient {
  /** None, one number, or the two ends of a range. */
  amount: readonly NumberText[];
  unit: string;
  text: string;
  /** What softens the amount, as the line has it in front: "about", "ca.". Null without one, and where the line stands whole. */
  about: string | null;
  /** The amount is a weight computed from a volume by the food's density. */
  computed: boolean;
  /** The amount as the source has it, scaled, where the columns show a converted one. */
  written: { amount: readonly NumberText[]; unit: string } | null;
  /** Something in the line is not in the source's own units: its amount, or a length or temperature in its words. */
  converted: boolean;
  /** The recipe is scaled but this line is not: it stands as it was written, since its figures cannot be scaled surely. */
  unscaled: boolean;
}
