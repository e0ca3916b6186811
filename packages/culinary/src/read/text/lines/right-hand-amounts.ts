import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { foldWords } from '../../../words/fold.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { alsoFood, nutrients } from '../../page/plain/nutrition-words.data.ts';
import { VAGUE_AMOUNT } from '../../page/plain/offers.data.ts';
import { isAmountOnly, opensItem } from './item-openings.ts';
import type { PageLine } from './page-line.ts';

const FIGURE = String.raw`(?:[\d¼-¾⅐-⅞]|(?:ca|ungefähr|about)\.?\s+\d)[\d¼-¾⅐-⅞/.,\s–-]*`;
/** An amount alone, as apps and tables set it beside its food. */
const AMOUNT = new RegExp(String.raw`^${FIGURE}(?:\p{L}{1,12}\.?(?:\s\p{L}{1,12}\.?){0,2})?$`, 'u');
/** Times, energy and prices are facts of a recipe, not amounts of a food. */
const FACT = /\d\s*(?:min\p{L}*|std|stunden?|h|hrs?|hours?|kcal|kj|eur|usd)\.?$|%/iu;
const NUTRITION = /\b(?:kcal|kj|calorie|kalorie|energ|brennwert|kilojoule)/iu;
/** Food that stands without an amount of its own, and names no fact; flour has a number of its own. */
const FOOD =
  /^[^\d¼-¾⅐-⅞:]{2,60}(?:(?<=\p{L}\s)(?:00?|[TW]\s?\d{2,3}|(?<=(?:tipo|typ|type)\s)\d{1,4}))?$/iu;
const LONGEST_IN_WORDS = 30;
const FEWEST_ROWS = 3;
const LONGEST_REST = 20;
/** A food that goes on fills its cell; in heights of a line, where and how close below it does. */
const SHORTEST_FULL = 22;
const CELL = 0.5;
const CLOSE = 1.5;
/** No page has so many lists side by side. */
const MOST_RUNS = 6;
/** What is so likely an ingredient is no amount alone. */
const NAMES_FOOD = 0.8;
/** In heights of a line: lines of a list begin under one another. */
const ALIGNED = 1;
/** Farther off begins another column. */
const OUT_OF_LINE = 8;

/**
 * Rows of a food and, apart at its right or left, its amount become lines of both, amount first. They are told by three rows in succession
 * that are all so, whatever stands in the columns beside them; nutrition tables, facts and numbered steps stay as they are.
 */
export function withAmountsInFront(rows: PageLine[][]): PageLine[][] {
  const runs = runsIn(rows);
  const sure = runs.filter(isList);
  const lists = [...sure, ...runs.filter((run) => isPartOf(run, sure))].map((run) =>
    withFurtherRows(run, rows),
  );
  const joined = new Map<PageLine, PageLine>();
  const gone = new Set<PageLine>();
  // Of lists side by side each amount stands between two foods: those that say more of the page are right.
  const said = (side: boolean) =>
    lists
      .filter(({ isRight }) => isRight === side)
      .reduce((sum, run) => sum + run.pairs.length * likelihood(run), 0);
  const sides = new Map([true, false].map((side) => [side, said(side)]));
  for (const { pairs } of lists.sort(
    (a, b) => sides.get(b.isRight)! - sides.get(a.isRight)! || likelihood(b) - likelihood(a),
  ))
    for (const { food, amount, rest, foodRest } of pairs) {
      if ([food, amount].some((piece) => gone.has(piece) || joined.has(piece))) continue;
      const line = isAmount(amount) ? lineOf : lineWithRemark;
      joined.set(food, line(withRest(food, foodRest), withRest(amount, rest)));
      for (const piece of [amount, ...rest, ...foodRest]) gone.add(piece);
    }
  if (gone.size === 0) return rows;
  return rows
    .map((row) =>
      row.filter((piece) => !gone.has(piece)).map((piece) => joined.get(piece) ?? piece),
    )
    .filter((row) => row.length > 0);
}

interface Pair {
  food: PageLine;
  amount: PageLine;
  /** How the amount goes on in the rows below: "1 cuillerée à" and below it, in the same column, "café". */
  rest: PageLine[];
  /** How the food goes on in the rows below. */
  foodRest: PageLine[];
}

/** Pairs under one another, all with the amount on the same side. */
interface Run {
  isRight: boolean;
  pairs: Pair[];
}

const isAmount = (piece: PageLine) => {
  const text = amountIn(piece);
  return (AMOUNT.test(text) || isInWords(text)) && !FACT.test(text);
};
/** "un demi-verre", "q.b." */
const isInWords = (text: string) => text.length <= LONGEST_IN_WORDS && isAmountOnly(text);

/** A one that stands alone, or in front of its unit, is recognised as a letter. */
const amountIn = ({ text, confidence }: PageLine): string =>
  confidence === undefined ? text.trim() : text.trim().replace(/^[Il|](?=$|\s\p{L}{2})/u, '1');
const isFoodAlone = (text: string) => FOOD.test(text.trim());

function runsIn(rows: readonly PageLine[][]): Run[] {
  const done: Run[] = [];
  let open: Run[] = [];
  for (const row of rows) {
    const pairs = pairsIn(row);
    const going: Run[] = [];
    for (const run of open) {
      const next = pairs.find((one) => goesOn(run, one));
      if (next) {
        run.pairs.push(...next.pairs);
        pairs.splice(pairs.indexOf(next), 1);
        going.push(run);
      } else if (isBeside(run, row) || takesRest(run, row)) going.push(run);
      else done.push(run);
    }
    open = [...going, ...pairs];
    done.push(...open.splice(0, Math.max(0, open.length - MOST_RUNS)));
  }
  return [...done, ...open];
}

/** Each amount with the food at its left and with that at its right: which is meant is told by the whole list. */
function pairsIn(row: readonly PageLine[]): Run[] {
  return row.flatMap((amount, at) => {
    if (row.length < 2 || !isAmount(amount)) return [];
    return [row[at - 1], row[at + 1]].flatMap((food, side) =>
      food && isFoodAlone(food.text) && !isBadge(amount, food)
        ? [{ isRight: side === 0, pairs: [{ food, amount, rest: [], foodRest: [] }] }]
        : [],
    );
  });
}

/** The number of a step, printed large beside a list. */
const isBadge = (amount: PageLine, food: PageLine): boolean =>
  amount.confidence === undefined &&
  /^\d{1,2}$/.test(amount.text.trim()) &&
  amount.height > BADGE * food.height;
/** In heights of a food. */
const BADGE = 1.5;

function goesOn(run: Run, next: Run): boolean {
  const above = run.pairs.at(-1)!;
  const below = next.pairs[0]!;
  const reach = ALIGNED * Math.max(above.food.height, below.food.height);
  return (
    run.isRight === next.isRight &&
    (run.isRight
      ? nextTo(above.food, below.food, reach)
      : nextTo(above.amount, below.amount, reach) &&
        Math.abs(above.food.x - below.food.x) < OUT_OF_LINE * reach)
  );
}

/** Under one another at the left or at the right edge. */
const nextTo = (a: PageLine, b: PageLine, reach: number): boolean =>
  Math.abs(a.x - b.x) < 4 * reach || Math.abs(a.x + a.width - b.x - b.width) < reach;

/** A row of the columns beside the list. */
function isBeside(run: Run, row: readonly PageLine[]): boolean {
  const { food, amount } = run.pairs.at(-1)!;
  const left = Math.min(food.x, amount.x);
  const right = Math.max(food.x + food.width, amount.x + amount.width);
  return row.every((piece) => piece.x >= right || piece.x + piece.width <= left);
}

function takesRest(run: Run, row: readonly PageLine[]): boolean {
  const last = run.pairs.at(-1)!;
  const [piece] = row;
  if (row.length !== 1 || !piece) return false;
  if (foodGoesOn(run, piece)) last.foodRest.push(piece);
  else if (amountGoesOn(last, piece)) last.rest.push(piece);
  else return false;
  return true;
}

/**
 * A list of which three rows are sure goes on above and below in both of its columns, whatever stands in the second: "Eggs" beside
 * "1 whole and 2 yolks", "Lemon" beside "its zest".
 */
function withFurtherRows(run: Run, rows: readonly PageLine[][]): Run {
  if (!run.isRight) return run;
  const [first, last] = [run.pairs[0]!, run.pairs.at(-1)!];
  const top = rows.findIndex((row) => row.includes(first.food));
  const bottom = rows.findIndex((row) => row.includes(last.food));
  const above = furtherPairs(first, rows.slice(Math.max(0, top - MOST_FURTHER), top).reverse());
  const below = furtherPairs(last, rows.slice(bottom + 1, bottom + 1 + MOST_FURTHER));
  return { ...run, pairs: [...above.reverse(), ...run.pairs, ...below] };
}
const MOST_FURTHER = 40;

function furtherPairs(nearest: Pair, rows: readonly PageLine[][]): Pair[] {
  const pairs: Pair[] = [];
  let { food: beside, amount: column } = nearest;
  for (const row of rows) {
    const at = row.findIndex((piece) => isUnder(piece, beside));
    const [food, amount] = [row[at], row[at + 1]];
    const isClose = food && Math.abs(food.y - beside.y) < FARTHEST_ROW * food.height;
    if (!isClose || amount === undefined) break;
    if (!isFoodAlone(food.text) && !(isAmount(amount) && SIZED_FOOD.test(food.text.trim()))) break;
    if (!isUnder(amount, column) && !(isAmount(amount) && endsUnder(amount, column))) break;
    if (amount.text.length > LONGEST_BESIDE || FACT.test(amount.text)) break;
    pairs.push({ food, amount, rest: [], foodRest: [] });
    [beside, column] = [food, amount];
  }
  return pairs;
}
/** "octopus of about 1 kg" beside its own amount, "1". */
const SIZED_FOOD = /^\p{L}[^\d:]{2,40}\d[^:]{0,20}$/u;
const FARTHEST_ROW = 2.2;
const LONGEST_BESIDE = 45;
const UNDER = 0.25;
const isUnder = (piece: PageLine, other: PageLine): boolean =>
  Math.abs(piece.x - other.x) < UNDER * other.height;
/** Amounts are set at the right edge of their column as well. */
const endsUnder = (piece: PageLine, other: PageLine): boolean =>
  Math.abs(piece.x + piece.width - other.x - other.width) < UNDER * other.height;

/** "of chickpeas, drained and rinsed" and, in the same cell and nearer than the next row, "under cold water". */
function foodGoesOn({ isRight, pairs }: Run, piece: PageLine): boolean {
  const { food, foodRest } = pairs.at(-1)!;
  const above = foodRest.at(-1) ?? food;
  const pitch = Math.min(...pairs.slice(1).map((pair, at) => pair.food.y - pairs[at]!.food.y));
  // "le zeste d'un citron" below "de fécule de pomme de terre", as far as items are: one of its own.
  const isNextItem = piece.y - above.y > OF_PITCH * pitch && opensItem(piece.text);
  return (
    !isNextItem &&
    !isRight &&
    Math.abs(piece.x - food.x) < CELL * piece.height &&
    food.text.length >= SHORTEST_FULL &&
    piece.y - above.y < CLOSE * piece.height &&
    /^[\p{Ll}(]/u.test(piece.text) &&
    !/\d/.test(piece.text)
  );
}

const OF_PITCH = 0.95;

function amountGoesOn({ amount }: Pair, piece: PageLine): boolean {
  if (Math.abs(piece.x - amount.x) > piece.height || /\d/.test(piece.text)) return false;
  return piece.text.length <= LONGEST_REST && /^\p{Ll}/u.test(piece.text);
}

const withRest = (piece: PageLine, rest: readonly PageLine[]): PageLine => ({
  ...piece,
  text: [isAmount(piece) ? amountIn(piece) : piece.text, ...rest.map(({ text }) => text)].join(' '),
});

function isList({ pairs }: Run): boolean {
  if (pairs.length < FEWEST_ROWS) return false;
  if (pairs.some(({ food, amount }) => NUTRITION.test(food.text) || NUTRITION.test(amount.text)))
    return false;
  if (areNutrients(pairs.map(({ food }) => food.text))) return false;
  // "1 lemon" beside a column of sentences is an ingredient already.
  const whole = pairs.filter(({ amount }) => looksLikeIngredient(amount.text) > NAMES_FOOD);
  if (whole.length * 2 > pairs.length) return false;
  // "1 | Mash the potatoes", "2 | Fry"
  return !pairs.every(({ amount }, at) => amount.text.trim().replace(/[.)]$/, '') === `${at + 1}`);
}

/** The few rows of a further part, below a heading of its own: they stand in the columns of a list that is sure. */
function isPartOf(run: Run, lists: readonly Run[]): boolean {
  const isShort = run.pairs.length < FEWEST_ROWS;
  return isShort && lists.some((list) => list.isRight === run.isRight && areInColumns(run, list));
}

function areInColumns({ pairs }: Run, list: Run): boolean {
  return pairs.every(({ food, amount }) =>
    list.pairs.some(
      (pair) =>
        isUnder(food, pair.food) &&
        (isUnder(amount, pair.amount) || endsUnder(amount, pair.amount)) &&
        !NUTRITION.test(food.text) &&
        statedFacts(`${food.text.trim()} ${amount.text.trim()}`) === null,
    ),
  );
}

/** Half of the names are those of nutrients, of which a list of foods may have one: fat, sugar and salt are in both. */
function areNutrients(names: readonly string[]): boolean {
  const firsts = names.map((name) => foldWords(name).split(' ')[0] ?? '');
  const count = firsts.filter((word) => nutrients.has(word)).length;
  const either = firsts.filter((word) => nutrients.has(word) || alsoFood.has(word)).length;
  return count >= 2 && either * 2 >= names.length;
}

const likelihood = ({ pairs }: Run): number =>
  pairs.reduce(
    (sum, { food, amount }) => sum + looksLikeIngredient(`${amount.text} ${food.text}`),
    0,
  ) / pairs.length;

/** "Lemon, its zest" */
const lineWithRemark = (food: PageLine, remark: PageLine): PageLine => ({
  ...lineOf(food, remark),
  text: `${food.text.trim()}, ${remark.text.trim()}`,
});

function lineOf(food: PageLine, amount: PageLine): PageLine {
  const [, bullet = '', name = ''] = /^([•*·▪◦\s]*)(.*)$/su.exec(food.text) ?? [];
  const x = Math.min(food.x, amount.x);
  const said = amount.text.trim();
  return {
    ...food,
    x,
    text: `${bullet}${
      // "Oregano, salt and pepper" beside "to taste": behind all of them.
      VAGUE_AMOUNT.test(said) && !/\d/.test(said) && name.includes(',')
        ? `${name.trim()} ${said}`
        : `${said} ${name.trim()}`
    }`,
    width: Math.max(food.x + food.width, amount.x + amount.width) - x,
    ...(food.confidence === undefined
      ? {}
      : { confidence: Math.min(food.confidence, amount.confidence ?? 100) }),
  };
}
