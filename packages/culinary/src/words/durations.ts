import { keepingAnswers } from './answers-kept.ts';
import { pattern } from './pattern.ts';
import { foldText } from './fold.ts';
import { isNoUnit } from './no-unit.ts';
import { numberPattern, numberValue } from './numbers.ts';
import { timesInFigures } from './spelled-times.ts';
import {
  minutesPerUnit,
  spelledNumbers,
  plusWords,
  rangeWords,
  timeUnits,
} from './time-words.data.ts';
import { wordSet } from './word-list.ts';
import { servingWords } from './yield-words.data.ts';

const unitOf = new Map<string, string>();
for (const [unit, names] of Object.entries(timeUnits))
  for (const name of names) unitOf.set(foldText(name), unit);
const plus = new Set(plusWords);
const range = new Set(rangeWords);

/** Longest time a recipe may state: a year. Longer ones are mistakes of the source. */
const longest = 365 * 1440;

const isoDuration = pattern('i')`
  ^[+-]?P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+
  (?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$
`;
/** A minus in front of the figure, which a dash between two figures and the bullet of a list are not. */
const negative = /^(?:[-−–](?=P?T?[\d¼-¾⅐-⅞])|PT?[-−]\d)|[:=(]\s*[-−](?=\d)/i;
/** What sloppy pages write for ISO: "P0DT45M" is right, "P45M", "PT1H30", "PT45", "PT45Min", "T30M" are not. */
const sloppyDuration =
  /^P?T?(?=\d)(?:(\d+(?:[.,]\d+)?)D[A-Z]*)?T?(?:(\d+(?:[.,]\d+)?)H[A-Z]*)?(?:(\d+(?:[.,]\d+)?)(?:M[A-Z]*)?)?(?:(\d+(?:[.,]\d+)?)S[A-Z]*)?$/i;

const amount = (text: string | undefined) => (text ? Number(text.replace(',', '.')) : 0);
const whole = (minutes: number) =>
  Number.isFinite(minutes) && minutes > 0 && minutes <= longest
    ? Math.max(1, Math.round(minutes))
    : null;

function isoMinutes(text: string): number | null | undefined {
  const compact = text.replace(/\s+/g, '');
  if (!/^[+-]?P?T?\d|^[+-]?PT?$/i.test(compact) || !/^[+-]?[PT]/i.test(compact)) return undefined;
  const strict = isoDuration.exec(compact);
  if (strict) {
    const [, years, months, weeks, days, hours, minutes, seconds] = strict;
    // A time part is never written in months: "P45M" means 45 minutes.
    const asMinutes =
      months && !years && !days && !hours && !minutes
        ? amount(months)
        : amount(minutes) + amount(months) * 43200;
    return whole(
      amount(years) * 525600 +
        amount(weeks) * 10080 +
        amount(days) * 1440 +
        amount(hours) * 60 +
        asMinutes +
        amount(seconds) / 60,
    );
  }
  const sloppy = sloppyDuration.exec(compact);
  if (sloppy)
    return whole(
      amount(sloppy[1]) * 1440 +
        amount(sloppy[2]) * 60 +
        amount(sloppy[3]) +
        amount(sloppy[4]) / 60,
    );
  return undefined;
}

interface Piece {
  minutes: number;
  size: number;
  start: number;
  end: number;
  bare: boolean;
  unit: string | null;
}

/**
 * A unit name at the start of `text`, behind so many; scripts without spaces may run on ("30分ほど"), so there the longest name wins.
 */
function unitAt(text: string, count = 1): { unit: string; length: number } | null {
  const word = /^\s{0,2}-?(?:d['’](?=\p{L}))?([\p{L}\p{M}]+|['′])/u.exec(text);
  if (!word) return null;
  const name = word[1]!;
  const exact = unitOf.get(foldText(name));
  if (exact && OR_OF_SPANISH.test(text.slice(0, LONGEST_OR))) return null;
  if (exact && isNoUnit(foldText(name), count, text.slice(word[0].length))) return null;
  if (exact) return { unit: exact, length: word[0].length };
  for (let length = Math.min(4, name.length - 1); length > 0; length--) {
    const head = name.slice(0, length);
    if (!/^[\u3040-\u9fff\uac00-\ud7af]+$/.test(head)) continue;
    const unit = unitOf.get(head);
    if (unit) return { unit, length: word[0].length - name.length + length };
  }
  return null;
}

/** "Seis u ocho": no hours of Dutch. */
const OR_OF_SPANISH = /^\s{0,2}u\s{1,2}(?:o(?:cho|nce|chenta)|8|11|80)(?![\p{L}\d])/iu;
const LONGEST_OR = 20;

/** "500 g": an hour of Polish is written so, and far more often grams. */
const isWeight = (unit: string, count: number): boolean =>
  unit.trim().toLowerCase() === 'g' && count > MOST_HOURS;
const MOST_HOURS = 12;

/** "f. 6 P.", "pour 6 p.": a minute of Hungarian is written so, and behind these words those who eat. */
const countsPersons = (text: string, start: number, unit: string): boolean =>
  /^\s?p$/iu.test(unit) && FOR.test(text.slice(Math.max(0, start - LONGEST_FOR), start));
const FOR = /(?<!\p{L})(?:f\.?|für|pour|per|para|for|x)\s?(?:\d{1,2}\s?[-–/]\s?)?$/iu;
const LONGEST_FOR = 12;

const countWord = new RegExp(`${numberPattern}|[\\p{L}][\\p{L}'-]*`, 'gu');

const pieces = keepingAnswers((text): readonly Piece[] => {
  const found: Piece[] = [];
  for (const match of text.matchAll(countWord)) {
    const start = match.index;
    const last = found.at(-1);
    if (last && start < last.end) continue;
    const numeric = /^[\d¼-¾⅐-⅞]/.test(match[0]);
    const value = numeric ? numberValue(match[0]) : spelledNumbers[foldText(match[0])];
    if (value === undefined || Number.isNaN(value)) continue;
    let end = start + match[0].length;
    if (!numeric) {
      // "half an hour", "a dozen": only a number word that a unit follows, at most one article between.
      const article = /^\s+(?:an?|de|d')\s+/i.exec(text.slice(end));
      if (article && value < 1 && unitAt(text.slice(end + article[0].length)))
        end += article[0].length;
      else if (!unitAt(text.slice(end).replace(/^\s+/, ' '), value)) continue;
    }
    const unit = unitAt(text.slice(end), value);
    const written = text.slice(end, end + (unit?.length ?? 0));
    if (unit && !(numeric && (isWeight(written, value) || countsPersons(text, start, written))))
      found.push({
        minutes: value * minutesPerUnit[unit.unit]!,
        size: minutesPerUnit[unit.unit]!,
        start,
        end: end + unit.length,
        bare: false,
        unit: unit.unit,
      });
    else if (numeric) found.push({ minutes: value, size: 0, start, end, bare: true, unit: null });
  }
  return found;
});

/** "1:30" is an hour and a half. */
function clock(text: string): number | null {
  const match =
    /^\D{0,20}(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:h|hrs?|hours?|uur|std\.?)?\D{0,6}$/i.exec(text);
  return match && Number(match[2]) < 60 ? whole(Number(match[1]) * 60 + Number(match[2])) : null;
}

/** "07:52 min": how long a recording is. */
const minutesAndSeconds = /\d:\d{2}\s*min/i;

/** Times that differ by less say the same, one of them more exactly. */
const SAME_TIME = 0.25;

/** Whether a time says more exactly what another one says: "just under an hour (55 min)". */
export const isSameTime = (minutes: number, other: number): boolean =>
  Math.abs(minutes - other) <= SAME_TIME * other;

/** Of "an hour (55 min)" the second; of "2 hours (30 min active)" the first. Null where nothing stands in brackets. */
function inBrackets(stated: string): number | null {
  const [, before = '', within = ''] = /^([^()]{2,60})\(([^()+]{2,40})\)[\s.]*$/.exec(stated) ?? [];
  if (!/\d/.test(within) || before === '') return null;
  const [rough, exact] = [readDuration(before), readDuration(within)];
  if (rough === null || exact === null) return null;
  return isSameTime(exact, rough) ? exact : rough;
}

/**
 * Minutes of a time as a recipe states it: ISO 8601 ("PT1H30M", "P0DT45M", also the usual slips), or words in many languages
 * ("1 hr 15 min", "1½ Stunden", "une heure", "1時間30分", "45"). Of a range the upper end counts. A bare number is minutes.
 * Null when the text states no time.
 */
export function readDuration(text: string): number | null {
  const stated = text
    .slice(0, 300)
    .replace(/\u00a0/g, ' ')
    .trim();
  if (!stated || negative.test(stated) || minutesAndSeconds.test(stated)) return null;
  const iso = isoMinutes(stated);
  if (iso !== undefined) return iso;
  const atClock = clock(stated);
  if (atClock !== null) return atClock;
  const bracketed = inBrackets(stated);
  if (bracketed !== null) return bracketed;
  const line = timesInFigures(stated);
  const found = pieces(line);
  if (hasTooManyMinutes(line, found)) return null;
  const named = found.filter((piece) => !piece.bare);
  if (!named.length) {
    const only = /^\D{0,15}(\d{1,4})\D{0,3}$/.exec(line);
    return only && !/[\p{L}]/u.test(line) ? whole(Number(only[1])) : null;
  }
  return whole(addUp(line, found));
}

/** A time that stands in a text, in minutes, and where. */
export interface FoundDuration {
  minutes: number;
  start: number;
  end: number;
}

/** The times that stand in a text, "1 h 30 min" as one; positions are those of the text as given, whose numbers are in figures. */
export function findDurations(text: string): FoundDuration[] {
  const found = pieces(text);
  const groups: Piece[][] = [];
  for (const [index, piece] of found.entries()) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last
      ? foldText(text.slice(last.end, piece.start)).replace(/[.)]/g, '').trim()
      : null;
    const next = found[index + 1];
    const follows =
      last !== undefined &&
      between !== null &&
      (last.bare
        ? range.has(between)
        : piece.bare
          ? last.unit === 'hour' && isMinutesBehindHours(text, between, piece)
          : range.has(between) ||
            (piece.size < last.size && (plus.has(between) || between === '')));
    const opensRange =
      piece.bare &&
      next !== undefined &&
      !next.bare &&
      range.has(foldText(text.slice(piece.end, next.start)).trim());
    if (follows) group!.push(piece);
    else if (!piece.bare || opensRange) groups.push([piece]);
  }
  return groups.flatMap((group) => {
    const behind = found[found.indexOf(group.at(-1)!) + 1];
    if (behind && hasTooManyMinutes(text, [group.at(-1)!, behind])) return [];
    const minutes = whole(addUp(text, group));
    return minutes === null || group.every(({ bare }) => bare)
      ? []
      : [{ minutes, start: group[0]!.start, end: group.at(-1)!.end }];
  });
}

const serving = new Set(servingWords);
/** "1 h 8 personnes" */
const countsEaters = (behind: string): boolean =>
  serving.has(foldText(/^\s?(\p{L}{1,20})/u.exec(behind)?.[1] ?? ''));

/** The "10" of "1h10 Persone 4", with no blank between. */
const isGlued = (text: string, { start, end }: Piece): boolean =>
  end - start === 2 && /\p{L}/u.test(text[start - 1] ?? '');

/** "1h30", "1 ora e 15": not "1 hour and 6 people". */
const isMinutesBehindHours = (text: string, between: string, piece: Piece): boolean =>
  piece.minutes >= 1 &&
  piece.minutes < 60 &&
  (isGlued(text, piece) ||
    (between === '' && !countsEaters(text.slice(piece.end))) ||
    (/^\p{L}/u.test(between) &&
      plus.has(between) &&
      ENDS_MINUTES.test(text.slice(piece.end, piece.end + LONGEST_END))));
/** What ends a time, or says where or at what heat: "1 ora e 30 a 150°", "1 hour and 20 in the oven". */
const ENDS_MINUTES = /^\s*(?:[^\s\p{L}\d]|$|(?:a|à|at|in|im|bei|au|al|en|nel|no|em)\s)/u;
const LONGEST_END = 6;

/** "1 h 75": an hour has no more than sixty, so nobody knows what is meant. */
const hasTooManyMinutes = (text: string, found: readonly Piece[]): boolean =>
  found.some(({ bare, minutes, start, end }, at) => {
    const hour = found[at - 1];
    return (
      bare &&
      hour?.unit === 'hour' &&
      minutes >= 60 &&
      minutes < 100 &&
      /^[.\s]*$/.test(text.slice(hour.end, start)) &&
      /^\s*(?:[^\s\p{L}\d%°º]|$)/u.test(text.slice(end, end + 3))
    );
  });

/** Whether a text says a time of which nobody knows what is meant: "1 h 75". */
export const saysTooManyMinutes = (text: string): boolean => hasTooManyMinutes(text, pieces(text));

/** Adds falling units ("1 h 30 min", "1h30"), takes the later end of a range, and stops where another statement begins. */
function addUp(line: string, found: readonly Piece[]): number {
  let total = 0;
  let group = 0;
  let previous: Piece | null = null;
  for (const [index, piece] of found.entries()) {
    const between = previous
      ? foldText(line.slice(previous.end, piece.start)).replace(/[.)]/g, '').trim()
      : '';
    if (piece.bare) {
      const next = found[index + 1];
      const opensRange =
        next && !next.bare && range.has(foldText(line.slice(piece.end, next.start)).trim());
      if (opensRange) continue;
      // "1h30": the number right after hours is minutes.
      if (previous?.unit === 'hour' && isMinutesBehindHours(line, between, piece)) {
        group += piece.minutes;
        previous = { ...piece, unit: 'minute', size: 1, bare: false };
      }
      continue;
    }
    if (!previous) group = piece.minutes;
    else if (piece.size < previous.size && (plus.has(between) || between === ''))
      group += piece.minutes;
    // "1 h y media hora": a range rises, so what falls is added.
    else if (between !== '' && plus.has(between) && piece.minutes < group) group += piece.minutes;
    else if (range.has(between))
      group = piece.size < previous.size ? piece.minutes : Math.max(group, piece.minutes);
    else if (plus.has(between) && between !== '') {
      total += group;
      group = piece.minutes;
    } else if (piece.size < previous.size && between.length <= 3) group += piece.minutes;
    else break;
    previous = piece;
  }
  return total + group;
}

const vagueness: ReadonlySet<string> = wordSet(`
  under just about around approx approximately max less than up at least over well bit a or so nearly almost roughly
  ca circa unter etwa rund knapp gut ungefahr mindestens maximal uber fast etwas mehr als oder so
  env environ presque moins plus au de d bonne petite
  scarsa scarso scarsi abbondante abbondanti almeno quasi di piu massimo
  unos unas cerca aproximadamente aprox casi escasa larga alrededor menos al mas
  cirka ongeveer rond ungefar oko cca ok noin 約 约
`);

/** Whether the text says nothing but a time: "30 min", "1 h 15", "Under 45 min". */
export const isBareDuration = keepingAnswers((stated): boolean => {
  if (stated.length > 40) return false;
  const text = timesInFigures(stated);
  const found = pieces(text);
  if (!found.some((piece) => !piece.bare)) return false;
  let rest = '';
  let from = 0;
  for (const piece of found) {
    rest += ` ${text.slice(from, piece.start)}`;
    from = piece.end;
  }
  const words = foldText(rest + text.slice(from))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.every(
    (word) => vagueness.has(word) || plus.has(word) || range.has(word) || unitOf.has(word),
  );
});
