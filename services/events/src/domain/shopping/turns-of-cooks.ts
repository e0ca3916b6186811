import { tooMany } from '@convivio/platform/errors';

/** Does a piece of work when the earlier ones of its cook are done. Throws 429 where too many of them wait already. */
export type InTurn = <Result>(cookId: string, work: () => Promise<Result>) => Promise<Result>;

/** As many pieces of one cook wait behind the one in hand. */
export const MOST_WAITING = 16;
const RETRY_S = 5;

/** Each cook has one list made at a time: one of long recipes is much work, for which nobody else should have to wait. */
export function turnsOfCooks(): InTurn {
  const lines = new Map<string, { begun: number; last: Promise<unknown> }>();
  return async (cookId, work) => {
    const line = lines.get(cookId) ?? { begun: 0, last: Promise.resolve() };
    if (line.begun > MOST_WAITING)
      throw tooMany('Many of your shopping lists are being made. Try again in a moment.', RETRY_S);
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
