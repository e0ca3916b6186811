import type { PageLine } from './page-line.ts';

const FIGURE = String.raw`(?:[\d¼-¾⅐-⅞]|(?:ca|ungefähr|about)\.?\s+\d)[\d¼-¾⅐-⅞/.,\s–-]*`;
/** An amount alone, as apps and tables set it beside its food. */
const AMOUNT = new RegExp(String.raw`^${FIGURE}(?:\p{L}{1,12}\.?(?:\s\p{L}{1,12}){0,2})?$`, 'u');
/** Times, energy and prices are facts of a recipe, not amounts of a food. */
const FACT = /\d\s*(?:min\p{L}*|std|stunden?|h|hrs?|hours?|kcal|kj|eur|usd)\.?$|%/iu;
const NUTRITION = /\b(?:kcal|kj|calorie|kalorie|energ|brennwert|kilojoule)/iu;
/** Food that stands without an amount of its own, and names no fact. */
const FOOD = /^[^\d¼-¾⅐-⅞:]{2,60}$/u;
const FEWEST_ROWS = 3;
const LONGEST_REST = 20;

/**
 * Rows of a food and, apart at its right or left, its amount become lines of both, amount first. They are told by three rows
 * in succession that are all so; nutrition tables, facts and numbered steps stay as they are.
 */
export function withAmountsInFront(rows: PageLine[][]): PageLine[][] {
  const result: PageLine[][] = [];
  let run: Pair[] = [];
  let source: PageLine[][] = [];
  const flush = () => {
    result.push(...(isList(run) ? run.map((pair) => [lineOf(pair)]) : source));
    run = [];
    source = [];
  };
  for (const row of rows) {
    const pair = pairOf(row);
    const goesOn = pair === null && row.length === 1 ? amountGoesOn(run.at(-1), row[0]!) : null;
    if (pair === null && goesOn === null) {
      flush();
      result.push(row);
      continue;
    }
    if (pair) run.push(pair);
    else run[run.length - 1] = goesOn!;
    source.push(row);
  }
  flush();
  return result;
}

interface Pair {
  food: PageLine;
  amount: PageLine;
}

function isList(run: readonly Pair[]): boolean {
  if (run.length < FEWEST_ROWS) return false;
  if (run.some(({ food, amount }) => NUTRITION.test(food.text) || NUTRITION.test(amount.text)))
    return false;
  // "1 | Mash the potatoes", "2 | Fry"
  return !run.every(({ amount }, at) => amount.text.trim().replace(/[.)]$/, '') === `${at + 1}`);
}

const isAmount = (text: string) => AMOUNT.test(text.trim()) && !FACT.test(text.trim());
const isFoodAlone = (text: string) => FOOD.test(text.trim());

function pairOf(row: readonly PageLine[]): Pair | null {
  const [left, right] = row;
  if (row.length !== 2 || !left || !right) return null;
  if (isFoodAlone(left.text) && isAmount(right.text)) return { food: left, amount: right };
  return isAmount(left.text) && isFoodAlone(right.text) ? { food: right, amount: left } : null;
}

/** "1 cuillerée à" and below it, in the same column, "café". */
function amountGoesOn(last: Pair | undefined, piece: PageLine): Pair | null {
  if (!last || Math.abs(piece.x - last.amount.x) > piece.height || /\d/.test(piece.text))
    return null;
  if (piece.text.length > LONGEST_REST || !/^\p{Ll}/u.test(piece.text)) return null;
  return { ...last, amount: { ...last.amount, text: `${last.amount.text} ${piece.text}` } };
}

function lineOf({ food, amount }: Pair): PageLine {
  const [, bullet = '', name = ''] = /^([•*·▪◦\s]*)(.*)$/su.exec(food.text) ?? [];
  const x = Math.min(food.x, amount.x);
  return {
    ...food,
    x,
    text: `${bullet}${amount.text.trim()} ${name.trim()}`,
    width: Math.max(food.x + food.width, amount.x + amount.width) - x,
    ...(food.confidence === undefined
      ? {}
      : { confidence: Math.min(food.confidence, amount.confidence ?? 100) }),
  };
}
