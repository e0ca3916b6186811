import { tooMany } from '@convivio/platform/errors';

/**
 * How many exports, and how many imports, of one cook may run at once: a few are on the way while
 * the next is chosen, and nobody fills the queue of all.
 */
export const MOST_AT_ONCE = 3;
const TRY_AGAIN_S = 30;

export const tooManyExports = () =>
  tooMany(
    `${MOST_AT_ONCE} of your exports are being written already. Wait until one is ready, then try again.`,
    TRY_AGAIN_S,
  );
export const tooManyImports = () =>
  tooMany(
    `${MOST_AT_ONCE} of your library files are being imported already. Wait until one is done, then try again.`,
    TRY_AGAIN_S,
  );
