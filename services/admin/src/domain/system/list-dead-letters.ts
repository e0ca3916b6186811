import { invalid } from '@convivio/platform/errors';
import type { Letter, Letters } from './letters.ts';

const LARGEST_PAGE = 100;
/** Letters may be of a megabyte; characters that are shown of one. */
const SHOWN_CHARACTERS = 2_000;

/** A letter as administrators see it. */
export interface ShownLetter extends Omit<Letter, 'message' | 'raw'> {
  /** Whether it is a message, and can be replayed. */
  readable: boolean;
  content: string;
}

/** A page of dead letters, the oldest first. Throws 422 for a page that cannot be. */
export async function listDeadLetters(
  letters: Pick<Letters, 'list'>,
  { first, after }: { first: number; after: string | null },
): Promise<ShownLetter[]> {
  if (first < 1 || first > LARGEST_PAGE)
    throw invalid('PAGE_SIZE', `Ask for 1 to ${LARGEST_PAGE} dead letters at once.`, {
      first: `must be 1 to ${LARGEST_PAGE}`,
    });
  const found = await letters.list({ limit: first, ...(after && { after }) });
  return found.map(({ message, raw, ...letter }) => ({
    ...letter,
    readable: message !== null,
    content: raw.slice(0, SHOWN_CHARACTERS),
  }));
}
