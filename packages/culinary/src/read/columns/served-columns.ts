import { foldText } from '../../words/fold.ts';
import { columnCounters, servedFor } from '../../words/yield-words.data.ts';
import { sectionHeading } from '../headings/section-heading.ts';

/** One of the numbers of servings for which the columns of a list give amounts. */
export interface ServedColumn {
  /** "2 people", in the source's words. */
  text: string;
  servings: number;
}

const LONGEST_HEAD = 90;
const MOST_COLUMNS = 6;
const MOST_SERVINGS = 500;
/** What stands in a head beside the numbers: "Zutaten", "Ingredients for". */
const MOST_WORDS = 4;

const prepositions = new Set(servedFor.map(foldText));
const COUNTER = String.raw`\p{L}[\p{L}\p{M}]*\.?`;
/** "2 people", "4P" */
const COUNTED = new RegExp(String.raw`(?<![\d.,/])(\d{1,3})[ \u00a0]?(${COUNTER})`, 'gu');
/** "2 | 4 Personen", "2 / 4 people" */
const SHARED = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,3}(?:\s?[|/]\s?\d{1,3}){1,5})[ \u00a0]?(${COUNTER})`,
  'u',
);
/** "Personen: 2 | 4", "for 2 | 4", "Serves 2 / 4" */
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})(${COUNTER}):?\s(\d{1,3}(?:\s?[|/]\s?\d{1,3}){1,5})(?!\s?[\p{L}\d.,%°])`,
  'iu',
);

const isCounter = (word: string): boolean => columnCounters.has(foldText(word).replace(/\.$/, ''));

/** The numbers of servings that a head of columns states, two or more of them: "2 people | 4 people", "2P / 4P". Null for any other line. */
export function servedColumns(line: string): ServedColumn[] | null {
  const text = line.trim();
  if (text.length > LONGEST_HEAD) return null;
  const [found, rest] = countsIn(text);
  const words = rest.match(/\p{L}+/gu) ?? [];
  const numbers = new Set(found.map(({ servings }) => servings));
  const isHead =
    found.length >= 2 &&
    found.length <= MOST_COLUMNS &&
    numbers.size === found.length &&
    found.every(({ servings }) => servings > 0 && servings <= MOST_SERVINGS) &&
    words.length <= MOST_WORDS &&
    !/\d/.test(rest);
  return isHead ? found : null;
}

/** The counts of a line, and what else it says. */
function countsIn(text: string): [ServedColumn[], string] {
  const shared = SHARED.exec(text);
  if (shared && isCounter(shared[2]!))
    return [columnsOf(shared[1]!, (figure) => `${figure} ${shared[2]!}`), without(text, shared)];
  const behind = BEHIND.exec(text);
  if (behind && (isCounter(behind[1]!) || isForSoMany(behind[1]!, without(text, behind))))
    return [columnsOf(behind[2]!, (figure) => `${behind[1]!} ${figure}`), without(text, behind)];
  const counted = [...text.matchAll(COUNTED)].filter(([, , word]) => isCounter(word!));
  return [
    counted.map(([whole, figure]) => ({ text: whole, servings: Number(figure) })),
    counted.reduce((rest, [whole]) => rest.replace(whole, ' '), text),
  ];
}

/** "Zutaten für 2 | 4"; "Bake for 20 | 25" names minutes. */
function isForSoMany(word: string, rest: string): boolean {
  const name = rest.replace(/[^\p{L}\s]+/gu, ' ').trim();
  return (
    prepositions.has(foldText(word)) &&
    (name === '' || sectionHeading(name)?.section === 'ingredients')
  );
}

const columnsOf = (figures: string, said: (figure: string) => string): ServedColumn[] =>
  figures.split(/[|/]/).map((part) => {
    const figure = part.trim();
    return { text: said(figure), servings: Number(figure) };
  });

const without = (text: string, { 0: whole, index }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + whole.length)}`;
