import type { Problems } from './problems.ts';

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const counted = new Intl.NumberFormat('en');

/** Text as it is kept: whole characters, no control characters, line ends in one way. */
function tidyText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
}

/** Text of any number of lines. */
export function readText(
  problems: Problems,
  field: string,
  name: string,
  text: string,
  limit: number,
): string {
  const tidy = tidyText(text);
  if (tidy.length > limit)
    problems.add(
      field,
      `must have at most ${counted.format(limit)} characters`,
      `${name} can have at most ${counted.format(limit)} characters; this one has ${counted.format(tidy.length)}.`,
    );
  return tidy;
}

/** Text of one line. */
export function readLine(
  problems: Problems,
  field: string,
  name: string,
  text: string,
  limit: number,
): string {
  return readText(problems, field, name, text.replace(/\s+/g, ' '), limit);
}

/** Blanks, marks of direction, joiners and the letters of scripts that are drawn as nothing. */
const NOTHING_SEEN = /^[\s\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether nothing of a text can be seen. */
export const isNothingSeen = (text: string): boolean => NOTHING_SEEN.test(text);

/** Marks that turn the text around them (embeddings, overrides and isolates of Unicode's bidirectional algorithm, UAX 9). */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A title or a name without marks that turn the text around it, which stands in sentences, lists and messages: "\u202e" would have all behind it
 * read backwards. Letters keep their own direction, and marks that turn nothing else stay.
 */
export const withoutTurning = (text: string): string => text.replace(TURNING, '');

/** A line by which a person finds a thing again, such as a title; without marks that turn what is around it, and empty where nothing of it can be seen. */
export function readVisibleLine(
  problems: Problems,
  field: string,
  name: string,
  text: string,
  limit: number,
): string {
  const plain = withoutTurning(text).replace(/\p{Cc}+/gu, ' ');
  const read = readLine(problems, field, name, plain, limit);
  return isNothingSeen(read) ? '' : read;
}

/** A text that may be missing: null for nothing. */
export function readOptional(
  problems: Problems,
  field: string,
  name: string,
  text: string | null,
  limit: number,
): string | null {
  return (text && readText(problems, field, name, text, limit)) || null;
}
