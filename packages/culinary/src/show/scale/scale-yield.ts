import { bakingForms, timesMarks } from '../../line/amounts/amount-words.data.ts';
import { multiples, numberWords } from '../../line/numbers/number-words.data.ts';
import { tokenise } from '../../line/tokens/tokenise.ts';
import { measureWords, metricWords, unscaledUnits } from '../../line/units/unit-words.data.ts';
import { pattern } from '../../words/pattern.ts';
import { foldText } from '../../words/fold.ts';
import { eaterWords, servingWords, yieldMeasures } from '../../words/yield-words.data.ts';
import { numberValue } from '../../words/numbers.ts';
import { partedFractions } from '../../words/squeezed-fractions.ts';
import { isRangeOfEaters } from '../../words/yields.ts';
import { asDecimal, type NumberText } from '../numbers/fractions.ts';
import { kitchenNumber } from '../convert/measured-amount.ts';
import { scaleFigures, type Figure } from './scale-figures.ts';
import { perPieceWords, vagueYields, yieldOpeners } from './scale-words.data.ts';
import { usableFactor } from './servings.ts';

const serving = new Set(servingWords);
const eaters = new Set(eaterWords);
const measures = new Set(yieldMeasures);
/** Of more pieces nobody counts halves. */
const fewPieces = 4;
/** A number of dozens or tens, with the "of" and the word behind. */
const set = pattern('giu')`
  (?<![\d.,\/⁄½–—-]\s?|\d\s(?:to|or|bis|oder|à|ou|a|o|of|tot|till|eller)\s)
  (\d{1,3}(?:[\s-]?(?:[¼-¾]|[1-3]\/[2-4](?!\d)))?)\s(\p{L}+)((?:\s(?:of|de|di|van|av|von))?\s?(?:d['’])?)(\p{L}*)
`;
/** A pair is no number of people. */
const leastSet = 10;
/** "2 x 23 cm tins" are two, "20 x 30 cm" is one. */
const mostTins = 4;

/**
 * A yield in the source's words for a scaled recipe: "Serves 4 to 6" times two is "Serves 8 to 12", "24 cookies" is "48 cookies".
 * Sizes ("one 9-inch pie"), what each piece holds ("2 jars of 250 ml") and all other words stay.
 */
export function scaleYield(text: string, factor: number): string {
  const usable = usableFactor(factor);
  if (usable === 1) return text;
  return scaleFigures(withoutSets(inFigures(partedFractions(text)), usable), usable, {
    isAmount: (figure) => isYield(figure) && !(holds(usable) && isOfVessel(figure)),
    write: writtenYield,
  });
}

const isHalf = (value: number) => Math.abs(value * 2 - Math.round(value * 2)) < 1e-6;

/** "1 dizaine de personnes" as 10 people, and dozens of which no half ones would come out as so many pieces. */
function withoutSets(text: string, factor: number): string {
  return text.replace(set, (whole, figures: string, word: string, of: string, counted: string) => {
    const number = numberValue(figures.replace('-', ' '));
    const multiple = multiples[word.toLowerCase()] ?? 0;
    const kept =
      multiple < leastSet || (!serving.has(foldText(counted)) && isHalf(number * factor));
    if (kept) return whole;
    return `${number * multiple} ${counted}`.trim() + (counted === '' ? of.replace(/\S+/, '') : '');
  });
}

/** "4/5" and "6/8" people are ranges, and no fractions; "3/4" only before a word that counts people. */
const asRange = (stated: string) =>
  stated.replace(
    /(?<![\d/⁄])(\d{1,2})[/⁄](\d{1,2})(?![\d/⁄])(?=\s?(\p{L}*))/u,
    (whole, from: string, to: string, counted: string) =>
      isRangeOfEaters(Number(from), Number(to)) &&
      (Number(from) > 3 || serving.has(foldText(counted)))
        ? `${from}-${to}`
        : whole,
  );

/** "One tart" and "für zwei Personen" with their first number in figures. */
function inFigures(stated: string): string {
  const text = asRange(stated);
  const tokens = tokenise(text);
  const at = tokens.findIndex(({ lower }) => !yieldOpeners.has(lower) && lower !== ':');
  const token = tokens[at];
  const value = numberWords[token?.lower ?? ''];
  const next = tokens[at + 1];
  if (
    token === undefined ||
    value === undefined ||
    (next === undefined ? value === 1 : vagueYields.has(next.lower))
  )
    return text;
  const figure = next?.kind === 'number' ? `${value} ×` : String(value);
  return text.slice(0, token.start) + figure + text.slice(token.end);
}

/** One pan of a size, which a little more or less goes into: there is no sixth of it. */
const holds = (factor: number) => factor > 0.75 && factor < 1.34 && !isHalf(factor);

/** "1 × 23 × 33 cm pan", "one 9-inch tin": counts vessels whose size follows. */
function isOfVessel({ tokens, next }: Figure): boolean {
  const behind = tokens.slice(next, next + 10);
  const form = behind.findIndex(({ lower }) => bakingForms.has(lower.replace(/s$/, '')));
  return behind.slice(0, Math.max(0, form)).some(({ kind }) => kind === 'number');
}

function isYield(figure: Figure): boolean {
  const { tokens, at, next, quantity } = figure;
  const before = tokens[at - 1];
  const unit = (tokens[next]?.lower === '-' ? tokens[next + 1] : tokens[next])?.lower ?? '';
  if (tokens[at]?.attached === true && before?.kind === 'word') return false;
  if (timesMarks.has(before?.lower ?? '')) return false;
  if (timesMarks.has(unit)) return quantity <= mostTins;
  if (unscaledUnits.has(unit)) return false;
  // "3 Bleche à 20 Stück"
  const isOfEach =
    perPieceWords.has(before?.lower ?? '') &&
    tokens[at - 2]?.kind === 'word' &&
    tokens.slice(0, at - 2).some(({ kind }) => kind !== 'word');
  if (isOfEach || isSizeOfCounted(figure)) return false;
  return (
    !(measureWords.has(unit) && perPieceWords.has(before?.lower ?? '')) &&
    !tokens.slice(next, next + 4).some(({ lower }) => lower === 'each')
  );
}

/** "1 (2 lb) loaf": between a number and what it counts stands how large one is. */
function isSizeOfCounted({ tokens, at, next }: Figure): boolean {
  let open = at - 1;
  while (tokens[open]?.kind === 'word' && open > at - 3) open--;
  const close = tokens[next]?.lower === '-' ? next + 1 : next;
  return (
    tokens[open]?.lower === '(' &&
    /^(?:number|vulgar)$/.test(tokens[open - 1]?.kind ?? '') &&
    measures.has(foldText(tokens[close]?.lower ?? '')) &&
    tokens[close + 1]?.lower === ')' &&
    tokens[close + 2]?.kind === 'word'
  );
}

function writtenYield(value: number, { tokens, at, next }: Figure): NumberText {
  const unit = tokens[next]?.lower ?? '';
  if (metricWords.has(unit)) return asDecimal(value);
  if (measureWords.has(unit)) return kitchenNumber(value);
  const [before, behind] = [tokens[at - 1], tokens[next]].map((token) =>
    foldText(token?.lower ?? ''),
  );
  // "Makes 2 loaves" counts loaves, "Makes 2" and "Serves 2 hungry ones" those who eat
  const people =
    serving.has(behind!) ||
    eaters.has(before!) ||
    (serving.has(before!) && tokens[next]?.kind !== 'word' && tokens[next]?.lower !== '(');
  if (people) return asDecimal(Math.max(1, Math.round(value)), 0);
  return value < fewPieces ? kitchenNumber(value) : asDecimal(Math.round(value), 0);
}
