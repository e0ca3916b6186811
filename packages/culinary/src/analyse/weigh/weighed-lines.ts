import { inOneGo, type ByParts } from '../../words/by-parts.ts';
import { usableServings } from './usable-servings.ts';
import type { LineOfRecipe } from './weigh-line.ts';
import { weighLine } from './weigh-line.ts';
import { isWeighed, type Corrections, type UnweighedFood, type WeighedFood } from './weighed.ts';

/** The foods of a whole recipe, each beside its line. */
export interface WeighedLines {
  foods: { line: LineOfRecipe; weighed: WeighedFood }[];
  left: { line: LineOfRecipe; unweighed: UnweighedFood }[];
  servings: number;
  servingsStated: boolean;
}

interface LinesToWeigh {
  lines: readonly LineOfRecipe[];
  servings: number | null;
  languageCode: string | null;
}

/** Every line weighed; servings that are not stated, or no number, are the usual four. */
export const weighedLines = (recipe: LinesToWeigh, corrections: Corrections): WeighedLines =>
  inOneGo(weighedLinesByParts(recipe, corrections));

/** The same, a line at a time. */
export function* weighedLinesByParts(
  { lines, servings, languageCode }: LinesToWeigh,
  corrections: Corrections,
): ByParts<WeighedLines> {
  const found: WeighedLines = { foods: [], left: [], ...usableServings(servings) };
  for (const line of lines) {
    for (const weighed of weighLine(line, languageCode, corrections))
      if (isWeighed(weighed)) found.foods.push({ line, weighed });
      else found.left.push({ line, unweighed: weighed });
    yield;
  }
  return found;
}
