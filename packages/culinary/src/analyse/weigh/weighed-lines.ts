import type { ByParts } from '../../words/by-parts.ts';
import type { RecipeLines } from './recipe-lines.ts';
import { hyphensAreBullets } from './unusable-amount.ts';
import { usableServings } from './usable-servings.ts';
import type { LineOfRecipe } from './weigh-line.ts';
import { weighLine } from './weigh-line.ts';
import { isWeighed, type KnownNames, type UnweighedFood, type WeighedFood } from './weighed.ts';

/** The foods of a whole recipe, each beside its line. */
export interface WeighedLines {
  foods: { line: LineOfRecipe; weighed: WeighedFood }[];
  left: { line: LineOfRecipe; unweighed: UnweighedFood }[];
  servings: number;
  servingsStated: boolean;
}

/** Every line weighed, one at a time; servings that are not stated, or no number, are the usual four. */
export function* weighedLines(
  { lines, servings, languageCode }: RecipeLines,
  known: KnownNames,
): ByParts<WeighedLines> {
  const found: WeighedLines = { foods: [], left: [], ...usableServings(servings) };
  const bulleted = hyphensAreBullets(lines);
  for (const line of lines) {
    yield;
    for (const weighed of weighLine(line, languageCode, known, bulleted))
      if (isWeighed(weighed)) found.foods.push({ line, weighed });
      else found.left.push({ line, unweighed: weighed });
  }
  return found;
}
