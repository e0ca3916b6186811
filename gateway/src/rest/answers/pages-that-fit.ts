import { lettersIn } from '@convivio/platform/answer-size';
import { ProductError } from '@convivio/platform/errors';

const MOST = 100;
/** The first page is short: nobody knows yet how large the items are. */
const FIRST = 10;
/** Letters of a page that holds up others for no longer than they notice. */
const LETTERS = 200_000;
/** A page that is too large is asked for once more with so many times fewer, and behind one that fits with so many times more. */
const FEWER = 4;
const MORE = 2;

/**
 * The pages of a list, each with as many items as fit into one answer and hold up nobody, `most` at most. How many that are of the next page is a guess by
 * the one before: large items often stand beside each other, and seldom all along a list.
 */
export async function* pagesThatFit<Page>(
  ask: (first: number, after: string | null) => Promise<Page>,
  cursorOf: (page: Page) => string | null,
  most: number = MOST,
): AsyncGenerator<Page> {
  let first = Math.min(most, FIRST);
  let after: string | null = null;
  do {
    const page = await fitting(ask, first, after);
    yield page.found;
    const light = Math.floor((LETTERS * page.first) / lettersIn(page.found));
    first = Math.max(1, Math.min(most, page.first * MORE, light));
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
