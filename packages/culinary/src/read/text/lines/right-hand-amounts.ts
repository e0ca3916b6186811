import type { PageLine } from './page-line.ts';

const FIGURE = String.raw`(?:[\d¼-¾⅐-⅞]|(?:ca|ungefähr|about)\.?\s+\d)[\d¼-¾⅐-⅞/.,\s–-]*`;
/** An amount alone, as apps set it at the right of its food. */
const AMOUNT = new RegExp(String.raw`^${FIGURE}(?:\p{L}{1,12}\.?)?$`, 'u');
/** Times, energy and prices are facts of a recipe, not amounts of a food. */
const FACT = /\d\s*(?:min\p{L}*|std|stunden?|h|hrs?|hours?|kcal|kj|eur|usd)\.?$|%/iu;
const NUTRITION = /\b(?:kcal|kj|calorie|kalorie|energ|brennwert|kilojoule)/iu;
/** Food that stands without an amount of its own, and names no fact. */
const FOOD = /^[^\d¼-¾⅐-⅞:]{2,60}$/u;
const FEWEST_ROWS = 3;

/**
 * Rows of a food and, apart at the right, its amount become lines of both, amount first. They are told by three rows
 * in succession whose right ends are all amounts; nutrition tables and facts stay as they are.
 */
export function withAmountsInFront(rows: PageLine[][]): PageLine[][] {
  const result: PageLine[][] = [];
  let run: PageLine[][] = [];
  const flush = () => {
    const isList =
      run.length >= FEWEST_ROWS && !run.some((row) => row.some(({ text }) => NUTRITION.test(text)));
    result.push(...(isList ? run.map((row) => [amountFirst(row)]) : run));
    run = [];
  };
  for (const row of rows) {
    if (isPair(row)) run.push(row);
    else {
      flush();
      result.push(row);
    }
  }
  flush();
  return result;
}

function isPair(row: PageLine[]): boolean {
  const [food, amount] = row;
  return (
    row.length === 2 &&
    food !== undefined &&
    amount !== undefined &&
    FOOD.test(food.text.trim()) &&
    AMOUNT.test(amount.text.trim()) &&
    !FACT.test(amount.text.trim())
  );
}

function amountFirst(row: PageLine[]): PageLine {
  const [food, amount] = row as [PageLine, PageLine];
  const [, bullet = '', name = ''] = /^([•*·▪◦\s]*)(.*)$/su.exec(food.text) ?? [];
  return {
    ...food,
    text: `${bullet}${amount.text.trim()} ${name.trim()}`,
    width: amount.x + amount.width - food.x,
    ...(food.confidence === undefined
      ? {}
      : { confidence: Math.min(food.confidence, amount.confidence ?? 100) }),
  };
}
