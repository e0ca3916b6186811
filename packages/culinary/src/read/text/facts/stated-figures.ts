import { findDurations } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { numberValue, numberPattern } from '../../../words/numbers.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { dozens, yieldMeasures } from '../../../words/yield-words.data.ts';
import { spelledNumbers } from '../../../words/time-words.data.ts';

/** A figure in a text that may state servings or a time. */
export interface StatedFigure {
  kind: 'time' | 'count';
  /** Minutes, or how many. */
  value: number;
  /** The folded words of its line before and behind it, nearest first. */
  before: string[];
  behind: string[];
  /** The folded words of its statement alone: between "|", ",", wide gaps and the like. */
  statement: string[];
  /** The words of the source around it. */
  text: string;
  line: number;
}

const LONGEST = 240;
const MOST_SERVINGS = 1000;
const MOST_OF_A_LINE = 12;
const measures = new Set(yieldMeasures);
const dozen = new Set(dozens);
const PARTS = /[|•·;⋅\t/\n]|,\s|\s{3,}|\s[–—-]\s|[.!?]\s/;

const wordsOf = (text: string): string[] =>
  foldText(text).match(/\p{L}[\p{L}\p{M}]*|\p{Extended_Pictographic}|[+&%×*:]|\d+/gu) ?? [];

/** The figures of a line, times as minutes; weights, prices and dates are none. */
export function figuresIn(source: string, line: number): StatedFigure[] {
  if (source.length > LONGEST || !/[\p{L}\d]/u.test(source)) return [];
  const text = timesInFigures(source.replace(/\u00a0/g, ' '));
  const times = findDurations(text).map((found) => ({
    kind: 'time' as const,
    value: found.minutes,
    start: found.start,
    end: found.end,
  }));
  const counts = countsIn(text).filter(
    ({ start, end }) => !times.some((time) => start < time.end && end > time.start),
  );
  return [...times, ...counts]
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_OF_A_LINE)
    .map(({ kind, value, start, end }) => {
      const before = text.slice(0, start);
      const behind = text.slice(end);
      const opens = before.split(PARTS).at(-1)!;
      const closes = behind.split(PARTS)[0]!;
      return {
        kind,
        value,
        line,
        before: wordsOf(before).reverse().slice(0, 6),
        behind: wordsOf(behind).slice(0, 6),
        statement: [...wordsOf(opens), '#', ...wordsOf(closes)],
        text: (opens + text.slice(start, end) + closes).trim(),
      };
    });
}

interface Count {
  kind: 'count';
  value: number;
  start: number;
  end: number;
}

/** "Level 2", "Nr. 14", "page 3": a number of something else. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:level|niveau|nivel|livello|stufe|schwierigkeitsgrad|nivå|nível|gas mark|step|schritt|page|seite|pagina|página|sida|nr|no|nº|n°|num[ée]ro|número|numero|version|v|kapitel|chapter|tag|day|jour|giorno|día|gruppe|group|groupe|grupo|gruppo|team|klasse|class|classe|clase|zimmer|room|sala|stanza|habitación|tisch|table|tavolo|mesa|parzelle|plot|parcela|linie|line|ligne|linea|línea)\.?:?\s*$/iu;

const countPattern = new RegExp(
  `(?<![\\d.,/])(?:(\\d{1,4})\\s?(?:-|–|/|bis|to|à|a|tot|till|o|oder|or|ou)\\s?\\d{1,4}|${numberPattern})(?![\\d.,]\\d)|\\p{L}+`,
  'gu',
);

function countsIn(text: string): Count[] {
  const found: Count[] = [];
  for (const match of text.matchAll(countPattern)) {
    const figure = /^[\d¼-¾⅐-⅞]/.test(match[0]);
    const folded = figure ? '' : foldText(match[0]);
    const value = figure
      ? match[1]
        ? Number(match[1])
        : numberValue(match[0])
      : dozen.has(folded)
        ? 12
        : spelledNumbers[folded];
    if (
      value === undefined ||
      !Number.isFinite(value) ||
      value < 1 ||
      value > MOST_SERVINGS ||
      !Number.isInteger(value)
    )
      continue;
    if (!figure && value === 1) continue;
    const end = match.index + match[0].length;
    const next = foldText(/^\s*[-–]?\s*(\p{L}+)/u.exec(text.slice(end, end + 24))?.[1] ?? '');
    if (
      figure &&
      (measures.has(next) ||
        /^\s?[°%€$£]/.test(text.slice(end)) ||
        /[€$£#]\s?$/.test(text.slice(0, match.index)))
    )
      continue;
    if (
      /[x×*]\s?$/i.test(text.slice(0, match.index)) &&
      /\d\s?[x×*]\s?$/i.test(text.slice(0, match.index))
    )
      continue;
    if (
      /^\s?[x×*]\s?\d+(?![\d.,]*\s?(?:ml|cl|dl|l|g|kg|oz|lb)(?!\p{L}))/iu.test(
        text.slice(end, end + 24),
      )
    )
      continue;
    if (NUMBERED.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    const times = dozen.has(next) ? 12 : 1;
    found.push({ kind: 'count', value: value * times, start: match.index, end });
  }
  return found;
}
