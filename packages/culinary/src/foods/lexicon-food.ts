import type { Language } from '../words/language.ts';
import type { Contents, Food } from './food.ts';
import type { Origin } from './origins.data.ts';

/** A food with all its names, as the tables in `lexicon/` tell it. */
export interface LexiconFood {
  food: Food;
  names: Readonly<Record<Language, readonly FoodName[]>>;
  /** Parts of German, Dutch and Swedish compounds that name it. */
  parts: readonly CompoundPart[];
  marks: string;
}

export interface FoodName {
  /** Singular and plural, where both are known. */
  forms: readonly string[];
  /** A kind of the food. */
  kind: boolean;
  /** Where it is read: anywhere, where the language is stated, or where it is all that is named. */
  read: 'anywhere' | 'in its language' | 'alone';
  /** Beside other words it may be of an animal, or of none: "braised shoulder", "celery heart". */
  undecided: boolean;
  /** Where not that of the food. */
  origins: Contents<Origin> | null;
  /** Singular and plural in English where not those of the food. */
  english: readonly string[] | null;
}

export interface CompoundPart {
  place: 'first' | 'inside' | 'last';
  text: string;
  /** Where not that of the food. */
  origin: Origin | null;
}
