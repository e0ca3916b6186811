import { measureWords } from '../../line/units/unit-words.data.ts';
import { tokenise } from '../../line/tokens/tokenise.ts';
import { systemOf } from '../convert/measured-amount.ts';
import { figuresIn } from '../scale/scale-figures.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { bender } from './bent-words.ts';
import { wholeLine } from './counted-line.ts';
import { isSameNumber, splitLeadingNumber } from './ingredient-words.ts';
import { readLanguage } from './line-language.ts';
import { converted, inOwnSystem, keepsUnit, measureIdOf, readingOf } from './reading.ts';
import type { LineOptions, ReadIngredient, ShownIngredient } from './shown-ingredient.ts';

/**
 * "2 kg de 3 a 4 patatas" in imperial units: the amount in front converted, the words behind it as written, their figures scaled. Null where the
 * line's unit is kept, where its amount does not stand alone in front, and where another measure stands behind it.
 */
export function convertedInFront(
  line: ReadIngredient,
  options: LineOptions,
): ShownIngredient | null {
  const { factor, units, language } = options;
  const unit = measureIdOf(line);
  const leading = splitLeadingNumber(line.originalText, language);
  if (unit === null || leading === null || keepsUnit(unit, line.size, options)) return null;
  const alone =
    isSameNumber(leading.quantity, line.quantity) &&
    isSameNumber(leading.quantityMax, line.quantityMax);
  const [word, stop] = tokenise(leading.rest);
  if (!alone || word === undefined || !measureWords.has(word.lower)) return null;
  const behind = leading.rest.slice(stop?.lower === '.' ? stop.end : word.end).trim();
  const isMeasured = figuresIn(behind, readLanguage(language)).some(({ tokens, next }) =>
    measureWords.has(tokens[next]?.lower ?? ''),
  );
  const { text, sure } = scaleWords(behind, factor, {
    language: readLanguage(language),
    bend: bender(options),
    name: line.name,
  });
  if (isMeasured || !sure) return null;
  const own = readingOf(line, unit, options);
  return {
    ...wholeLine(line, false),
    ...(systemOf(unit) === units ? inOwnSystem(own, units) : converted(own, units)),
    text,
    written: inOwnSystem(own, 'original'),
  };
}
