import type { IntakePorts } from '../intake-ports.ts';
import type { Submission } from '../../submission.ts';
import type { ForEvent } from './jobs-for-events.ts';
import type { JobUpdate } from './job-update.ts';

/**
 * What a failed submission can be tried again with: the job that kept the original, or the
 * submission itself under its old key.
 */
export interface Attempt {
  submission: Submission | null;
  key: string;
  jobId: string | null;
  forEvent: ForEvent | null;
  /** The owner of the collection that the recipe goes to; null for the cook's own. */
  collection: string | null;
}

export type Outcome =
  | { jobId: string; recipeId: string; title: string | null; draft: boolean }
  | { message: string | null; canRetry: boolean };

interface RunOptions {
  /** Starts the job anew where the attempt has one. */
  again?: boolean;
  /** Waits for a busy server: a long batch goes over the number of imports it takes in a while. */
  patient?: boolean;
  onUpdate?: (update: JobUpdate) => void;
}

/** How often one file of a batch waits for a busy server before it counts as failed. */
const mostWaits = 20;

export type JobRunner = ReturnType<typeof createJobRunner>;

/** Hands over what is to be read, and watches it to its end. */
export function createJobRunner(ports: IntakePorts) {
  let life = new AbortController();
  const leaving = new Set<Submission>();

  async function handOver(submission: Submission, of: Attempt, patient: boolean): Promise<string> {
    leaving.add(submission);
    try {
      for (let waits = 0; ; waits += 1) {
        try {
          return (await ports.send(submission, of.key, of.collection)).jobId;
        } catch (error) {
          const { comeAgainIn } = ports.explain(error);
          if (!patient || comeAgainIn === null || waits >= mostWaits) throw error;
          await ports.wait(comeAgainIn);
          if (life.signal.aborted) throw error;
        }
      }
    } finally {
      leaving.delete(submission);
    }
  }

  return {
    async run(
      attempt: Attempt,
      { again = false, patient = false, onUpdate = () => {} }: RunOptions = {},
    ): Promise<Outcome> {
      try {
        if (attempt.jobId === null) {
          if (attempt.submission === null) return { message: null, canRetry: false };
          attempt.jobId = await handOver(attempt.submission, attempt, patient);
        } else if (again) await ports.restart(attempt.jobId);
        if (attempt.forEvent) ports.begun(attempt.jobId, attempt.forEvent);
      } catch (error) {
        const { sentence, mayResend } = ports.explain(error);
        return { message: sentence, canRetry: mayResend };
      }
      const end = await ports.watch(attempt.jobId, onUpdate, life.signal);
      const outcome = outcomeOf(end);
      if (!('recipeId' in outcome)) ports.failed(attempt.jobId);
      return outcome;
    },

    /** What is on its way and was not handed over yet. */
    handingOver: () => [...leaving],

    /** Begins, or begins anew after its end. */
    begin(): void {
      if (life.signal.aborted) life = new AbortController();
    },

    /** Nobody is here any more who waits: what is being read is finished by the server alone. */
    end(): void {
      life.abort();
    },
  };
}

const outcomeOf = ({
  jobId,
  stage,
  recipeId,
  title,
  draft,
  error,
  mayRetry,
}: JobUpdate): Outcome =>
  stage === 'success' && recipeId !== null
    ? { jobId, recipeId, title, draft }
    : { message: error, canRetry: mayRetry };
