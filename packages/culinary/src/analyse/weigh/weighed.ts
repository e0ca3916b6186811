import type { Food } from '../../foods/food.ts';
import type { DiscoveredFigures, DiscoveredFoods } from './discovered-food.ts';

/**
 * How a weight is told: it stands in the line, follows from a volume by density, from the weight of a piece, from what a package holds, or is what kitchens
 * usually mean by a measure.
 */
export type WeighedBy = 'stated' | 'volume' | 'piece' | 'package' | 'household';

/** A food that a line asks for, with what of it is eaten. */
export interface WeighedFood {
  /** As it was read in the line; by it a cook corrects the food. */
  ingredient: string;
  food: Food;
  /** Grams that count: of the edible part, as its figures are, so raw and drained. */
  grams: number;
  how: WeighedBy;
  /** The same for a reader: "a medium onion weighs 110 g". */
  weighedBy: string;
  /** What was assumed that the line does not state, in sentences; null where nothing was. */
  assumed: string | null;
  /** A cook has said which food it is. */
  corrected: boolean;
  /** No table knows it; these are its figures. Null for a food of the tables. */
  discovered: DiscoveredFigures | null;
}

/** Something that a line asks for and that does not count. */
export interface UnweighedFood {
  /** Null where no name was read. */
  ingredient: string | null;
  /** Null where none was surely read. */
  food: Food | null;
  /** Why, in a sentence. */
  reason: string;
  /** Whether the sums lack something for it; not so for water, and what a pinch of seasoning lacks nobody notices. */
  missing: boolean;
  /** No table knows the name. */
  unknown: boolean;
  /** A cook has said which food it is, or that it does not count. */
  corrected: boolean;
}

export type Weighed = WeighedFood | UnweighedFood;

export const isWeighed = (weighed: Weighed): weighed is WeighedFood => 'grams' in weighed;

/** What a cook has said of a name: which food it is and, where told, what the line weighs; null for what is nothing that counts. */
export interface Correction {
  foodId: string | null;
  /** Of the whole line. */
  grams?: number;
}

/** Corrections by name, as `correctionKey` writes it. */
export type Corrections = ReadonlyMap<string, Correction>;

/** What is known of names beside the tables; what the cook has said comes before them, what was discovered behind. */
export interface KnownNames {
  corrections?: Corrections;
  discovered?: DiscoveredFoods;
}

/** Under which a name is corrected: small letters, single blanks. */
export const correctionKey = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
