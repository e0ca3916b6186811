import { tooMany } from '@convivio/platform/errors';

/** Does a piece of work when the earlier ones of its cook are done. Throws 429 where too many of them wait already. */
export type InTurn = <Result>(cookId: string, work: () => Promise<Result>) => Promise<Result>;

/** As many pieces of one cook wait behind the one in hand. */
export const MOST_WAITING = 16;
/** As many lists are made at once, of whatever cooks. */
export const MOST_AT_ONCE = 4;
const RETRY_S = 5;

/**
 * Each cook has one list made at a time, and few cooks at once have theirs: one of long recipes is much work, for which nobody else should have to
 * wait, and who asks for something small would be behind every step of all that are being made.
 */
export function turnsOfCooks(): InTurn {
  const asOneOfFew = atMost(MOST_AT_ONCE);
  const lines = new Map<string, { begun: number; last: Promise<unknown> }>();
  return async (cookId, work) => {
    const line = lines.get(cookId) ?? { begun: 0, last: Promise.resolve() };
    if (line.begun > MOST_WAITING)
      throw tooMany('Many of your shopping lists are being made. Try again in a moment.', RETRY_S);
    lines.set(cookId, line);
    line.begun += 1;
    const result = line.last.then(() => asOneOfFew(work));
    line.last = result.catch(() => {});
    try {
      return await result;
    } finally {
      line.begun -= 1;
      if (line.begun === 0) lines.delete(cookId);
    }
  };
}

/** Does as many pieces of work at once as that, the others in the order in which they came. */
function atMost(most: number) {
  const waiting: (() => void)[] = [];
  let underway = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underway < most) underway += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Who comes next takes this one's place.
      const next = waiting.shift();
      if (next) next();
      else underway -= 1;
    }
  };
}
