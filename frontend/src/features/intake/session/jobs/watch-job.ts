import { isOver, type JobUpdate } from './job-update.ts';

/** Where news of jobs come from. */
export interface JobNews {
  /** Updates of every job, as they happen. */
  subscribe(listener: (update: JobUpdate) => void): () => void;
  /** Asks for one job; null when it is not known (any more). Throws while the server cannot be reached. */
  ask(jobId: string): Promise<JobUpdate | null>;
  /** Calls back once after so many milliseconds; the answer cancels. */
  after(milliseconds: number, action: () => void): () => void;
}

/** The stream tells at once; asking is for news that were missed, and for times without a stream. */
const askEvery = 4_000;

/**
 * Follows a job to its end and answers how it ended. News that arrived before, or were lost, are
 * caught up by asking. Once `signal` is aborted nobody listens any more, and the answer never
 * comes.
 */
export function watchJob(
  jobId: string,
  news: JobNews,
  onUpdate: (update: JobUpdate) => void,
  signal: AbortSignal,
): Promise<JobUpdate> {
  return new Promise((resolve) => {
    let over = false;
    let cancelTimer = () => {};
    const unsubscribe = news.subscribe((update) => {
      if (update.jobId === jobId) take(update);
    });

    function take(update: JobUpdate): void {
      if (over) return;
      if (!isOver(update)) return onUpdate(update);
      leave();
      resolve(update);
    }

    function leave(): void {
      over = true;
      unsubscribe();
      cancelTimer();
      signal.removeEventListener('abort', leave);
    }

    async function ask(): Promise<void> {
      try {
        const update = await news.ask(jobId);
        take(
          update ?? {
            jobId,
            stage: 'error',
            title: null,
            recipeId: null,
            draft: false,
            error: 'This import is no longer known. Start it again.',
            mayRetry: false,
          },
        );
      } catch {
        // The server cannot be reached; the next round asks again.
      }
      if (!over) cancelTimer = news.after(askEvery, () => void ask());
    }

    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    else void ask();
  });
}
