import { readLine } from '@convivio/platform/written-text';

/** Blanks, marks of direction, joiners and the letters of scripts that are drawn as nothing. */
const NOTHING_SEEN = /^[\s\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** A line by which a person finds a thing again; empty where nothing of it can be seen. */
export function readVisibleLine(...line: Parameters<typeof readLine>): string {
  const read = readLine(...line);
  return NOTHING_SEEN.test(read) ? '' : read;
}
