import { fractionWords, numberWords } from '../../line/numbers/number-words.data.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { bender } from '../ingredient/bent-words.ts';
import { wholeLine } from '../ingredient/counted-line.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { packageSizesOf } from '../ingredient/reading.ts';
import { figuresIn } from './scale-figures.ts';
import { scaleWords } from './scale-words.ts';
import type {
  LineOptions,
  ReadIngredient,
  ShownIngredient,
} from '../ingredient/shown-ingredient.ts';

/** A line that the columns cannot say wholly: as written, each of its figures scaled where it stands. Where that is not sure it stays whole and says so. */
export function scaledInPlace(line: ReadIngredient, options: LineOptions): ShownIngredient {
  const { factor, language } = options;
  const whole = wholeLine(line, factor !== 1);
  if (factor === 1) return whole;
  const { text, sure } = scaleWords(cleanLine(line.originalText), factor, {
    language: readLanguage(language),
    bend: bender(options),
    name: line.name,
    ...packageSizesOf(line),
    count: line.quantity,
  });
  return sure && !holdsNumberWords(line.originalText) ? { ...whole, text, unscaled: false } : whole;
}

/** "two handfuls", "e mezzo": numbers that no figure states. An article counts for none. */
function holdsNumberWords(line: string): boolean {
  return tokenise(line).some(
    ({ lower }) => (numberWords[lower] ?? 1) !== 1 || fractionWords[lower] !== undefined,
  );
}

/** Whether a line as it is shown leaves out a figure that it was written with. */
export function losesFigures(
  { originalText }: ReadIngredient,
  { amount, text }: ShownIngredient,
  tag: string | undefined,
): boolean {
  const language = readLanguage(tag);
  const shown = [
    ...amount.map(
      ({ whole, fraction }) =>
        Number(whole || 0) + (fraction === null ? 0 : fraction[0] / fraction[1]),
    ),
    ...numbersIn(text, language),
  ];
  return numbersIn(cleanLine(originalText), language).some((number) => {
    const at = shown.findIndex((other) =>
      [1, ...(number < 0.1 ? smaller : [])].some(
        (times) => Math.abs(other - number * times) <= number * times * readAlike,
      ),
    );
    if (at !== -1) shown.splice(at, 1);
    return at === -1;
  });
}

/** "0.06 l" are shown as 60 ml. */
const smaller = [10, 100, 1000];
/** "0.33" is shown as a third. */
const readAlike = 0.02;

function numbersIn(text: string, language: ReturnType<typeof readLanguage>): number[] {
  return figuresIn(text, language).flatMap(({ quantity, quantityMax }) =>
    quantityMax === null ? [quantity] : [quantity, quantityMax],
  );
}
