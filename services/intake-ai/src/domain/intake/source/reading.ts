import type { RecipeDraft } from '@convivio/culinary/recipe';
import type { ProductError } from '@convivio/platform/errors';
import type { Picture } from '../../provider/picture.ts';
import type { Job } from '../job/job.ts';

/** A page of a PDF, or a picture that is one of several pages. */
export interface UnreadPage {
  /** From 1. */
  page: number;
  /** A sentence that says why; null for a page of a PDF. */
  why: string | null;
}

/** A stretch of writing in a picture of which nothing was read. */
export interface UnreadPart {
  /** Of several pages the one it is on, from 1; null for a picture alone. */
  page: number | null;
  /** The line that was read above it; null where there is none. */
  below: string | null;
}

/** What reading a source gave. */
export interface Reading {
  draft: RecipeDraft;
  /** All words of the source, for a provider to read and for checking what it claims to have found there. */
  sourceText: string;
  /** 0 to 100: with how much two thirds of the words were recognised; null where they did not come from a picture. */
  confidence: number | null;
  /** The source as pictures, for a provider with vision; empty for sources that are text. Made when asked for. */
  scans(): Promise<Picture[]>;
  /** Why nothing could be read here without a provider; null where something was. */
  unreadable: ProductError | null;
  /** Pages that are not in the words, although there is something on them. */
  unreadPages: readonly UnreadPage[];
  unreadParts: readonly UnreadPart[];
  /** The hero picture, when the source brought one along. */
  picture: Picture | null;
  /** What an uploaded file turned out to be. */
  mimeType: string | null;
  /** What the pictures behind it turned out to be, where it is the first page of several. */
  furtherTypes: readonly (string | null)[];
  /** The address the recipe was finally found at. */
  url: string | null;
}

/** Stops the clock of a run, where it can do nothing but wait for others; answers what starts it again. */
export type PauseRun = () => () => void;

/** Reads a job's source; what waits for its turn pauses the run. Throws ProductError with the sentence for the cook when nothing can be made of it. */
export type ReadSource = (job: Job, signal: AbortSignal, pause: PauseRun) => Promise<Reading>;
