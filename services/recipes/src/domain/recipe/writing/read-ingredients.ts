import { parseIngredient } from '@convivio/culinary/line';
import { invalid } from '@convivio/platform/errors';
import { LIMITS } from './recipe-limits.data.ts';
import type { ReadIngredient } from '../recipe.ts';

const MOST_LINES = 5_000;
/** More than these, in lines and characters, are read where nobody has to wait for it. */
const AT_HAND = { lines: 200, characters: 20_000 };
const counted = new Intl.NumberFormat('en');

/** Reads lines as `parseLines` does, elsewhere. */
export type ReadManyLines = (
  lines: readonly string[],
  language: string | null,
) => Promise<ReadIngredient[]>;

/** Reads ingredient lines that belong to no recipe. Throws 422 for more or longer ones than anybody writes. */
export async function readIngredients(
  readMany: ReadManyLines,
  lines: readonly string[],
  language: string | null,
): Promise<ReadIngredient[]> {
  const [most, longest] = [counted.format(MOST_LINES), counted.format(LIMITS.line)];
  if (lines.length > MOST_LINES)
    throw invalid('TOO_MANY_LINES', `At most ${most} lines can be read at once.`, {
      lines: `at most ${most}`,
    });
  if (lines.some((line) => line.length > LIMITS.line))
    throw invalid('LINE_TOO_LONG', `A line can have at most ${longest} characters.`, {
      lines: `at most ${longest} characters each`,
    });
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  return lines.length > AT_HAND.lines || characters > AT_HAND.characters
    ? readMany(lines, language)
    : parseLines(lines, language);
}

export function parseLines(lines: readonly string[], language: string | null): ReadIngredient[] {
  return lines.map((line) => parseIngredient(line, language ? { language } : {}));
}
