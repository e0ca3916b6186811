import { foldText } from '../../../words/fold.ts';
import { numberValue, numberPattern } from '../../../words/numbers.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { spelledCountAt } from '../../../words/spelled-counts.ts';
import { servingWords, yieldMeasures } from '../../../words/yield-words.data.ts';
import { fedStatement } from './fed-statements.ts';
import { FED_OPENERS } from './fed-words.data.ts';
import { cueOf, spans } from './time-clauses.ts';
import type { TimeCue } from './time-cues.data.ts';
import { timeStatements } from './time-statements.ts';

/** A figure in a text that may state servings or a time. */
export interface StatedFigure {
  kind: 'time' | 'count';
  /** Minutes, or how many. */
  value: number;
  /** The folded words of its line before and behind it, nearest first, with a sign where its statement ends. */
  before: string[];
  behind: string[];
  /** The folded words of its statement alone: between "|", ",", wide gaps and the like. */
  statement: string[];
  /** What the words of its statement say that a time is of. */
  cue: TimeCue | null;
  /** Whether a time is part of one stated before it. */
  isPart: boolean;
  /** Whether the words of its statement say that a number is fed. */
  isFed: boolean;
  /** Of "10 + 30 min" the first or the second; null where it is of no such pair. */
  ofPair: 'first' | 'second' | null;
  /** The words of the source around it. */
  text: string;
  line: number;
}

const LONGEST = 1200;
const MOST_SERVINGS = 1000;
const MOST_OF_A_LINE = 12;
const measures = new Set(yieldMeasures);
const serving = new Set(servingWords);
const PARTS = /[|•·;⋅●▪■◆★⟷\t/\n]|,\s|\s{3,}|\s[–—-]\s|[.!?]\s/;

const wordsOf = (text: string): string[] =>
  foldText(text).match(/\p{L}[\p{L}\p{M}]*|\p{Extended_Pictographic}|[+&%×*:]|\d+/gu) ?? [];

/** The figures of a line, times as minutes; weights, prices and dates are none. */
export function figuresIn(source: string, line: number): StatedFigure[] {
  if (source.length > LONGEST || !/[\p{L}\d]/u.test(source)) return [];
  const text = timesInFigures(source.replace(/\u00a0/g, ' '));
  const times = timesIn(text);
  const stated = timeStatements(source);
  // "Pour 2 – 15 min" is no range.
  const counts = countsIn(
    times.reduce(
      (left, { start, end }) =>
        `${left.slice(0, start)}${'|'.repeat(end - start)}${left.slice(end)}`,
      text,
    ),
  );
  const all: FoundFigure[] = [...times, ...counts];
  return all
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_OF_A_LINE)
    .map(({ kind, value, start, end, ofPair = null }) => {
      const before = text.slice(0, start);
      const behind = text.slice(end);
      const opens = before.split(PARTS).at(-1)!;
      const closes = behind.split(PARTS)[0]!;
      const own = withoutBareSigns(opens + text.slice(start, end) + closes);
      const told = stated.find(({ minutes }) => minutes === value);
      const isTime = kind === 'time';
      return {
        kind,
        value,
        line,
        ofPair,
        cue: (isTime || told ? told?.cue : null) ?? cueOf(opens + closes),
        isPart: isTime && told?.isPart === true,
        isFed: !isTime && fedStatement(own)?.count === value,
        before: nearest(wordsOf(opens).reverse(), wordsOf(before).reverse()),
        behind: nearest(wordsOf(closes), wordsOf(behind)),
        statement: [...wordsOf(opens), '#', ...wordsOf(closes)],
        text: own,
      };
    });
}

/** "12 Leute)." out of brackets, "- 2h30)": signs whose other half stands beyond. */
function withoutBareSigns(statement: string): string {
  const said = statement.replace(/^[-–—/\s]+(?=[\p{L}\d])/u, '').trim();
  return said.includes('(') ? said : said.replace(/\)[.\s]*$/u, '');
}

/** Between the words of its statement and those beyond. */
export const BEYOND = '…';
const MOST_BESIDE = 6;

const nearest = (own: readonly string[], all: readonly string[]): string[] =>
  [...own, BEYOND, ...all.slice(own.length)].slice(0, MOST_BESIDE);

/** The times of a text; "10 + 30 min" are two. */
function timesIn(text: string): FoundFigure[] {
  return spans(text).flatMap(({ minutes, start: from, end }): FoundFigure[] => {
    const start = from + eatersBefore(text.slice(0, from), text.slice(from, end));
    const own = { kind: 'time', value: minutes, start, end } as const;
    const [pair, first] = PAIR.exec(text.slice(start, end)) ?? [];
    if (pair !== undefined) {
      const middle = start + pair.length;
      const value = Number(first) * (/h/i.test(pair) ? 60 : 1);
      return value < minutes
        ? [
            { kind: 'time', value, start, end: middle - 1, ofPair: 'first' },
            { kind: 'time', value: minutes - value, start: middle, end, ofPair: 'second' },
          ]
        : [own];
    }
    const [bare, before] = BARE_BEFORE.exec(text.slice(Math.max(0, start - 8), start)) ?? [];
    if (bare === undefined) return [own];
    const at = start - bare.length;
    return [
      { kind: 'time', value: Number(before), start: at, end: start - 1, ofPair: 'first' },
      { ...own, ofPair: 'second' },
    ];
  });
}

/** How long "2 – " is in "Serves 2 – 15 min", which is no range of times. */
function eatersBefore(before: string, time: string): number {
  const opener = foldText(/(\p{L}+)\s$/u.exec(before.slice(-24))?.[1] ?? '');
  return serving.has(opener) || opensEaters.has(opener)
    ? (/^\d{1,2}\s[–—-]\s(?=\d)/u.exec(time)?.[0].length ?? 0)
    : 0;
}
const opensEaters = new Set(FED_OPENERS);

const PAIR = /^(\d{1,3})\s?(?:h|min\p{L}*|mn|m|')?\.?\s?\+\s?/iu;
const BARE_BEFORE = /(?<![\d.,/])(\d{1,3})\s?\+\s?$/u;

interface FoundFigure {
  kind: 'time' | 'count';
  value: number;
  start: number;
  end: number;
  ofPair?: 'first' | 'second';
}

interface Count {
  kind: 'count';
  value: number;
  start: number;
  end: number;
}

/** "Level 2", "Nr. 14", "page 3": a number of something else. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:level|niveau|nivel|livello|stufe|schwierigkeitsgrad|nivå|nível|gas mark|th|thermostat|step|schritt|page|seite|pagina|página|sida|nr|no|nº|n°|num[ée]ro|número|numero|version|v|kapitel|chapter|tag|day|jour|giorno|día|gruppe|group|groupe|grupo|gruppo|team|klasse|class|classe|clase|zimmer|room|sala|stanza|habitación|tisch|table|tavolo|mesa|parzelle|plot|parcela|linie|line|ligne|linea|línea)\.?:?\s*$/iu;

const countPattern = new RegExp(
  `(?<![\\d.,/])(?:(\\d{1,4})\\s?(?:-|–|/|bis|to|à|a|tot|till|o|oder|or|ou)\\s?\\d{1,4}|${numberPattern})(?![\\d.,]\\d)|\\p{L}+`,
  'gu',
);

function countsIn(text: string): Count[] {
  const found: Count[] = [];
  const words = [...text.matchAll(countPattern)];
  const folded = words.map((match) => (match[1] ?? foldText(match[0])).trim());
  let next = 0;
  for (const [at, match] of words.entries()) {
    if (at < next) continue;
    const figure = /^[\d¼-¾⅐-⅞]/.test(match[0]);
    const spelled = spelledCountAt(folded, at);
    const value = spelled?.value ?? (figure ? numberValue(match[0]) : 0);
    const last = words[(spelled?.next ?? at + 1) - 1]!;
    const end = last.index + last[0].length;
    const isCount = Number.isInteger(value) && value >= 1 && value <= MOST_SERVINGS;
    if (!isCount || countsElse(text, match.index, end, figure)) continue;
    if (!figure && value === 1 && !isOneServed(folded[at - 1], text.slice(end))) continue;
    next = spelled?.next ?? at + 1;
    found.push({ kind: 'count', value, start: match.index, end });
  }
  return found;
}

/** "Serves one", "una porzione": other ones are articles. */
function isOneServed(before: string | undefined, behind: string): boolean {
  const word = foldText(/^\s?(\p{L}+)/u.exec(behind.slice(0, 24))?.[1] ?? '');
  return (serving.has(before ?? '') && !/^\s?\p{L}/u.test(behind)) || serving.has(word);
}

/** Weights, prices, sizes and numbers of something else. */
function countsElse(text: string, start: number, end: number, figure: boolean): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 24);
  const next = foldText(/^\s*[-–]?\s*(\p{L}+)/u.exec(behind)?.[1] ?? '');
  return (
    (figure && (measures.has(next) || /^\s?[°%€$£]/.test(behind) || /[€$£#]\s?$/.test(before))) ||
    /\d\s?[x×*]\s?$/i.test(before) ||
    /^\s?[x×*]\s?\d+(?![\d.,]*\s?(?:ml|cl|dl|l|g|kg|oz|lb)(?!\p{L}))/iu.test(behind) ||
    NUMBERED.test(before) ||
    // "Suppe TM6", "4-Käse-Pizza": a part of a name.
    /(?<!\p{L})\p{Lu}{1,4}$/u.test(before) ||
    (figure && /^-\p{L}/u.test(behind) && !serving.has(next))
  );
}
