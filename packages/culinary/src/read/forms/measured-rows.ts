import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { namesFood } from '../../foods/line-words.ts';
import { foldWords } from '../../words/fold.ts';
import { endsMeasured, isAmountOnly, opensItem } from '../text/lines/item-openings.ts';

const SURE = 0.9;
const LONGEST = 60;
const MOST_ROWS = 4_000;
const FEWEST_LETTERS = 3;

/**
 * Whether a line is a row of its source by itself, and measures a food: "1 kg coniglio a pezzi", "mezzo chilo di cipolle", "Mehl: 200 g" are
 * items wherever they stand.
 */
export function measuredRows(rows: readonly string[]): (line: string) => boolean {
  const folded = new Set(rows.slice(0, MOST_ROWS).map(foldWords));
  return (line) =>
    line.length <= LONGEST &&
    folded.has(foldWords(line)) &&
    (measuresInFront(line) || measuresBehindColon(line) || endsMeasured(line));
}

const measuresInFront = (line: string): boolean =>
  (/^[\d¼-¾⅐-⅞]/u.test(line) || opensItem(line)) &&
  looksLikeIngredient(line) > SURE &&
  namesFood(line, FEWEST_LETTERS);

function measuresBehindColon(line: string): boolean {
  const [, food = '', amount = ''] = /^([^:]{3,50}):\s+([^:]+)$/u.exec(line) ?? [];
  return amount !== '' && isAmountOnly(amount) && namesFood(food, FEWEST_LETTERS);
}
