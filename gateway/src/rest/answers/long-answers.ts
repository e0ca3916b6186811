import { tooMany } from '@convivio/platform/errors';
import { pause } from '@convivio/platform/pauses';
import { semaphore, type Semaphore } from '@convivio/platform/processes/semaphore';

/** Of one cook: answers that are sent at once, and those that wait behind them. */
const MOST_SENT = 2;
const MOST_WAITING = 20;
/** Pieces of answers that are made at once, of all cooks together: a second one is made while the first waits for its service. */
const MOST_MADE = 2;
/** By then some of those that wait are sent. */
const AGAIN_S = 10;

/** Answers of any length, such as a whole library: they give way to everything else, and to each other. */
export interface LongAnswers {
  /**
   * Sends one once fewer than two of the same cook are being sent. Throws where too many wait already (429), or the signal's reason, which aborts
   * when its reader goes away.
   */
  inLine(cookId: string, gone: AbortSignal, send: () => Promise<void>): Promise<void>;
  /** Makes a piece of one when it is its turn: all that are being sent take turns, and others are answered between two pieces. */
  piece<Piece>(make: () => Promise<Piece>): Promise<Piece>;
}

/** The long answers of a gateway; each gateway counts for itself. */
export function longAnswers(): LongAnswers {
  const lines = new Map<string, { places: Semaphore; taken: number }>();
  const making = semaphore(MOST_MADE);
  return {
    async inLine(cookId, gone, send) {
      const line = lines.get(cookId) ?? { places: semaphore(MOST_SENT), taken: 0 };
      if (line.taken >= MOST_SENT + MOST_WAITING) throw tooManyAtOnce();
      line.taken++;
      lines.set(cookId, line);
      try {
        const leave = await line.places.acquire(1, gone);
        await send().finally(leave);
      } finally {
        if (--line.taken === 0) lines.delete(cookId);
      }
    },
    async piece(make) {
      const leave = await making.acquire(1, NEVER);
      try {
        await pause();
        return await make();
      } finally {
        leave();
      }
    },
  };
}

const NEVER = new AbortController().signal;

const tooManyAtOnce = () =>
  tooMany(
    'Too many long lists are asked for at once. Wait until some of them are answered, or ask for them page by page.',
    AGAIN_S,
  );
