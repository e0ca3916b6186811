import { tooMany } from '@convivio/platform/errors';

/** Does a piece of work when the earlier ones of its cook are done. Throws 429 where too many of them wait already. */
export type InTurn = <Result>(cookId: string, work: () => Promise<Result>) => Promise<Result>;

/** As many pieces of one cook wait behind the one in hand. */
export const MOST_WAITING = 16;
const RETRY_S = 5;

/**
 * Each cook has one piece made at a time: a list of long recipes, a calendar of a thousand dinners are much work, for which nobody else should
 * have to wait. The sentence tells who asks for too many.
 */
export function turnsOfCooks(sentence: string): InTurn {
  const lines = new Map<string, { begun: number; last: Promise<unknown> }>();
  return async (cookId, work) => {
    const line = lines.get(cookId) ?? { begun: 0, last: Promise.resolve() };
    if (line.begun > MOST_WAITING) throw tooMany(sentence, RETRY_S);
    lines.set(cookId, line);
    line.begun += 1;
    const result = line.last.then(work);
    line.last = result.catch(() => {});
    try {
      return await result;
    } finally {
      line.begun -= 1;
      if (line.begun === 0) lines.delete(cookId);
    }
  };
}
