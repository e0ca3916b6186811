import { conflict } from '@convivio/platform/errors';

/** As many others as may come in between before one is asked to try again. */
const TRIES = 8;

/** Does what holds only where nobody was faster, anew on what is there then; `attempt` answers undefined where somebody was. Throws 409 in the end. */
export async function tryAnew<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw conflict(
    'EVENT_BUSY',
    'This event is being changed by somebody else at the moment. Try again.',
  );
}
