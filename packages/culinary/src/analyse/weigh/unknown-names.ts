import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import { isWeighed, correctionKey, type KnownNames } from './weighed.ts';
import { weighLine, type LineOfRecipe } from './weigh-line.ts';

/** So many of one recipe, and characters of one. */
const MOST_NAMES = 20;
const MOST_CHARACTERS = 100;
/** More words than these are a remark. */
const MOST_WORDS = 6;

/** Letters with what stands between those of a name: no sentence, no address, no markup, nothing that cannot be seen. */
const nameOfFood = /^(?=.*(?:\p{Lo}|\p{L}\p{M}*\p{L}))[\p{L}\p{M}\p{N} '’&%-]+$/u;

interface LinesToName {
  lines: readonly LineOfRecipe[];
  languageCode: string | null;
}

/**
 * Names of a recipe's lines that may be foods and that neither the tables nor what is `known` beside them has, each once, as `correctionKey` writes them. At
 * most 20. `languageCode` (ISO 639-1) is that of the lines.
 */
export const unknownNames = (recipe: LinesToName, known: KnownNames = {}): string[] =>
  inOneGo(unknownNamesByParts(recipe, known));

/** The same a line at a time. */
export function* unknownNamesByParts(
  { lines, languageCode }: LinesToName,
  known: KnownNames = {},
): ByParts<string[]> {
  const names = new Set<string>();
  for (const line of lines) {
    yield;
    for (const weighed of weighLine(line, languageCode, known)) {
      if (isWeighed(weighed) || !weighed.unknown || weighed.ingredient === null) continue;
      const name = correctionKey(weighed.ingredient);
      if (mayBeFood(name)) names.add(name);
      if (names.size === MOST_NAMES) return [...names];
    }
  }
  return [...names];
}

/** Whether a name, as `correctionKey` writes it, looks like that of a food. */
const mayBeFood = (name: string): boolean =>
  name.length <= MOST_CHARACTERS && name.split(' ').length <= MOST_WORDS && nameOfFood.test(name);
