import { correctionKey, type Corrections } from '@convivio/culinary/analyse';
import type { Announcement } from '@convivio/contracts/announcement';

/** What a cook has said of an ingredient's name, for all of their recipes. */
export interface FoodCorrection {
  /** As it was read in a line. */
  ingredient: string;
  /** Null where it is nothing that counts. */
  foodId: string | null;
  /** Of the whole line; null where it is weighed as ever. */
  grams: number | null;
}

export interface KeptCorrections {
  corrections: FoodCorrection[];
  /** Grows with every change; 0 where nothing is kept. */
  version: number;
}

/** Where the corrections of cooks are kept. */
export interface FoodCorrectionStore {
  /** Those of a cook, with no corrections and version 0 where none are kept. */
  find(ownerId: string): Promise<KeptCorrections>;
  /** Puts others in the place of the version that was read; false where somebody else was faster. */
  save(
    ownerId: string,
    corrections: readonly FoodCorrection[],
    before: number,
    announcements: readonly Announcement[],
  ): Promise<boolean>;
}

/** The corrections as analyses look them up. */
export const correctionsByName = (corrections: readonly FoodCorrection[]): Corrections =>
  new Map(
    corrections.map(({ ingredient, foodId, grams }) => [
      correctionKey(ingredient),
      { foodId, ...(grams !== null && { grams }) },
    ]),
  );
