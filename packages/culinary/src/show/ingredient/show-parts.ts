import type { AddedPart, AddedParts } from './added-parts.ts';
import { bender } from './bent-words.ts';
import { wholeLine } from './counted-line.ts';
import { amountText } from '../numbers/fractions.ts';
import { readLanguage } from './line-language.ts';
import type { ShownAmount } from '../convert/measured-amount.ts';
import { converted, inOwnSystem, keepsUnit, readingOf } from './reading.ts';
import { figuresIn, scaleFigures } from '../scale/scale-figures.ts';
import { scaleWords } from '../scale/scale-words.ts';
import type { LineOptions, ReadIngredient, ShownIngredient } from './shown-ingredient.ts';
import { unlevelSizes } from '../convert/unit-choice.data.ts';
import { localUnitLabels, unitLabels } from '../convert/unit-labels.data.ts';

/**
 * "2 cups" and "plus 4 tbsp flour": each part of the amount scaled in its own unit, the first in the columns. Null where the words around them do not
 * scale surely, and where all parts have come to one unit, in which they read better added up.
 */
export function showParts(
  line: ReadIngredient,
  { text, parts, food, isSum }: AddedParts,
  options: LineOptions,
): ShownIngredient | null {
  const [first, ...others] = parts;
  const whole = wholeLine(line, false);
  if (first === undefined || (isSum && options.factor !== 1 && areOfOneUnit(parts, text, options)))
    return null;
  const amount = shownPart(first, text, options);
  const isPlain = first.start === 0 && amount !== null;
  const words: (string | null)[] = [];
  let from = isPlain ? first.end : 0;
  for (const part of isPlain ? others : parts) {
    words.push(
      wordsBetween(text.slice(from, part.start), line, options),
      partText(part, text, options),
    );
    from = part.end;
  }
  words.push(
    wordsBetween(text.slice(from, food), line, options),
    scaledWords(text.slice(food), options),
  );
  if (words.includes(null)) return null;
  const shown = {
    ...whole,
    text: words.join('').replace(/^[\s,]+/, ''),
    converted: parts.some(({ unit }) => unit !== null && !keepsUnit(unit, line.size, options)),
  };
  return isPlain ? { ...shown, ...amount } : shown;
}

const labels = [unitLabels, ...Object.values(localUnitLabels)]
  .flatMap((units) => Object.values(units))
  .map(({ label, many = label }) => [label, many]);

function areOfOneUnit(parts: readonly AddedPart[], text: string, options: LineOptions): boolean {
  const [first, ...others] = parts.map((part) => shownPart(part, text, options)?.unit);
  return (
    first !== undefined &&
    others.every(
      (unit) =>
        unit === first ||
        (unit !== undefined &&
          labels.some((forms) => forms.includes(first) && forms.includes(unit))),
    )
  );
}

/** Null for what is counted, and for spoons that are heaped, whose words are part of the amount. */
function shownPart(
  { unit, start, end, ...quantities }: AddedPart,
  text: string,
  options: LineOptions,
): ShownAmount | null {
  if (unit === null || unlevelSizes.test(text.slice(start, end))) return null;
  const reading = readingOf({ ...quantities, unit }, unit, options);
  return keepsUnit(unit, null, options)
    ? inOwnSystem(reading, options.units)
    : converted(reading, options.units);
}

function partText(part: AddedPart, text: string, options: LineOptions): string {
  const { factor, language } = options;
  const written = text.slice(part.start, part.end);
  const shown =
    factor === 1 && (part.unit === null || keepsUnit(part.unit, null, options))
      ? null
      : shownPart(part, text, options);
  return shown === null
    ? scaleFigures(written, factor, {
        language: readLanguage(language),
        bend: bender(options),
      })
    : `${amountText(shown.amount)} ${shown.unit}`;
}

/** What a bracket behind a part says of it: "(135 g)", "(9 sticks)". */
function wordsBetween(
  words: string,
  { otherAmounts }: ReadIngredient,
  options: LineOptions,
): string | null {
  const language = readLanguage(options.language);
  const stated = figuresIn(words, language).every(({ quantity }) =>
    otherAmounts.some((amount) => amount.quantity === quantity),
  );
  return stated
    ? scaleFigures(words, options.factor, { language, bend: bender(options) })
    : scaledWords(words, options);
}

function scaledWords(words: string, options: LineOptions): string | null {
  const { text, sure } = scaleWords(words, options.factor, {
    language: readLanguage(options.language),
    bend: bender(options),
  });
  return sure ? text : null;
}
