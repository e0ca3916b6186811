import { findDurations, readDuration } from '../../../words/durations.ts';
import { keepingAnswers } from '../../../words/answers-kept.ts';
import { pattern } from '../../../words/pattern.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { labelSection } from '../../headings/section-heading.ts';
import {
  EACH,
  OR,
  PART_WEIGHTS,
  PARTS_OF_DISH,
  THEN,
  TIMES,
  TIMES_OVER,
  TO_THE,
} from './settled-words.data.ts';
import { withSums } from './summed-times.ts';
import { cueOf, opensPart } from './time-clauses.ts';

/** What a line says of times, where several of them come to one or none is of the whole dish. */
export interface SettledTimes {
  /** The line as its times come to: "Cook: 10 min at 220C then 30 min at 180C" is "Cook: 40 min"; as it was where nothing had to be settled. */
  text: string;
  /** Its statements of a time for each weight, piece or tray, which are in the text no longer. */
  perPart: string[];
  /** Its statements of two ways to do it, of which the first is in the text. */
  eitherWay: string[];
  /** What else its statements said beside the time, which is in the text no longer. */
  added: string[];
}

const LONGEST = 300;
const STATEMENTS =
  /(\s*[|•·;⋅●▪■◆⟷\n\t]\s*|\s{3,}|[.!]\s+(?=\p{Lu})|(?<=\d[^:]{0,40}),?\s+(?=\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s?:\s)|,\s(?=(?:prep|cook)\p{L}*\s\d))/u;

const number = String.raw`(?:(?:[\d.,/½¼¾]+|half|halbe[sn]?|demi|demie|medio|media|mezzo|mezza|halve|meio|halvt)\s?(?:an?\s)?)`;
const weight = PART_WEIGHTS.join('|');
const part = PARTS_OF_DISH.join('|');
const PER_PART = pattern('iu')`
  (?:/\s?|(?<![\p{L}])(?:${EACH.join('|')})\s)${number}?(?:${weight}|${part})(?![\p{L}])
`;
const PER_WEIGHT = pattern('iu')`
  (?<=[\p{L}.]\s)(?:${TO_THE.join('|')})\s${number}?(?:${PART_WEIGHTS.filter((unit) => unit.length > 2).join('|')})(?![\p{L}])
`;

/** "Pro Stück 95 kcal, 5 g Fett": an hour of Polish, and far more often grams. */
const timesIn = (text: string) =>
  findDurations(text).filter(({ end }) => !/[\d\s]g$/iu.test(text.slice(end - 3, end)));

/** Whether a time is that of each pound, piece or tray: "20 min per lb plus 15 min". */
const isPerPart = (statement: string): boolean =>
  (PER_PART.test(statement) || PER_WEIGHT.test(statement)) &&
  timesIn(timesInFigures(statement)).length > 0;

const wordAmong = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'iu');
const saysThen = wordAmong(THEN);
const saysOr = wordAmong(OR);
const HEAT = /\d{2,3}\s?(?:°|º|[CF](?![\p{L}])|grad|degr)/iu;
/** "..., 40 a 180°": the unit was said before. */
const BARE_AT_HEAT =
  /(?<![\d.,/–-])(\d{1,3})(?=\s(?:a|à|at|bei|auf|på|bij|op|em)\s\d{2,3}\s?(?:°|º|C(?![\p{L}])|grad))/giu;

const overFigure = new RegExp(`(?<!\\d)([2-9])\\s?(?:${TIMES.join('|')})\\s?(?:à\\s)?$`, 'iu');
const overWords = TIMES_OVER.map(
  ([count, phrases]) =>
    [count, new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})\\s(?:à\\s)?$`, 'iu')] as const,
);

/** How often the time behind these words passes, and how long the words for it are. */
function timesOver(before: string): { count: number; length: number } | null {
  const near = before.slice(-LONGEST_OVER);
  const figure = overFigure.exec(near);
  if (figure) return { count: Number(figure[1]), length: figure[0].length };
  for (const [count, said] of overWords) {
    const found = said.exec(near);
    if (found) return { count, length: found[0].length };
  }
  return null;
}
const LONGEST_OVER = 24;

interface Settled {
  text: string;
  isEitherWay: boolean;
}

/** One statement whose times come to one; null where nothing had to be settled. */
function settled(statement: string): Settled | null {
  const said = timesInFigures(statement.replace(BARE_AT_HEAT, '$1 min'));
  const spans = timesIn(said).map(({ minutes, start, end }) => {
    const over = timesOver(said.slice(0, start));
    return over === null
      ? { minutes, start, end, isOver: false }
      : { minutes: minutes * over.count, start: start - over.length, end, isOver: true };
  });
  const [first] = spans;
  if (first === undefined) return null;
  const label = said.slice(0, first.start);
  const cue = cueOf(label) ?? (labelSection(said)?.section === 'cookTime' ? 'cook' : null);
  if (spans.length === 1)
    return first.isOver
      ? { text: `${label}${first.minutes} min${said.slice(first.end)}`, isEitherWay: false }
      : null;
  if ((cue !== 'cook' && cue !== 'prep') || label.length > LONGEST_LABEL) return null;
  const gaps = spans.map(({ end }, at) => said.slice(end, spans[at + 1]?.start));
  const isOfElse = gaps.some((gap) => {
    const own = cueOf(gap);
    return (own !== null && own !== cue) || opensPart(gap) || /[(]/.test(gap);
  });
  if (isOfElse) return null;
  const between = gaps.slice(0, -1);
  if (between.every((gap) => saysOr.test(gap) && !saysThen.test(gap)))
    return { text: `${label}${first.minutes} min`, isEitherWay: true };
  const goesOn = between.every((gap) => saysThen.test(gap) || HEAT.test(gap));
  if (!goesOn) return null;
  const sum = spans.reduce((all, { minutes }) => all + minutes, 0);
  return { text: `${label}${sum} min`, isEitherWay: false };
}
const LONGEST_LABEL = 40;

/** What the times of a line come to. */
export const settledTimes = keepingAnswers((line): SettledTimes => {
  const found: SettledTimes = { text: line, perPart: [], eitherWay: [], added: [] };
  if (line.length > LONGEST || !/\p{L}/u.test(line)) return found;
  // Every other one is what parts them.
  const pieces = line.split(STATEMENTS);
  const written = pieces.map((piece, at) => {
    if (at % 2 === 1) return piece;
    if (isPerPart(piece)) {
      found.perPart.push(piece.trim());
      return '';
    }
    const summed = withSums(piece);
    const one = settled(summed);
    if (one === null) return summed;
    if (one.isEitherWay) found.eitherWay.push(piece.trim());
    else if (HEAT.test(piece)) found.added.push(piece.trim());
    return one.text;
  });
  const text = written.join('');
  if (text !== line) found.text = text.replace(/^[\s|•·;⋅●▪■◆⟷.!,]+|[\s|•·;⋅●▪■◆⟷,]+$/gu, '');
  return found;
});

const LABEL = 'cook: ';
/** Minutes of what a label states, which stands elsewhere; null where it is no time of the whole dish. */
export const settledDuration = (said: string): number | null =>
  /\s/.test(said)
    ? readDuration(settledTimes(LABEL + said).text.slice(LABEL.length))
    : readDuration(said);
