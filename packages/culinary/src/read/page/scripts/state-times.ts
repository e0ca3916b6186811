import { isBareDuration, readDuration } from '../../../words/durations.ts';
import { fieldParts } from '../markup/field-parts.ts';
import { isNode, type SchemaNode } from '../markup/schema-node.ts';
import { labelledFacts } from './labelled-facts.ts';
import {
  cookStems,
  pauseStems,
  prepStems,
  restStems,
  timeStems,
  timeUnits,
  totalStems,
} from './state-words.data.ts';

type TimeProperty = 'prepTime' | 'cookTime' | 'restTime' | 'totalTime';

/** Sizes of bare numbers that no kitchen counts in minutes. */
const longestMinutes = 1440;
const sureSeconds = 900;
const shortestSeconds = 300;
/** Of an object of times no more fields are looked at. */
const mostFields = 12;
const longestPlausible = 14 * 1440;

type StatedTimes = Partial<Record<TimeProperty | 'recipeNotes', string>>;

interface Stated {
  minutes: number;
  /** A bare number, whose unit is said nowhere. */
  isBare: boolean;
  /** A part of the whole: the hours beside the minutes. */
  isPart: boolean;
}

const holds = (joined: string, stems: readonly string[]) =>
  stems.some((stem) => joined.includes(stem));
const namesTime = (parts: readonly string[]) =>
  parts.some((part) => timeStems.some((stem) => part === stem || part.endsWith(stem)));
const unitNamed = (parts: readonly string[]): number | undefined =>
  parts.map((part) => timeUnits[part]).findLast((unit) => unit !== undefined);

/** Which time a field of this name states; null when none. Within an object of times their name alone says it. */
function timeProperty(key: string, isAmongTimes: boolean): TimeProperty | null {
  const parts = fieldParts(key);
  const joined = parts.join('');
  if (parts.some((part) => pauseStems.some((stem) => part.startsWith(stem)))) return 'restTime';
  if (holds(joined, restStems)) return null;
  // "voorbereiding" is no "bereiding".
  const cook = holds(joined.replace('voorbereiding', ''), cookStems);
  const prep = holds(joined, prepStems);
  if (holds(joined, totalStems) || (prep && cook)) return 'totalTime';
  if (cook) return 'cookTime';
  if (prep) return 'prepTime';
  const isPlain = parts.every((part) => timeStems.includes(part) || timeUnits[part] !== undefined);
  return !isAmongTimes && namesTime(parts) && isPlain ? 'totalTime' : null;
}

function ofNumber(value: number, parts: readonly string[]): Stated | null {
  if (!(value > 0)) return null;
  const unit = unitNamed(parts);
  return {
    minutes: value * (unit ?? 1),
    isBare: unit === undefined,
    isPart: unit !== undefined && parts.length > 0,
  };
}

/** The time of an object: its hours and minutes added, or its figure with its unit, of a range the upper end. */
function ofNode(node: SchemaNode): Stated | null {
  const entries = Object.entries(node).slice(0, mostFields);
  const figures = entries.flatMap(([key, value]) => {
    const figure =
      typeof value === 'string' && /^\d+(?:[.,]\d+)?$/.test(value)
        ? Number(value.replace(',', '.'))
        : value;
    return typeof figure === 'number' ? [{ parts: fieldParts(key), figure }] : [];
  });
  const isRange = figures.some(({ parts }) => parts.includes('max'));
  const inUnits = isRange ? [] : figures.filter(({ parts }) => unitNamed(parts) !== undefined);
  if (inUnits.length > 0)
    return {
      minutes: inUnits.reduce((sum, { parts, figure }) => sum + figure * unitNamed(parts)!, 0),
      isBare: false,
      isPart: false,
    };
  const texts = entries.map(([, value]) => value).filter((value) => typeof value === 'string');
  const figure = Math.max(0, ...figures.map((one) => one.figure));
  const unit = texts.map((text) => timeUnits[text.toLowerCase()]).find((one) => one !== undefined);
  if (figure > 0)
    return { minutes: figure * (unit ?? 1), isBare: unit === undefined, isPart: false };
  const said = texts.map(readDuration).find((minutes) => minutes !== null);
  return said ? { minutes: said, isBare: false, isPart: false } : null;
}

function statedTime(key: string, value: unknown): Stated | null {
  if (Array.isArray(value))
    return value.length > 0 && value.length <= 3 && labelledFacts(value) === null
      ? statedTime(key, value[0])
      : null;
  if (typeof value === 'number') return ofNumber(value, fieldParts(key));
  if (typeof value === 'string') {
    if (value.length > 60) return null;
    if (/^\d{1,6}(?:\.\d+)?$/.test(value)) return ofNumber(Number(value), fieldParts(key));
    const minutes = readDuration(value);
    return minutes === null ? null : { minutes, isBare: false, isPart: false };
  }
  return isNode(value) ? ofNode(value) : null;
}

/** Without a word of time in its name a field states one only when its value reads like one. */
function mayBeTime(key: string, value: unknown): boolean {
  if (namesTime(fieldParts(key)) || unitNamed(fieldParts(key)) !== undefined) return true;
  if (typeof value === 'string')
    return /^P(?=[T\d])[\dTDHMS.]{2,12}$/.test(value) || isBareDuration(value);
  if (isNode(value))
    return Object.entries(value)
      .slice(0, mostFields)
      .some(
        ([inner, said]) =>
          unitNamed(fieldParts(inner)) !== undefined ||
          (typeof said === 'string' &&
            (isBareDuration(said) || timeUnits[said.toLowerCase()] !== undefined)),
      );
  // "chilli: 2" is no time of chilling.
  return (
    typeof value === 'number' &&
    fieldParts(key).length === 1 &&
    timeProperty(key, false) !== 'restTime'
  );
}

function asStated(time: Stated, unit: number): void {
  time.minutes /= unit;
  time.isBare = false;
}

/** Numbers that can only be seconds, or thousandths of them, are so by their size. */
function bySize(stated: Map<TimeProperty, Stated>): void {
  const bare = [...stated.values()].filter(({ isBare }) => isBare);
  const most = Math.max(0, ...bare.map(({ minutes }) => minutes));
  for (const [unit, from] of [
    [60_000, 60_000],
    [60, longestMinutes + 1],
  ] as const)
    if (most >= from && bare.every(({ minutes }) => minutes % unit === 0))
      return bare.forEach((time) => asStated(time, unit));
  if (
    bare.length > 1 &&
    most >= sureSeconds &&
    bare.every(({ minutes }) => minutes % 60 === 0 && minutes >= shortestSeconds)
  )
    bare.forEach((time) => asStated(time, 60));
}

/** How long a dish rests, in the words of its field: "Ruhezeit: 120 min". */
function restNote(key: string, { minutes }: Stated): string {
  const words = key.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[\s_-]+/);
  const told = words.filter((word) => timeUnits[word.toLowerCase()] === undefined).join(' ');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}: ${Math.round(minutes)} min`;
}

/** The times that an object states, in minutes, without a unit where it states none, by the words in its fields' names in eight languages. */
export function timesOf(node: SchemaNode): StatedTimes {
  const stated = new Map<TimeProperty, Stated>();
  let restKey = '';
  const add = (key: string, value: unknown, isAmongTimes: boolean) => {
    const property = timeProperty(key, isAmongTimes);
    const time =
      property && (isAmongTimes || mayBeTime(key, value)) ? statedTime(key, value) : null;
    if (!property || !time) return;
    const before = stated.get(property);
    if (property === 'restTime' && !before) restKey = key;
    if (!before) stated.set(property, time);
    else if (before.isPart && time.isPart) before.minutes += time.minutes;
  };
  for (const [key, value] of Object.entries(node)) {
    const several =
      isNode(value) && namesTime(fieldParts(key))
        ? Object.entries(value).filter(([name]) => timeProperty(name, true) !== null)
        : [];
    for (const [name, time] of several) add(name, time, true);
    if (several.length === 0) add(key, value, false);
  }
  bySize(stated);
  const rest = stated.get('restTime');
  stated.delete('restTime');
  const times = Object.fromEntries(
    [...stated].flatMap(([property, { minutes, isBare }]) => {
      const whole = Math.round(minutes);
      return whole > 0 && whole <= longestPlausible
        ? [[property, isBare ? String(whole) : `PT${whole}M`]]
        : [];
    }),
  );
  return rest ? { ...times, recipeNotes: restNote(restKey, rest) } : times;
}
