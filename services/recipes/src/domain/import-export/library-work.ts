import type { Announcement } from '@convivio/contracts/announcement';

/** What imports and exports have in common: work of a cook's that goes on for a while, in runs that may be interrupted. */
export interface LibraryWork {
  id: number;
  ownerId: string;
  state: 'running' | 'finished' | 'failed';
  error: string | null;
}

/** What became of work that was to be begun: it was written down, the same is there already, or too much of the cook's is running. */
export type Begun = 'begun' | 'known' | 'full';

/** Where work is kept with the runs at it. A run is named by whoever begins it. */
export interface RunStore<Work extends LibraryWork, Changes> {
  find(id: number): Promise<Work | null>;
  /**
   * Has the run take it in hand, and counts it: `tries` are those before that have neither come
   * further nor been taken back. Null when it has ended.
   */
  beginRun(id: number, run: string): Promise<{ work: Work; tries: number } | null>;
  /**
   * Writes what the run has come to, and answers the work as it is then. Null when another run has
   * it in hand by now: nothing is written.
   */
  saveRun(id: number, run: string, changes: Changes): Promise<Work | null>;
  /** Lets it out of the run's hand; a run that is `excused` does not count. */
  endRun(id: number, run: string, how: { excused: boolean }): Promise<void>;
  /** Takes back a run that lives although another has its work in hand by now: it has killed no process. */
  excuseLost(id: number): Promise<void>;
  /**
   * Announces again what runs and nobody has touched since, of whomever, at most so many; what is
   * announced counts as touched. Answers how many.
   */
  announceAgain(untouchedSince: Date, most: number): Promise<number>;
  /** Whether a run has other work of the same owner in hand. */
  hasOtherInHand(id: number, ownerId: string): Promise<boolean>;
}

/** What is told where the work is begun: that somebody should do it. */
export type Requested = Announcement<'library-import.requested' | 'library-export.requested'>;
