import { otherWords, sumWords } from '../../line/amounts/amount-words.data.ts';
import { isFigure } from '../../line/numbers/approximate.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import type { Language } from '../../words/language.ts';
import { amountText } from '../numbers/fractions.ts';
import { bender } from './bent-words.ts';
import { isSameNumber, wordsOf } from './ingredient-words.ts';
import { readLanguage } from './line-language.ts';
import { bestReading } from './reading.ts';
import { figuresIn, scaleFigures } from '../scale/scale-figures.ts';
import type { LineOptions, ReadIngredient, WrittenAmount } from './shown-ingredient.ts';

const bracket = /[([][^()[\]]*[\d\p{No}][^()[\]]*[)\]]/gu;
/** "/ 5½ oz", "or 1 kg", "= 2 sticks" up to the food; the slash of "1/2" is none. */
const otherReading = /(?:(?<!\d\s?)\/|\bor\b|\boder\b|\bou\b|=)\s*(?<reading>[\d\p{No}].*)$/iu;

/** Other amounts of the same that a line states and its columns leave out, in brackets: "(2 sticks)", "(5 ½ oz)". Empty where it states none. */
export function asidesOf(line: ReadIngredient, options: LineOptions): string {
  const { factor, units } = options;
  const { otherAmounts } = line;
  const language = readLanguage(options.language);
  const words = wordsOf(line);
  const written = writtenAsides(line, words, language);
  const counts =
    otherAmounts.length === 0 || otherAmounts.some(({ unit }) => measureOf(unit) === null);
  if (written.length === 0) {
    // "50g 1¾oz butter": nothing parts the second reading from the first
    const unsaid = counts
      ? []
      : otherAmounts.filter(({ quantity }) => !isSaid(quantity, words, language));
    return unsaid.length === 0 ? '' : bracketed(unsaid, options);
  }
  const inPlace =
    units === 'original' && written.some(({ text, remark }) => remark || addsUp(text));
  if ((factor === 1 && units === 'original') || counts || inPlace)
    return written
      .map(({ text }) => scaleFigures(text, factor, { language, bend: bender(options) }))
      .join(' ');
  return bracketed(otherAmounts, options);
}

/** "(1 cup plus 2 tbsp)" */
function addsUp(text: string): boolean {
  const tokens = tokenise(text);
  return tokens.some(({ lower }, at) => at > 1 && sumWords.has(lower) && isFigure(tokens[at + 1]));
}

function bracketed(amounts: readonly WrittenAmount[], options: LineOptions): string {
  const shown =
    options.units === 'original'
      ? amounts.map((amount) => bestReading([amount], options))
      : [bestReading(amounts, options)];
  return `(${shown
    .filter((amount) => amount !== null)
    .map(({ amount, unit }) => `${amountText(amount)} ${unit}`)
    .join(' / ')})`;
}

function isSaid(wanted: number | null, text: string, language: Language | undefined): boolean {
  return figuresIn(text, language).some(
    ({ quantity, quantityMax }) =>
      isSameNumber(quantity, wanted) || isSameNumber(quantityMax, wanted),
  );
}

/** The words of a line with its asides: behind them, but in front of another amount ("plus 1/4 cup", "or 1 cup lard"), of which they tell nothing. */
export function besideWords(words: string, aside: string): string {
  if (aside === '') return words;
  const tokens = tokenise(words);
  const joint = tokens.find(
    ({ lower }, at) =>
      at > 0 &&
      (sumWords.has(lower) || otherWords.has(lower)) &&
      tokens[at]?.attached === false &&
      isFigure(tokens[at + 1]),
  );
  if (joint === undefined) return `${words} ${aside}`;
  const front = words.slice(0, joint.start).trimEnd();
  return front.endsWith(',')
    ? `${front.slice(0, -1)} ${aside}, ${words.slice(joint.start)}`
    : `${front} ${aside} ${words.slice(joint.start)}`;
}

/** Of "4½oz chilled" the amount: words in front of the food are said elsewhere. */
function withoutWords(reading: string | undefined, words: string): string | undefined {
  const said = new Set(tokenise(words).map(({ lower }) => lower));
  let left = reading;
  for (const { kind, lower, start } of tokenise(reading ?? '').reverse()) {
    if (kind !== 'word' || !said.has(lower)) break;
    left = left?.slice(0, start).trimEnd();
  }
  return left;
}

interface Aside {
  /** In its brackets. */
  text: string;
  /** It stood behind a comma, in words of its own: "about 300 g in total". */
  remark: boolean;
}

function writtenAsides(
  { originalText, name, otherAmounts, quantity }: ReadIngredient,
  words: string,
  language: Language | undefined,
): Aside[] {
  if (otherAmounts.length === 0 && !/[([]/.test(originalText)) return [];
  const text = cleanLine(originalText);
  const at = name === '' ? -1 : text.indexOf(name);
  if (at === -1) return [];
  const front = text.slice(0, at);
  const back = text.slice(at + name.length);
  const isLeft = (part: string): boolean =>
    figuresIn(part, language).some((figure) => !isSaid(figure.quantity, words, language)) &&
    !words.includes(part);
  const brackets = [...(front.match(bracket) ?? []), ...(back.match(bracket) ?? [])].filter(
    (part) => isLeft(part.slice(1, -1)) && Number(part.slice(1, -1)) !== quantity,
  );
  const isStated = figuresIn(front, language).length > 0;
  if (otherAmounts.length === 0)
    return isStated ? brackets.map((aside) => ({ text: aside, remark: false })) : [];
  const reading = withoutWords(
    otherReading.exec(front.replace(bracket, ' '))?.groups?.['reading']?.trim(),
    words,
  );
  // "shrimp, 26 to 30 pieces"
  const remarks = back
    .replace(bracket, ' ')
    .split(/[,;]\s/)
    .slice(1)
    .map((part) => part.trim())
    .filter(isLeft);
  const asides = [
    ...remarks.map((part) => ({ text: `(${part})`, remark: true })),
    ...(reading === undefined || words.includes(reading)
      ? []
      : [{ text: `(${reading})`, remark: false }]),
    ...brackets.map((part) => ({ text: part, remark: false })),
  ];
  // "butter, 2 tbsp (30 g)": the first of them is what the columns show
  const own = isStated ? -1 : asides.findIndex((aside) => isSaid(quantity, aside.text, language));
  return asides.filter((_, index) => index !== own);
}
