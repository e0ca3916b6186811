import { keepingAnswers } from './answers-kept.ts';
import { foldText } from './fold.ts';
import { isNoUnit } from './no-unit.ts';
import { numberPattern, numberValue } from './numbers.ts';
import {
  behindTimes,
  definiteArticles,
  elided,
  lessWords,
  minutesPerUnit,
  plusWords,
  rangeWords,
  romanceHalves,
  roughTimes,
  timeUnits,
} from './time-words.data.ts';
import { spelledNumber } from './spelled-number.ts';
import { PAIRS, ROUND_NUMBERS } from './yield-words.data.ts';

const unitOf = new Map<string, string>();
for (const [unit, names] of Object.entries(timeUnits))
  for (const name of names) unitOf.set(foldText(name), unit);
const plus = new Set(plusWords.filter(Boolean));
const range = new Set(rangeWords);
const rough = new Set(roughTimes);
const less = new Set(lessWords);
const definite = new Set(definiteArticles);
const letters = new RegExp(`(?<![\\d.,/⁄])${numberPattern}|[\\p{L}\\p{M}]+|&`, 'gu');

/** The point of "Std." parts nothing. */
const PARTED = /[^\s'’&+.\u2010\u2011-]|[\n\t]|(?<!\d)\.\s/u;

interface Word {
  folded: string;
  start: number;
  end: number;
  /** In figures, or as a word; undefined for any other word. */
  value: number | undefined;
  figure: boolean;
  /** Whether a sign parts it from the word before it: "Serves eight. A quarter of an hour". */
  isParted: boolean;
  /** Whether a hyphen joins it to the word before it: "1-1/2 hours". */
  isHyphened: boolean;
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(letters)].map((match) => {
    const folded = foldText(match[0]);
    const figure = /^[\d¼-¾⅐-⅞]/.test(match[0]);
    const before = text.slice(end, match.index);
    const isParted = PARTED.test(before);
    const isHyphened = /^[-\u2010-\u2013]$/.test(before);
    end = match.index + match[0].length;
    return {
      folded,
      figure,
      isParted,
      isHyphened,
      start: match.index,
      end,
      value: figure ? numberValue(match[0]) : spelledNumber(folded),
    };
  });
}

interface Count {
  value: number;
  /** The first word behind it. */
  next: number;
}

const isPart = (word: Word | undefined) =>
  word !== undefined && !word.figure && (word.value ?? 1) < 1;
const isArticle = (word: Word | undefined) =>
  word !== undefined && !word.figure && (word.value === 1 || elided.includes(word.folded));

/** Past "an" of "half an hour"; what another sentence begins with is none: "hora y cuarto. De un día para otro". */
function pastArticles(words: readonly Word[], from: number): number {
  let at = from;
  while (isArticle(words[at]) && !words[at]!.isParted) at++;
  return at;
}

/** "cinq quarts d’heure" */
const MOST_IN_PARTS = 2;

const isFraction = (word: Word | undefined) =>
  word?.figure === true && word.value! < 1 && word.value! > 0;

/** Parts of one: "half", "a quarter", "trois quarts", "fünf viertel", and in figures "½", "3/4". */
function partAt(words: readonly Word[], at: number): Count | null {
  if (isFraction(words[at])) return { value: words[at]!.value!, next: at + 1 };
  let next = at;
  let times = 1;
  const first = words[next];
  if (!isPart(first) && first?.value !== undefined && Number.isInteger(first.value)) {
    times = first.value;
    next++;
  }
  const part = words[next];
  if (!isPart(part) || (next > at && part!.isParted)) return null;
  return times * part!.value! <= MOST_IN_PARTS
    ? { value: times * part!.value!, next: next + 1 }
    : null;
}

const roundAt = (word: Word | undefined) =>
  word !== undefined &&
  (ROUND_NUMBERS[word.folded] !== undefined || PAIRS[word.folded] !== undefined);

/** "three and a half", "forty-five", "en och en halv", "three quarters": a number as words say it. */
function countAt(words: readonly Word[], at: number): Count | null {
  const part = partAt(words, at);
  if (part) {
    // "half an hour", "un quarto d'ora"
    part.next = pastArticles(words, part.next);
    return part;
  }
  const round = ROUND_NUMBERS[words[at]?.folded ?? ''] ?? PAIRS[words[at]?.folded ?? ''];
  if (round !== undefined) {
    // "una ventina di minuti", "a couple of hours"
    let next = at + 1;
    while (elided.includes(words[next]?.folded ?? '')) next++;
    return { value: round, next };
  }
  // "un paio d'ore", "quatre-vingt-dix"
  if (isArticle(words[at]) && roundAt(words[at + 1])) return countAt(words, at + 1);
  // "Cuisson au four : vingt minutes": the French oven is no four.
  if (
    words[at]?.folded === 'quatre' &&
    /^vingts?$/.test(words[at + 1]?.folded ?? '') &&
    !words[at + 1]!.isParted
  ) {
    const more = words[at + 2];
    const isMore = more?.value !== undefined && !more.figure && !more.isParted && more.value < 20;
    return { value: 80 + (isMore ? more.value! : 0), next: isMore ? at + 3 : at + 2 };
  }
  const word = words[at];
  if (word?.value === undefined || !Number.isFinite(word.value)) return null;
  // A range rises, so "1-1/2" is none.
  if (word.figure && Number.isInteger(word.value) && isFraction(words[at + 1]))
    if (words[at + 1]!.isHyphened)
      return { value: word.value + words[at + 1]!.value!, next: at + 2 };
  const isJoined = plus.has(words[at + 1]?.folded ?? '') && !words[at + 1]!.isParted;
  const joined = isJoined ? at + 2 : at + 1;
  // "dix-huit"
  const isTeen = word.folded === 'dix' && [7, 8, 9].includes(words[at + 1]?.value ?? 0);
  if (isTeen && !words[at + 1]!.figure) return { value: 10 + words[at + 1]!.value!, next: at + 2 };
  if (!word.figure && word.value >= 20 && word.value % 10 === 0) {
    const ones = words[joined];
    if (
      ones &&
      !ones.figure &&
      !ones.isParted &&
      Number.isInteger(ones.value) &&
      ones.value! < 10 &&
      ones.value! > 0
    )
      return { value: word.value + ones.value!, next: joined + 1 };
  }
  if (joined === at + 2 && Number.isInteger(word.value) && !isPlace(words, at + 1)) {
    const more = words[joined]?.isParted ? null : partAt(words, joined);
    // "one and three quarters of an hour"
    if (more) return { value: word.value + more.value, next: pastArticles(words, more.next) };
  }
  return { value: word.value, next: at + 1 };
}

/** "cinq, et en trois quarts d'heure": "en" adds in Dutch, and is one or "in" before parts of an hour in other languages. */
const isPlace = (words: readonly Word[], at: number): boolean =>
  words[at]?.folded === 'en' &&
  words.slice(at + 1, at + 3).some(({ folded }) => romanceHalves.includes(folded));

/** "an hour and ten", "une heure dix": minutes that are said without their unit, in hours. */
function minutesBehind(words: readonly Word[], at: number, text: string): Count | null {
  const next = plus.has(words[at]?.folded ?? '') ? at + 1 : at;
  const word = words[next];
  const isSaid = word !== undefined && !word.figure && word.value !== undefined;
  if (!isSaid || word.value! % 5 !== 0 || word.value! >= 60) return null;
  const behind = words[next + 1];
  const ends =
    behind === undefined ||
    behindTimes.includes(behind.folded) ||
    /^\s*[.,;·|)]/u.test(text.slice(word.end, word.end + 3));
  return ends ? { value: word.value! / 60, next: next + 1 } : null;
}

/**
 * What is added behind a unit, in units: "an hour and a half", "hora y media", "une heure un quart",
 * or taken off it: "deux heures moins le quart". Not "1 h y media hora".
 */
function partBehind(words: readonly Word[], at: number): Count | null {
  const word = words[at];
  if (word === undefined) return null;
  const isLess = less.has(word.folded);
  const isJoined = isLess || plus.has(word.folded);
  const from = isJoined ? at + (isLess && definite.has(words[at + 1]?.folded ?? '') ? 2 : 1) : at;
  const isFigureBehind = isFraction(word) && !word.isParted;
  const said =
    isJoined || isFigureBehind || (!word.figure && !word.isParted) ? partAt(words, from) : null;
  // "for one hour half covered"
  if (!said || (!isJoined && !isFigureBehind && (words[from]!.value ?? 0) < 1)) return null;
  const part = isLess ? { ...said, value: -said.value } : said;
  const unit = words[pastArticles(words, part.next)];
  return unit !== undefined && unitOf.has(unit.folded) && !unit.isParted ? null : part;
}

/** "Vorbereiten: Viertelstunde", "Cottura: mezzora" */
const isWholeUnit = (words: readonly Word[], at: number): boolean =>
  PART_OF_HOUR.test(words[at]!.folded) && unitOf.get(words[at]!.folded) !== 'hour';
const PART_OF_HOUR = /(?:stunde|stundchen|mezzora|mezzoretta|mediahora|halfuur|halfuurtje)$/u;

/** "1:15 h", "0:45 Std.": hours and minutes as a clock shows them. Later ones are hours of the day. */
const CLOCK_OF_HOURS =
  /(?<![\d.,:/])(\d):([0-5]\d)(?=\s?(?:h|hrs?|hours?|std|stunden?|uur|ore|ora|horas?|heures?)(?![\p{L}]))/giu;
const withHoursWhole = (text: string): string =>
  text.includes(':')
    ? text.replace(CLOCK_OF_HOURS, (_, hours: string, minutes: string) =>
        figures(Number(hours) + Number(minutes) / MINUTES_OF_HOUR),
      )
    : text;
const MINUTES_OF_HOUR = 60;

const figures = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * The text with times that are spelled out in figures: "three and a half hours" is "3.5 hours",
 * "un'ora e mezza" is "1.5 ora", "zwei bis drei Stunden" is "2 bis 3 Stunden", "1:15 h" is "1.25 h". All else stays.
 */
export const timesInFigures = keepingAnswers((source): string => {
  if (!/\p{L}/u.test(source)) return source;
  const text = withHoursWhole(source);
  const plain = text
    .replace(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, ' ')
    .replace(/\b[dD]['’](?=\p{L})/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, ' ');
  const words = wordsOf(plain);
  let written = '';
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const bare =
      unitOf.has(words[at]!.folded) &&
      (partBehind(words, at + 1) !== null || isWholeUnit(words, at));
    const count = bare ? { value: 1, next: at } : countAt(words, at);
    if (!count) continue;
    // "une bonne heure"
    if (
      rough.has(words[count.next]?.folded ?? '') &&
      unitOf.has(words[count.next + 1]?.folded ?? '')
    )
      count.next++;
    const unit = words[count.next];
    if (
      unit &&
      unitOf.has(unit.folded) &&
      (bare || !unit.isParted) &&
      !isNoUnit(unit.folded, count.value, plain.slice(unit.end))
    ) {
      const isHour = minutesPerUnit[unitOf.get(unit.folded)!] === 60;
      const more =
        (minutesPerUnit[unitOf.get(unit.folded)!]! >= 60
          ? partBehind(words, count.next + 1)
          : null) ?? (isHour ? minutesBehind(words, count.next + 1, plain) : null);
      if (words[at]!.figure && !more && count.next === at + 1) continue;
      written += `${plain.slice(from, words[at]!.start)}${figures(count.value + (more?.value ?? 0))} ${plain.slice(unit.start, unit.end)}`;
      at = (more?.next ?? count.next + 1) - 1;
    } else if (!words[at]!.figure && count.value > 1 && opensRange(words, count.next)) {
      written += `${plain.slice(from, words[at]!.start)}${figures(count.value)}`;
      at = count.next - 1;
    } else continue;
    from = words[at]!.end;
  }
  return written === '' ? text : written + plain.slice(from);
});

/** Whether a range goes on to a number with a unit: "two [or three hours]". */
function opensRange(words: readonly Word[], at: number): boolean {
  if (!range.has(words[at]?.folded ?? '')) return false;
  const upper = countAt(words, at + 1);
  const unit = upper === null ? undefined : words[upper.next];
  return unit !== undefined && unitOf.has(unit.folded) && !unit.isParted;
}
