import type { SubmissionKind } from '../submission.ts';

/** How a recipe came into the library. */
export type Came = 'uploaded' | 'imported';

interface OutcomeWords {
  came: Came;
  success: string;
  failure: string;
  /** What to do about a failure of which nothing better is known. */
  advice: string;
  /** What the card of such a failure says. */
  card: string;
}

const uploadWords: OutcomeWords = {
  came: 'uploaded',
  success: 'Recipe uploaded successfully!',
  failure: 'Upload failed',
  advice: 'Please try again',
  card: 'Upload failed',
};

/** Said in place of success, of what was read with low confidence. */
export const DRAFT = 'Draft: read with low confidence';

/** How the end of an intake is told, by what was handed over. */
export const outcomeWords: Readonly<Record<SubmissionKind, OutcomeWords>> = {
  file: uploadWords,
  photo: uploadWords,
  pages: uploadWords,
  url: {
    came: 'imported',
    success: 'Recipe imported successfully!',
    failure: 'Import failed',
    advice: 'Please check the URL and try again',
    card: 'URL processing failed',
  },
  text: {
    came: 'imported',
    success: 'Recipe imported successfully!',
    failure: 'Import failed',
    advice: 'Please try again',
    card: 'The text could not be read',
  },
};
