import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { namesFood } from '../../foods/line-words.ts';
import { foldWords } from '../../words/fold.ts';

const SURE = 0.9;
const LONGEST = 60;
const MOST_ROWS = 4_000;

/** Whether a line is a row of its source by itself, and measures a food: "1 kg coniglio a pezzi" is an item wherever it stands. */
export function measuredRows(rows: readonly string[]): (line: string) => boolean {
  const folded = new Set(rows.slice(0, MOST_ROWS).map(foldWords));
  return (line) =>
    line.length <= LONGEST &&
    /^[\d¼-¾⅐-⅞]/u.test(line) &&
    folded.has(foldWords(line)) &&
    looksLikeIngredient(line) > SURE &&
    namesFood(line, 3);
}
