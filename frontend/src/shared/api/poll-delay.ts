const first = 700;
const longest = 5000;
const growth = 1.25;

/**
 * Milliseconds until what runs is looked at again: the longer it takes, the longer. `looks`: how
 * often it was, from 1.
 */
export const pollDelay = (looks: number): number =>
  Math.min(first * growth ** (looks - 1), longest);
