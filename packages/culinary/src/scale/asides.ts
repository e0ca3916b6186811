import { measureOf } from '../ingredients/measures.data.ts';
import { cleanLine } from '../ingredients/tokenise.ts';
import { amountText } from './fractions.ts';
import { wordsOf } from './ingredient-words.ts';
import { readLanguage } from './line-language.ts';
import { bestReading } from './reading.ts';
import { scaleFigures } from './scale-figures.ts';
import type { LineOptions, ReadIngredient } from './shown-ingredient.ts';

const bracket = /[([][^()[\]]*[\d\p{No}][^()[\]]*[)\]]/gu;
/** "/ 5½ oz", "or 1 kg", "= 2 sticks" up to the food; the slash of "1/2" is none. */
const otherReading = /(?:(?<!\d\s?)\/|\bor\b|\boder\b|\bou\b|=)\s*(?<reading>[\d\p{No}].*)$/iu;

/** Other amounts of the same that a line states and its columns leave out, in brackets: "(2 sticks)", "(5 ½ oz)". Empty where it states none. */
export function asidesOf(line: ReadIngredient, options: LineOptions): string {
  if (line.otherAmounts.length === 0) return '';
  const { factor, units, language } = options;
  const written = writtenAsides(line);
  if (written.length === 0) return '';
  if (factor === 1 && units === 'original') return written.join(' ');
  const { otherAmounts: measured } = line;
  if (measured.some(({ unit }) => measureOf(unit) === null)) return written.map((aside) => scaleFigures(aside, factor, { language: readLanguage(language) })).join(' ');
  const shown = units === 'original' ? measured.map((amount) => bestReading([amount], options)) : [bestReading(measured, options)];
  return `(${shown.filter((amount) => amount !== null).map(({ amount, unit }) => `${amountText(amount)} ${unit}`).join(' / ')})`;
}

function writtenAsides({ originalText, name, ...line }: ReadIngredient): string[] {
  const words = wordsOf({ originalText, name, ...line });
  const text = cleanLine(originalText);
  const at = name === '' ? -1 : text.indexOf(name);
  if (at === -1) return [];
  const front = text.slice(0, at);
  const reading = otherReading.exec(front.replace(bracket, ' '))?.groups?.['reading']?.trim();
  const back = text.slice(at + name.length);
  const brackets = [...(front.match(bracket) ?? []), ...(back.match(bracket) ?? [])];
  // "shrimp, 26 to 30 pieces"
  const rest = back.replace(bracket, ' ').split(/[,;]\s/).slice(1).map((part) => part.trim()).filter((part) => /^[\d\p{No}]/u.test(part) && !words.includes(part));
  return [...rest.map((part) => `(${part})`), ...(reading === undefined ? [] : [`(${reading})`]), ...brackets].filter((part) => !words.includes(part.slice(1, -1)));
}
