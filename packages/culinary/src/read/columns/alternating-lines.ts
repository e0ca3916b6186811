import { keepingAnswers } from '../../words/answers-kept.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { tastes } from '../../line/name/descriptor-phrases.ts';
import { tokenise } from '../../line/tokens/tokenise.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { namesFood } from '../../foods/line-words.ts';
import type { IngredientGroup } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { nutrients } from '../page/plain/nutrition-words.data.ts';
import { amountOf } from './columned-line.ts';

const FEWEST_PAIRS = 3;
const LONGEST = 40;
const LEAST_KNOWN = 0.5;

/** "200 g", "2", "to taste": a line that says how much, and not of what. */
const isAmount = keepingAnswers((line): boolean => {
  const text = line.trim();
  if (text.length > LONGEST) return false;
  const tokens = tokenise(text);
  if (tastes.match(tokens, 0)?.next === tokens.length) return true;
  return amountOf(text, undefined) !== null;
});

const isNamed = (line: string): boolean =>
  !foldWords(line)
    .split(' ')
    .some((word) => nutrients.has(word)) &&
  line.trim() !== '' &&
  line.trim().length <= LONGEST &&
  !/[\d¼-¾⅐-⅞.:!?]/u.test(line) &&
  sectionHeading(line) === null &&
  parseIngredient(line).quantity === null;

/**
 * A list that has each food on one line and its amount on the next throughout, or the other way about, one line a food; null for any other,
 * as for steps below their numbers.
 */
function pairsOf(lines: readonly string[]): string[] | null {
  if (lines.length % 2 === 1 || lines.length < 2 * FEWEST_PAIRS) return null;
  const amounts = lines.map(isAmount);
  const first = amounts[0] ? 1 : 0;
  if (amounts.some((is, at) => is === (at % 2 === first))) return null;
  const stated = lines.filter((_, at) => at % 2 !== first);
  if (stated.every((amount, at) => amount.trim().replace(/[.)]$/, '') === String(at + 1)))
    return null;
  const foods = lines.filter((_, at) => at % 2 === first);
  const known = foods.filter((food) => namesFood(food)).length;
  if (!foods.every(isNamed) || known < LEAST_KNOWN * foods.length) return null;
  return foods.map((food, at) => {
    const amount = stated[at]!.trim();
    return /\d|[¼-¾⅐-⅞]/u.test(amount) ? `${amount} ${food.trim()}` : `${food.trim()}, ${amount}`;
  });
}

/** A run of lines with what alternates within it joined; a button or a food that nobody measures may stand above and below. */
function withPairsWithin(run: readonly string[]): readonly string[] {
  for (let beside = 0; beside <= MOST_BESIDE; beside++)
    for (let above = 0; above <= beside; above++) {
      const end = run.length - (beside - above);
      const pairs = pairsOf(run.slice(above, end));
      if (pairs !== null) return [...run.slice(0, above), ...pairs, ...run.slice(end)];
    }
  return run;
}
const MOST_BESIDE = 3;

/** A text in which an alternating list stands one food a line. */
export function withPairsJoined(text: string): string {
  const lines = text.split('\n');
  const joined: string[] = [];
  let run: string[] = [];
  const close = () => {
    joined.push(...withPairsWithin(run));
    run = [];
  };
  for (const line of lines) {
    const tidy = line.trim();
    if (tidy !== '' && tidy.length <= LONGEST && sectionHeading(tidy) === null) run.push(line);
    else {
      close();
      joined.push(line);
    }
  }
  close();
  return joined.join('\n');
}

interface Shown {
  text: string;
  kind: string;
  parent: unknown;
}

/** Rows of a page whose neighbours alternate, one food a row. */
export function withPairsOfRows<R extends Shown>(rows: readonly R[]): R[] {
  const joined: R[] = [];
  for (let at = 0; at < rows.length;) {
    const { kind, parent } = rows[at]!;
    let end = at + 1;
    while (end < rows.length && rows[end]!.parent === parent && rows[end]!.kind === kind) end++;
    const run = rows.slice(at, end);
    const pairs = pairsOf(run.map(({ text }) => text));
    joined.push(
      ...(pairs?.map((text, pair): R => ({ ...run[2 * pair]!, text, bold: false })) ?? run),
    );
    at = end;
  }
  return joined;
}

/** Groups whose lines alternate, one food a line. */
export const withPairsOfGroups = (groups: readonly IngredientGroup[]): IngredientGroup[] =>
  groups.map((group) => ({ ...group, lines: pairsOf(group.lines) ?? group.lines }));
