import type { RecipeDraft } from '@convivio/culinary/recipe';

/** What reading words gave. */
export interface WordsRead {
  draft: RecipeDraft;
  /** The words themselves, line by line, up to a bound. */
  text: string;
}
