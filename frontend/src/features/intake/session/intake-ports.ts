import type { ForEvent } from './jobs/jobs-for-events.ts';
import type { JobUpdate } from './jobs/job-update.ts';
import type { Submission, SubmissionKind } from '../submission.ts';

export interface IntakeToast {
  tone: 'success' | 'error' | 'warning';
  title: string;
  text?: string | undefined;
  /** A card in the panel says the same. */
  onCard?: boolean;
  /** The recipe that the toast offers to open. */
  recipeId?: string | undefined;
}

/** Why something could not be handed over. */
interface Failure {
  /** For a person; null when nothing better is known than that it failed. */
  sentence: string | null;
  /** Whether the same may be sent again: the server was not reached, or was busy. */
  mayResend: boolean;
  /** Milliseconds after which the server asks to come again; null when it did not. */
  comeAgainIn: number | null;
}

/** What the session needs from the world outside. */
export interface IntakePorts {
  /** Hands over to be read, without waiting for the end. */
  send(
    submission: Submission,
    idempotencyKey: string,
    /** The owner of the collection that the recipe goes to; null for the cook's own. */
    collection: string | null,
  ): Promise<{ jobId: string }>;
  /** Starts a failed job again from the original that was kept. */
  restart(jobId: string): Promise<void>;
  watch(
    jobId: string,
    onUpdate: (update: JobUpdate) => void,
    signal: AbortSignal,
  ): Promise<JobUpdate>;
  explain(error: unknown): Failure;
  wait(milliseconds: number): Promise<void>;
  notify(toast: IntakeToast): void;
  /** A job begins for the menu of an event. */
  begun(jobId: string, forEvent: ForEvent): void;
  /** A job brought no recipe. */
  failed(jobId: string): void;
  recipeAdded(recipeId: string, jobId: string, kind: SubmissionKind): void;
  newKey(): string;
}
