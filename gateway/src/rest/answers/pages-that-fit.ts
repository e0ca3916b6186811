import { ProductError } from '@convivio/platform/errors';

const MOST = 100;
/** A page that is too large is asked for once more with so many times fewer, and behind one that fits with so many times more. */
const FEWER = 4;
const MORE = 2;

/**
 * The pages of a list, each with as many items as fit into one answer, `most` at most. How many fit of the next page is a guess by the one before: large items
 * often stand beside each other, and seldom all along a list.
 */
export async function* pagesThatFit<Page>(
  ask: (first: number, after: string | null) => Promise<Page>,
  cursorOf: (page: Page) => string | null,
  most: number = MOST,
): AsyncGenerator<Page> {
  let first = most;
  let after: string | null = null;
  do {
    const page = await fitting(ask, first, after);
    yield page.found;
    first = Math.min(most, page.first * MORE);
    after = cursorOf(page.found);
  } while (after !== null);
}

/** A page of so many, or of fewer where so many are too large for one answer. */
async function fitting<Page>(
  ask: (first: number, after: string | null) => Promise<Page>,
  first: number,
  after: string | null,
): Promise<{ found: Page; first: number }> {
  try {
    return { found: await ask(first, after), first };
  } catch (error) {
    const isTooLarge = error instanceof ProductError && error.code === 'ANSWER_TOO_LARGE';
    if (!isTooLarge || first === 1) throw error;
    return fitting(ask, Math.ceil(first / FEWER), after);
  }
}
