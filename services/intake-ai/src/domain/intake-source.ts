import type { RecipeDraft } from '@convivio/culinary/recipe';
import type { Job } from './job.ts';

/** A picture to be kept with the recipe. */
export interface Picture {
  bytes: Uint8Array;
  mimeType: string;
}

/** What reading a source gave. */
export interface Reading {
  draft: RecipeDraft;
  /** All words of the source, for checking what a provider claims to have found there. */
  sourceText: string;
  /** An image that a provider with vision may look at. */
  image: Picture | null;
  /** The hero picture, when the source brought one along. */
  picture: Picture | null;
  /** What an uploaded file turned out to be. */
  mimeType: string | null;
  /** The address the recipe was finally found at. */
  url: string | null;
}

/** Reads a job's source. Throws ProductError with the sentence for the cook when nothing can be made of it. */
export type ReadSource = (job: Job, signal: AbortSignal) => Promise<Reading>;
