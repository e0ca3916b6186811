import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { isFood, namesFood } from '../../../foods/line-words.ts';
import { instructs } from '../../doubts/instructs.ts';
import { foldText } from '../../../words/fold.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import { FOR_SO_MANY, NOT_OF_DISH } from './one-line.data.ts';
import { opensItem } from './item-openings.ts';
import { sentencesByStops } from './sentences-of.ts';
import type { TextLine } from './page-line.ts';

/** A text of so few lines; the dish may be named in a line of its own. */
const MOST_LINES = 2;
const LONGEST = 2_000;
const FEWEST_ITEMS = 2;
const MOST_WORDS_OF_DISH = 8;
const MOST_WORDS_OF_FOOD = 3;
/** Where an item may begin. */
const FIGURE = /(?<=^|[\s:(])(?=[\d¼-¾⅐-⅞])/gu;
/** What stands between the dish and its list. */
const HEAD_END = /(?<![\s:–—|/;,.•-])[\s:–—|/;,.•-]+$/u;
const ENDS_IN_SIGN = /[:–—|/;,.•-]\s*$/u;
/** Signs between the parts of a line, where no stop is. */
const SIGNS = /(?:(?<!\s)\s+)?;\s+|(?<!\s)\s+(?:[–—|•-]|\/{1,2})\s+/u;
const CUT =
  'The recipe was one line. Where its list ends and its steps begin was told by its words.';

/**
 * "Pancakes - 200 g flour, 2 eggs, milk - mix all, fry in butter": the dish, its list and what is to be done apart, where a whole recipe
 * stands in one line.
 */
export function withOneLineApart(lines: readonly TextLine[]): {
  lines: TextLine[];
  doubts: Doubt[];
} {
  const at = lines.findIndex(({ text }) => text.length > SHORTEST);
  const whole = lines[at];
  const cut =
    whole === undefined || lines.length > MOST_LINES || whole.text.length > LONGEST
      ? null
      : (cutLine(whole.text, at > 0) ?? cutBeforeOrder(whole.text, lines.length));
  if (cut === null) return { lines: [...lines], doubts: [] };
  const apart = cut.parts.map((text, part): TextLine => ({
    ...whole!,
    text,
    marker: null,
    gap: part === 0 ? whole!.gap : 1,
    heading: part === 0 && cut.isNamed ? 1 : whole!.heading,
  }));
  return {
    lines: lines.flatMap((line, index) => (index === at ? apart : [line])),
    doubts: cut.isSure ? [] : [doubtOfWhole(CUT, whole!.text)],
  };
}
const SHORTEST = 40;

interface CutLine {
  /** The dish where it is named, the items of the list and the steps. */
  parts: string[];
  isNamed: boolean;
  isSure: boolean;
}

function cutLine(text: string, isNamedAbove: boolean): CutLine | null {
  const from = text.matchAll(FIGURE).find(({ index }) => isItem(text.slice(index)))?.index;
  if (from === undefined) return null;
  const head = text.slice(0, from);
  const dish = head.replace(HEAD_END, '').trim();
  if (dish === '' ? !isNamedAbove : isNamedAbove || !mayNameDish(dish)) return null;
  const body = text.slice(from);
  const bySentence = sentencesByStops(body);
  const found =
    partedIn(bySentence, /[.!]$/u) ??
    partedIn(body.split(SIGNS), HEAD_END) ??
    partedIn(commasApart(body), /,$/u);
  if (found === null) return null;
  const isSure =
    found.steps[0] === bySentence[found.list.length] && (dish === '' || ENDS_IN_SIGN.test(head));
  return {
    parts: [...(dish === '' ? [] : [dish]), ...found.list, ...found.steps],
    isNamed: dish !== '',
    isSure,
  };
}

/** The parts of a line that are its list, in front, and those that tell what to do; null where they are mixed, or one is missing. */
function partedIn(
  parts: readonly string[],
  end: RegExp,
): { list: string[]; steps: string[] } | null {
  const first = parts.findIndex((part) => !isItem(part) && !isBareFood(part));
  if (first < 1) return null;
  const [list, steps] = [parts.slice(0, first), parts.slice(first)];
  const isTold = steps.some((step) => orders(step));
  return isTold && list.some(isItem) && countOf(list) >= FEWEST_ITEMS && !steps.some(isItem)
    ? { list: list.map((part) => part.replace(end, '').trim()), steps }
    : null;
}

/** How many items parts of a list name, as far as commas and figures show. */
const countOf = (list: readonly string[]): number =>
  list.reduce(
    (sum, part) => sum + Math.max(part.split(/,\s/u).length, [...part.matchAll(FIGURE)].length),
    0,
  );

/** "200 g flour, 2 eggs, mix everything, rest 10 min": the items, and from the first order on the rest. */
function commasApart(text: string): string[] {
  const parts = text.split(/,\s+/u);
  const first = parts.findIndex((part) => !isItem(part) && !isBareFood(part));
  return first < FEWEST_ITEMS || !opensWithOrder(parts[first]!)
    ? []
    : [...parts.slice(0, first), parts.slice(first).join(', ')];
}

/** "Pancakes: mix 200 g flour and 2 eggs, fry in butter.": the dish, and an order. */
function cutBeforeOrder(text: string, lines: number): CutLine | null {
  const [, dish = '', rest = ''] = /^([^.!?:\d]{3,60}?)\s?:\s+(.+)$/su.exec(text) ?? [];
  return lines === 1 && mayNameDish(dish) && opensWithOrder(rest) && /\d/.test(rest)
    ? { parts: [dish, ...sentencesByStops(rest)], isNamed: true, isSure: false }
    : null;
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Whether words may be the name of a dish, as "Mix" and "Ingredients" are not. */
function mayNameDish(text: string): boolean {
  const words = wordsOf(text);
  return (
    /\p{L}{3}/u.test(text) &&
    words.length <= MOST_WORDS_OF_DISH &&
    sectionHeading(text) === null &&
    !/\d/.test(text.replace(FOR_SO_MANY, '')) &&
    !/[.!?]\s|[:,;]/u.test(text) &&
    (words.length > 1 || !opensWithOrder(text)) &&
    !NOT_OF_DISH.test(foldText(text))
  );
}
function isItem(text: string): boolean {
  const [piece = ''] = text.split(/[,;.]\s/u, 1);
  return opensItem(piece) && namesFood(piece, 3);
}

/** "salt", "a little pepper": no order, though "butter" may be one. */
function isBareFood(text: string): boolean {
  const words = wordsOf(text.replace(/[.,]$/u, ''));
  return words.length <= MOST_WORDS_OF_FOOD && isFood(words.at(-1) ?? '') && !opensWithOrder(text);
}

/** Whether words begin with a cooking verb: "mix all", "alles verrühren". */
function opensWithOrder(text: string): boolean {
  const [first = '', second] = foldText(text).split(/[^\p{L}-]+/u, 2);
  return (
    COOKING_VERBS.has(first) &&
    !(isFood(first) && second === undefined) &&
    !/^(?:for|to|in|de)$/.test(first)
  );
}

const orders = (text: string): boolean =>
  text.split(/[,;.]\s+/u).some((clause) => opensWithOrder(clause)) || instructs(text);
