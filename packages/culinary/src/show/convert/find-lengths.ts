import { asDecimal, kitchenFraction, fractionText, numberText } from '../numbers/fractions.ts';
import type { Convertible } from './find-heats.ts';
import { isEnglish, readLanguage } from '../ingredient/line-language.ts';
import {
  behindLength,
  inchWords,
  lengthJoints,
  lengthUnits,
  sideJoints,
} from './length-words.data.ts';
import { numberPattern, numberValue } from '../../words/numbers.ts';
import { pattern } from '../../words/pattern.ts';

const unit = lengthUnits.map(({ names }, at) => `(?<u${at}>${names})`).join('|');
const anyUnit = lengthUnits.map(({ names }) => names).join('|');
const hyphen = '\\s{0,2}[-‑]?\\s?';
const joint = `\\s{0,2}-?\\s?(?<joint>${sideJoints}|${lengthJoints})[-‑]?\\s{0,2}`;
const side = (name: string): string => `(?<${name}>${numberPattern})(?:${hyphen}(?:${anyUnit}))?`;
const length = pattern('giu')`
  (?<![\d.,\p{Script=Latin}]|\d[/⁄])
  (?:${side('a')}${joint}(?:${side('b')}\s{0,2}-?\s?(?:${sideJoints})-?\s{0,2})?)?
  (?<last>${numberPattern})${hyphen}(?:${unit})
`;

/** Lengths in a text, in order: "1-inch cubes", "9x13-inch tin", "2 to 3 cm", "20 cm x 30 cm". */
export function* findLengths(text: string, language?: string): Generator<Convertible> {
  const closing = closingMarks(text);
  for (const match of text.matchAll(length)) {
    const groups = match.groups ?? {};
    const at = lengthUnits.findIndex((_, index) => groups[`u${index}`] !== undefined);
    const { centimetres, metric } = lengthUnits[at] ?? { centimetres: 1, metric: true };
    const numbers = [groups['a'], groups['b'], groups['last']]
      .filter((part) => part !== undefined)
      .map((part) => numberValue(part) * centimetres);
    if (numbers.some((value) => !Number.isFinite(value) || value <= 0)) continue;
    const sides =
      groups['joint'] !== undefined &&
      new RegExp(`^(?:${sideJoints})$`, 'iu').test(groups['joint']);
    const end = match.index + match[0].length;
    if (closing.has(end - 1)) continue;
    yield {
      start: match.index,
      end,
      kind: 'length',
      system: metric ? 'metric' : 'imperial',
      say: (units) =>
        units === 'metric'
          ? inMetric(numbers, sides)
          : inInches(numbers, sides, text.slice(end, end + 24), language),
    };
  }
}

/** Where quotation marks end what an earlier one began: the 2 of 'the "size 2" cutter' is no length, 'a 2" by 3" tin' has two. */
function closingMarks(text: string): Set<number> {
  const places = new Set<number>();
  let isOpen = false;
  for (const { 0: mark, index } of text.matchAll(/(?:[\d\p{No}]\s?)?["“”„]/gu)) {
    if (isOpen) places.add(index + mark.length - 1);
    isOpen = !isOpen && mark.length === 1;
  }
  return places;
}

function inMetric(centimetres: readonly number[], sides: boolean): string {
  const least = Math.min(...centimetres);
  if (least < 1 && Math.max(...centimetres) < 2)
    return `${joined(
      centimetres.map((value) => asDecimal(Math.max(1, Math.round(value * 10)), 0).whole),
      sides,
    )}\u00a0mm`;
  if (least >= 100)
    return `${joined(
      centimetres.map((value) => asDecimal(value / 100, 2).whole),
      sides,
    )}\u00a0m`;
  return `${joined(
    centimetres.map((value) => asDecimal(roundedCentimetres(value), 1).whole),
    sides,
  )}\u00a0cm`;
}

/** Whole from ten; below, halves where they are near: 1 inch is 2.5 cm, half an inch 1.3 cm. */
function roundedCentimetres(value: number): number {
  const half = value >= 9.75 ? Math.round(value) : Math.round(value * 2) / 2;
  return Math.abs(half - value) <= value * 0.06 ? half : value;
}

function inInches(
  centimetres: readonly number[],
  sides: boolean,
  behind: string,
  language: string | undefined,
): string {
  const inches = centimetres.map((value) => value / 2.54);
  const texts = inches.map(inchText);
  const next = /^\s(\p{L}+)/u.exec(behind)?.[1]?.toLowerCase();
  const [one, many] = inchWords[readLanguage(language) ?? 'en'];
  if (isEnglish(language) && next !== undefined && !behindLength.has(next))
    return `${joined(texts, sides)}-inch`;
  return `${joined(texts, sides)}\u00a0${Math.max(...inches) > 1.06 ? many : one}`;
}

/** Eighths, and a sixteenth for what is thinner. */
function inchText(inches: number): string {
  if (inches < 0.095) return '1/16';
  return numberText(
    fractionText(kitchenFraction(inches, { binary: true }) ?? Math.round(inches * 8) / 8),
  );
}

function joined(texts: readonly string[], sides: boolean): string {
  return (sides ? texts : [...new Set(texts)]).join(sides ? '\u00a0×\u00a0' : '–');
}
