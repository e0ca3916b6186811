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

/** A line by which a person finds a thing again; empty where nothing of it can be seen. */
export function readVisibleLine(...line: Parameters<typeof readLine>): string {
  const read = readLine(...line);
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
