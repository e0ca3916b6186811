import { keepingAnswers } from '../../../words/answers-kept.ts';
import { foldText } from '../../../words/fold.ts';
import { isSameTime } from '../../../words/durations.ts';
import { pattern } from '../../../words/pattern.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { servedFor } from '../../../words/yield-words.data.ts';
import { settledTimes } from './settled-times.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { spelledNumbers } from '../../../words/time-words.data.ts';
import {
  clausesOf,
  countsIn,
  countsMore,
  cueOf,
  cueOfPart,
  opensPart,
  spans,
  withoutSum,
  type Clause,
} from './time-clauses.ts';
import type { TimeCue } from './time-cues.data.ts';
import { NAMES_WORK } from './tells-of-whole.data.ts';
import { YIELD_VERBS } from './yield-verbs.data.ts';

/** A time that a line states, and what the words beside it say that it is of; null when they say nothing, or two things. */
export interface TimeStatement {
  minutes: number;
  cue: TimeCue | null;
  /** Whether it is part of one that was stated before: "2 h (30 min active)". */
  isPart: boolean;
  /** Whether it stands without its unit: "20 minutes to put together and 40 to bake". */
  isBare: boolean;
  /** Its clause. */
  text: string;
}

/** Longer ones are tales. */
const LONGEST = 300;
const MOST_TIMES = 8;
/** In minutes: nothing is on the stove for longer; what is not called its time is that of something else. */
const LONGEST_COOKING = 100 * 60;
const isLabelled = ({ text }: Clause): boolean => labelSection(text.trim()) !== null;

/** The times of a line as its words state them: "Half an hour to get ready and 45 minutes in the oven". */
export const timeStatements = keepingAnswers((line): TimeStatement[] => {
  if (line.length > LONGEST || !/[\p{L}\d]/u.test(line)) return [];
  const text = withWorkAsWhole(
    timesInFigures(settledTimes(withoutUndone(line.replace(/\u00a0/g, ' '))).text),
  );
  const times = spans(text);
  if (times.length === 0 || times.length > MOST_TIMES) return [];
  const clauses = clausesOf(text, times);
  const stated = ofWorkNamed(
    line,
    resolved(saidOnce(clauses.flatMap((clause, at) => statementsOf(clause, at, clauses, text)))),
  );
  return OF_PART.test(line)
    ? stated.map((time) => (time.cue === 'mayBeWhole' ? { ...time, cue: null } : time))
    : stated;
});

/** "Die Garzeit ist insgesamt eine Stunde": the one time of a sentence that names its work is all of that work. */
function ofWorkNamed(line: string, stated: TimeStatement[]): TimeStatement[] {
  const [time] = stated;
  if (stated.length !== 1 || time!.cue !== 'whole') return stated;
  const cue = cueOf(NAMES_WORK.exec(line.trim())?.[0] ?? '');
  return cue === 'cook' || cue === 'prep' ? [{ ...time!, cue }] : stated;
}

/** "Senza cottura: preparazione 30 minuti", "20 Min. ohne Backzeit": what is not done says nothing of a time. */
const UNDONE = /(?<!\p{L})(?:senza|sans|sin|ohne|without)\s(\p{L}{3,12})(?!\p{L})/giu;
const withoutUndone = (text: string): string =>
  text.replace(UNDONE, (undone, work: string) => (cueOf(work) === 'cook' ? '' : undone));

/** "La pâte est faite maison, elle se fait en cinq minutes": how long a part takes. */
const OF_PART = pattern('iu')`
  ^(?:the|der|die|das|la|le|el|il|lo|los|les|i|gli|l['’])\s?(?:dough|pastry|batter|sauce|dressing|filling|topping|icing|teig|soße|sauce|
  füllung|creme|glasur|pâte|garniture|crème|vinaigrette|masa|salsa|relleno|crema|impasto|pasta frolla|sugo|ripieno|besciamella|béchamel|
  glassa|marinade|marinada|brühe|bouillon|brodo|caldo)\s
`;

/** "Entre pelar, cocer y hornear se va una hora": all works together take so long. */
const BETWEEN_WORKS = pattern('giu')`
  (?<!\p{L})(?:entre|between|tra|fra)\s(?:\p{L}{2,14},?\s){1,6}(?:y|e|et|ed|and)\s\p{L}{2,14}
  (?=\s[^.!?;,:\d]{0,30}\d[\d.]{0,5}\s?(?:h|min|hora|ora|ore|heure|hour))
`;
const withWorkAsWhole = (text: string): string =>
  text.replace(BETWEEN_WORKS, (works) => (cueOf(works) === null ? works : 'en total'));

/** Of "just under an hour: about 55 minutes" the second, which says the same more exactly. */
function saidOnce(statements: readonly TimeStatement[]): TimeStatement[] {
  const said: TimeStatement[] = [];
  for (const statement of statements) {
    const last = said.at(-1);
    const isAgain =
      last !== undefined &&
      last.cue !== null &&
      statement.cue === null &&
      !statement.isBare &&
      last.minutes !== statement.minutes &&
      isSameTime(statement.minutes, last.minutes);
    if (isAgain) said[said.length - 1] = { ...last, minutes: statement.minutes };
    else said.push(statement);
  }
  return said;
}

function statementsOf(
  clause: Clause,
  at: number,
  clauses: readonly Clause[],
  text: string,
): TimeStatement[] {
  const { times } = clause;
  const before = clauses[at - 1];
  const isPart =
    opensPart(clause.text) || (before?.end.includes('(') === true && clause.times.length > 0);
  if (times.length === 0) {
    // "hornearla, 35"
    const goesOn = !/\p{L}/u.test(clause.text) && before?.times.length === 0 && before.end === ', ';
    return lackingUnit(goesOn ? { ...clause, cue: before.cue } : clause, clauses, isPart);
  }
  const said = (minutes: number, cue: TimeCue | null): TimeStatement => ({
    minutes,
    cue: cue === 'cook' && minutes > LONGEST_COOKING && !isLabelled(clause) ? 'lone' : cue,
    isPart,
    isBare: false,
    text: clause.text.trim(),
  });
  if (times.length === 1) {
    const announced =
      clause.cue === null &&
      before?.times.length === 0 &&
      before.text.length < LONGEST_LABEL &&
      !(before.cue === 'lone' && /[.!?]/.test(before.end));
    const cue = announced ? before.cue : clause.cue;
    return [said(times[0]!.minutes, cueByNext(clause, clauses[at + 1]) ?? cue)];
  }
  // Several times in one clause: their labels stand before all of them, or behind all.
  const gaps = gapsOf(clause, text);
  const ahead = gaps[0] !== null && gaps.at(-1) === null;
  const behind = gaps[0] === null && gaps.at(-1) !== null;
  return times.map(({ minutes }, index) =>
    said(minutes, ahead ? gaps[index]! : behind ? gaps[index + 1]! : null),
  );
}
/** What the clause behind that of a time says that it is of. */
function cueByNext({ cue, text }: Clause, next: Clause | undefined): TimeCue | null {
  if (next === undefined || next.times.length > 0) return null;
  // "Si prepara in venticinque minuti, poi ci pensa il forno."
  if (cue === 'making') return next.cue === 'cook' || next.cue === 'rest' ? 'prep' : null;
  if (next.text.length >= LONGEST_SPAN) return null;
  // "An hour and a half, start to finish"
  if (cue === null && next.cue === 'whole') return 'whole';
  // "It takes an hour and a quarter, oven included"
  const countsAll = countsIn(next.text) && !countsIn(text);
  return countsAll && (cue === null || cue === 'mayBeWhole') ? 'whole' : null;
}
const LONGEST_LABEL = 25;
/** "dalla prima cipolla al piatto" */
const LONGEST_SPAN = 40;

/** What stands before, between and behind the times of a clause. */
function gapsOf({ times, start, text: words }: Clause, text: string): (TimeCue | null)[] {
  const edges = [start, ...times.flatMap((time) => [time.start, time.end]), start + words.length];
  return Array.from({ length: times.length + 1 }, (_, at) =>
    cueOf(text.slice(edges[at * 2], edges[at * 2 + 1])),
  );
}

/** "20 minutes to put together and 40 to bake": the unit is said once. */
function lackingUnit(
  { text, cue: said, start }: Clause,
  clauses: readonly Clause[],
  isPart: boolean,
): TimeStatement[] {
  const isSum = said === null && ADDS_UP.test(text);
  const cue = isSum ? 'whole' : said;
  if (cue !== 'prep' && cue !== 'cook' && cue !== 'whole') return [];
  if (!clauses.some(({ times }) => times.length > 0)) return [];
  const numbers = (foldText(text).match(/\d+|\p{L}+/gu) ?? []).flatMap((word) => {
    const value = /^\d/.test(word) ? Number(word) : (spelledNumbers[word] ?? 0);
    return Number.isInteger(value) && value >= LEAST_MINUTES ? [value] : [];
  });
  if ((isSum || OF_YIELD.test(text)) && !isSumOf(clauses, start, numbers)) return [];
  const words = withoutSum(text.trim()).trim().split(/\s+/).length;
  const isLast =
    /\d$/.test(text.trim()) ||
    foldText(text)
      .trim()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .at(-1)! in spelledNumbers;
  return numbers.length === 1 &&
    numbers[0]! <= MOST_MINUTES &&
    words <= (isPart || isLast ? MOST_OF_PART : MOST_WORDS) &&
    !/°/.test(text)
    ? [{ minutes: numbers[0]!, cue, isPart, isBare: true, text: text.trim() }]
    : [];
}
/** "Cooking for 6", "dosi per 8": a number behind a word of yield counts who eats or what is made. */
const OF_YIELD = new RegExp(
  `(?<!\\p{L})(?:${[...servedFor, ...YIELD_VERBS].join('|')})\\s(?:\\p{L}{1,6}\\.?\\s)?\\d`,
  'iu',
);
/** Whether a number is what several times before it come to; "Makes 24. Ready in 45 minutes" makes pieces. */
const isSumOf = (
  clauses: readonly Clause[],
  start: number,
  numbers: readonly number[],
): boolean => {
  const parts = clauses.flatMap(({ times }) => times).filter(({ end }) => end <= start);
  return parts.length > 1 && parts.reduce((sum, { minutes }) => sum + minutes, 0) === numbers[0];
};
/** "..., macht vierzig": behind the parts what they come to. */
const ADDS_UP = /^\s?(?:makes|macht|soit|fanno|fa|son|suman)\s[\p{L}\d]{2,20}[.!]?\s?$/iu;
const LEAST_MINUTES = 5;
const MOST_MINUTES = 120;
const MOST_WORDS = 5;
/** "de los cuales 30 de cocción" */
const MOST_OF_PART = 7;

/** "Preparazione 20 minuti, cottura 30 minuti in tutto": where the other work has its own time, what names one work is all of that work. */
function withSumsOfWork(statements: readonly TimeStatement[]): TimeStatement[] {
  const has = (cue: TimeCue) => statements.some((statement) => statement.cue === cue);
  const other = has('prep') ? 'cook' : has('cook') ? 'prep' : null;
  if (other === null || has(other)) return [...statements];
  return statements.map((statement) =>
    statement.cue === 'whole' && cueOfPart(statement.text) === other && !countsMore(statement.text)
      ? { ...statement, cue: other }
      : statement,
  );
}

/** No whole is shorter than one of its parts: "une heure de préparation et 35 min de cuisson en tout". */
function withPossibleWholes(statements: readonly TimeStatement[]): TimeStatement[] {
  const longest = Math.max(
    ...statements.map(({ cue, minutes }) => (cue === 'prep' || cue === 'cook' ? minutes : 0)),
  );
  return statements.flatMap((statement) => {
    if (statement.cue !== 'whole' || statement.minutes > longest) return [statement];
    if (statement.isBare) return [];
    const cue = cueOfPart(statement.text);
    return cue === 'prep' || cue === 'cook' ? [{ ...statement, cue }] : [statement];
  });
}

/** Of "25 minutes for the vegetables and 40 to cook, 65 in all" the first: what the whole is longer than the part that is named. */
function withRestOfWhole(statements: TimeStatement[]): TimeStatement[] {
  const one = (cue: TimeCue) => statements.find((statement) => statement.cue === cue);
  const whole = one('whole');
  const open = statements.filter(({ cue }) => cue === null || cue === 'mayBeWhole');
  const named = one('cook') ?? one('prep');
  if (!whole || !named || open.length !== 1 || statements.length !== 3) return statements;
  if (open[0]!.minutes + named.minutes !== whole.minutes) return statements;
  const cue = named.cue === 'cook' ? 'prep' : 'cook';
  return statements.map((statement) => (statement === open[0] ? { ...statement, cue } : statement));
}

/** What times are of whose words leave it open, by those that stand beside them. */
function resolved(stated: TimeStatement[]): TimeStatement[] {
  const statements = withRestOfWhole(withPossibleWholes(withSumsOfWork(stated)));
  const has = (...cues: TimeCue[]) =>
    statements.some(({ cue }) => cue !== null && cues.includes(cue));
  const parts = statements.filter(({ isPart }) => isPart);
  const bare = statements.filter(({ cue }) => cue === null);
  const largest = Math.max(...statements.map(({ minutes }) => minutes));
  return statements.map((statement, at) => {
    const { cue, minutes, isPart } = statement;
    if (cue === 'doing')
      return { ...statement, cue: has('prep') && !has('cook') ? 'cook' : 'prep' };
    // "Takes 5 minutes and 25 in the oven"
    const isLess = statements.some((other) => other.cue === 'cook' && other.minutes > minutes);
    if (cue === 'mayBeWhole' && isLess && !has('prep', 'whole'))
      return { ...statement, cue: 'prep' };
    if (cue === 'making' && isPart) return { ...statement, cue: 'prep' };
    if (cue === 'making')
      return { ...statement, cue: has('cook', 'rest') && !has('prep') ? 'prep' : 'mayBeWhole' };
    if (cue !== null || bare.length !== 1 || has('whole', 'mayBeWhole')) return statement;
    // "About 3 hours (20 minutes of work)"
    if (parts.length > 0 && !isPart && minutes === largest) return { ...statement, cue: 'whole' };
    // "20 min + 2 h chilling"; what stands behind the cooking goes on from it: "cook 35 min, natural release 10 min".
    const waits = statements.findIndex((other) => other.cue === 'cook' || other.cue === 'rest');
    if (at < waits && !has('prep') && parts.length === 0) return { ...statement, cue: 'prep' };
    return statement;
  });
}

const WORDS_OF_ONE = 9;
const MOST_LETTERS = 180;

/** Whether a text tells of more than times and servings: "I boil the syrup for five minutes because my aunt does." */
export function isTale(text: string): boolean {
  if (text.length > MOST_LETTERS || text.includes('?')) return true;
  const words = text.split(/\s+/).length;
  return words > WORDS_OF_ONE * (timeStatements(text).length + 1);
}

/** Whether a text says how long it takes to get ready and how long to cook, and little else. */
export function tellsWork(text: string): boolean {
  const cues = new Set(timeStatements(text).map(({ cue }) => cue));
  return cues.has('prep') && cues.has('cook') && !isTale(text);
}
