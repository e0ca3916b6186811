import { pattern, source } from '../../words/pattern.ts';
import { asDecimal } from '../numbers/fractions.ts';
import {
  anglesTurned,
  bareDegrees,
  celsius,
  celsiusDegrees,
  differenceBehind,
  differenceWords,
  fahrenheit,
  gasMarks,
  heatJoints,
  heatOpeners,
  heatVerbs,
  mostTurned,
  ovenWords,
  turnedBefore,
  turnedBehind,
  turningWords,
} from './heat-words.data.ts';

/** Something in running text that can be said in the other system. */
export interface Convertible {
  start: number;
  end: number;
  /** The system it is stated in; a gas mark is of none. */
  system: 'metric' | 'imperial' | 'none';
  /** What is stated: only things of one kind can be two statements of the same. */
  kind: 'heat' | 'length';
  say(units: 'metric' | 'imperial'): string;
}

const number = '(?:(?<=^|[\\s(])[-−])?\\d{1,3}(?:[.,]\\d(?!\\d))?';
const scales = source`
  (?<f>${fahrenheit})|(?<c>${celsius})|(?<word>${celsiusDegrees})|(?<bare>${bareDegrees})|
  (?<letter>\s?[CF](?![\p{L}\p{N}])|[cf](?![\p{L}\p{N}]))
`;
const heat = pattern('giu')`
  (?<![\d.,\p{Script=Latin}]|\d[/⁄])(?<low>${number})
  (?:(?:\s?[°º˚]\s?[CF]?|\s?degrees?|[CF])?\s{0,2}(?:${heatJoints})\s{0,2}(?<high>${number}))?
  \s{0,2}-?(?:${scales})(?!\p{Script=Latin})
`;
const gas =
  /\bgas\s?(?:marks?|mk\.?)?\s?(?<mark>10|[1-9]|¼|½|1\/4|1\/2)(?!\d|°|[/.,]\d|\s?(?:degrees|min|cup|tbsp|tsp|[gl]\b))/giu;
const thermostat = /\b(?:thermostat|th\.)\s?(?<mark>10|[3-9])(?![\d°])/giu;
/** How far in front of a temperature the verb of its clause stands. */
const clause = 60;
const vulgar: Readonly<Record<string, number>> = { '¼': 0.25, '1/4': 0.25, '½': 0.5, '1/2': 0.5 };

/** Oven and probe temperatures and gas marks in a text, in order. `language` decides degrees without a scale. */
export function findHeats(text: string, language?: string): Convertible[] {
  return [
    ...temperatures(text, language),
    ...marks(text, gas, gasHeat),
    ...marks(text, thermostat, thermostatHeat),
  ];
}

function* temperatures(text: string, language: string | undefined): Generator<Convertible> {
  for (const match of text.matchAll(heat)) {
    const groups = match.groups ?? {};
    const numbers = [groups['low'], groups['high']]
      .filter((part) => part !== undefined)
      .map(valueOf);
    const before = text.slice(Math.max(0, match.index - clause), match.index);
    const scale = scaleOf(groups, {
      value: Math.max(...numbers),
      language,
      isHeat: heatVerbs.test(before) && heatOpeners.test(before),
    });
    const end = match.index + match[0].length;
    if (scale === null || isAngle(groups, numbers, before, text.slice(end, end + clause))) continue;
    const difference =
      differenceWords.test(before) ||
      differenceBehind.test(text.slice(end, end + clause)) ||
      (Math.max(...numbers) <= mostTurned[scale] &&
        turningWords.test(before) &&
        !heatOpeners.test(before));
    yield {
      start: match.index,
      end,
      kind: 'heat',
      system: scale === 'C' ? 'metric' : 'imperial',
      say: (units) =>
        inDegrees(
          numbers.map((value) =>
            units === 'metric' ? toCelsius(value, difference) : toFahrenheit(value, difference),
          ),
          units,
          difference,
        ),
    };
  }
}

/** "Rotate the tin 180 degrees": how far something is turned, and no heat. */
function isAngle(
  groups: Readonly<Record<string, string | undefined>>,
  [value = 0, other]: readonly number[],
  before: string,
  behind: string,
): boolean {
  return (
    (groups['word'] !== undefined || groups['bare'] !== undefined) &&
    other === undefined &&
    anglesTurned.has(value) &&
    !heatOpeners.test(before) &&
    !ovenWords.test(/[^.!?;,]*$/.exec(before)?.[0] ?? '') &&
    (turnedBefore.test(before) || (differenceWords.test(before) && turnedBehind.test(behind)))
  );
}

/** The scale a statement means; null where it is no temperature, or where nobody can say which. */
function scaleOf(
  groups: Readonly<Record<string, string | undefined>>,
  { value, language, isHeat }: { value: number; language: string | undefined; isHeat: boolean },
): 'C' | 'F' | null {
  if (groups['f'] !== undefined) return 'F';
  if (groups['c'] !== undefined) return 'C';
  if (groups['word'] !== undefined) return 'C';
  if (groups['letter'] !== undefined) {
    const letter = groups['letter'].trim();
    // "5 C" are cups, "180 C", "180c" and "chill to 5 C" are degrees
    const least = isHeat ? -Infinity : letter === 'C' ? 30 : 100;
    return value < least ? null : letter.toUpperCase() === 'C' ? 'C' : 'F';
  }
  // No oven has 275 °C and more in daily use, and Americans leave the F out; below, it may be either.
  if (value >= 275 && value <= 600) return 'F';
  const knowsCelsius = language !== undefined && !/^en/i.test(language);
  return knowsCelsius && value >= 100 ? 'C' : null;
}

function* marks(
  text: string,
  pattern: RegExp,
  heatOf: (mark: number) => readonly [number, number] | undefined,
): Generator<Convertible> {
  for (const match of text.matchAll(pattern)) {
    const mark = match.groups?.['mark'] ?? '';
    const degrees = heatOf(vulgar[mark] ?? Number(mark));
    if (degrees === undefined) continue;
    yield {
      start: match.index,
      end: match.index + match[0].length,
      kind: 'heat',
      system: 'none',
      say: (units) => inDegrees([degrees[units === 'metric' ? 0 : 1]], units, false),
    };
  }
}

function gasHeat(mark: number): readonly [number, number] | undefined {
  return gasMarks[mark];
}

/** French ovens: thirty degrees a step. */
function thermostatHeat(mark: number): readonly [number, number] {
  return [mark * 30, toFahrenheit(mark * 30, false)];
}

function valueOf(text: string): number {
  return Number(text.replace('−', '-').replace(',', '.'));
}

function toCelsius(value: number, difference: boolean): number {
  return ((value - (difference ? 0 : 32)) * 5) / 9;
}

function toFahrenheit(value: number, difference: boolean): number {
  return (value * 9) / 5 + (difference ? 0 : 32);
}

/** A smaller difference is a probe's. */
const leastOfOven = 12;

/** Ovens are set in steps of five; a probe in meat or sugar shows single degrees. */
function inDegrees(
  values: readonly number[],
  units: 'metric' | 'imperial',
  difference: boolean,
): string {
  const oven = difference ? leastOfOven : units === 'metric' ? 130 : 265;
  const texts = values
    .map((value) => (value >= oven ? Math.max(5, Math.round(value / 5) * 5) : Math.round(value)))
    .map((value) => (value < 0 ? `−${asDecimal(-value, 0).whole}` : asDecimal(value, 0).whole));
  return `${[...new Set(texts)].join('–')}\u00a0°${units === 'metric' ? 'C' : 'F'}`;
}
