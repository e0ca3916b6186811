import type { Amount } from '../../recipe/recipe.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import { cutNouns, fullnessInFront } from '../name/descriptors.data.ts';
import { relatives } from '../name/descriptor-phrases.ts';
import { readFurtherAmounts } from './further-amounts.ts';
import {
  readComparedFigure,
  readIndefiniteAmount,
  skipPartitives,
} from '../numbers/indefinite-amount.ts';
import { shareWords } from '../name/joint-words.data.ts';
import { readPackageSize, takeNumberedUnit } from './package-size.ts';
import {
  bakingForms,
  canWords,
  numberedFoods,
  partitives,
  rolledOut,
  timesMarks,
} from './amount-words.data.ts';
import { readPartOfUnit } from '../units/part-of-unit.ts';
import {
  readAmount,
  readCompoundUnit,
  readSizedUnit,
  type AmountRead,
  type LeadingAmounts,
} from './read-amount.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isMeasure, readUnit, unitById } from '../units/units.ts';
import { fromWords } from '../numbers/number-words.data.ts';
import { readQuantity } from '../numbers/quantities.ts';
import { foldText } from '../../words/fold.ts';
import type { Dialect } from '../../words/language.ts';

/** Of more pieces than these nobody states a size in two lengths: "2 x 5 cm pieces" counts, "20 x 30 cm" does not. */
const mostCounted = 4;
/** In tokens: "No. 2 1/2 can". */
const longestCanSize = 8;

/** Reads all amounts in front of the food, from a token on. */
export function readLeadingAmounts(
  tokens: readonly Token[],
  at: number,
  language: Dialect,
): LeadingAmounts {
  const out: LeadingAmounts = {
    primary: null,
    others: [],
    ofFirstPart: [],
    apart: false,
    shared: false,
    packageSize: null,
    sizes: [],
    cut: null,
    food: null,
    next: at,
  };
  if (readNumberedCan(tokens, at, language, out)) return out;
  // "n. 2 uova"
  if (isNumbering(tokens, at)) return readLeadingAmounts(tokens, at + 2, language);
  // "je 100 g Butter und Zucker"
  if (shareWords.has(tokens[at]?.lower ?? '') && isFigure(tokens[skipApproximate(tokens, at + 1)]))
    return { ...readLeadingAmounts(tokens, at + 1, language), shared: true };
  if (isLetterWithNumber(tokens, at) || relatives.match(tokens, at) !== null) return out;
  if (isSort(tokens[at]) || isDimension(tokens, at, language) || isOfForm(tokens, at, language))
    return out;
  const figure = isFigure(tokens[skipApproximate(tokens, at)])
    ? at
    : readComparedFigure(tokens, at);
  const indefinite = figure === null ? readIndefiniteAmount(tokens, at) : null;
  const first =
    indefinite === null ? readAmount(tokens, figure ?? at, { language, words: true }) : null;
  if (first === null)
    return readBareUnit(tokens, indefinite ?? skipApproximate(tokens, at), language, out);
  if (first.definition === null && isNameWithNumber(tokens, first.next, language)) return out;
  out.primary = first.amount;
  out.sizes.push(...first.sizes);
  out.next = behindRepeated(tokens, first);
  if (first.definition !== null) readFurtherAmounts(tokens, language, out, first.definition);
  else readPackageSize(tokens, language, out, first.amount);
  splitCompound(tokens, out, first.amount);
  skipCut(tokens, language, out);
  skipToFood(tokens, out);
  if (first.definition !== null) readPieces(tokens, language, out);
  return out;
}

/** "2 kg de 3 a 4 patatas": behind an "of" the number of pieces that the measure holds. */
function readPieces(tokens: readonly Token[], language: Dialect, out: LeadingAmounts): void {
  if (!partitives.has(tokens[out.next - 1]?.lower ?? '') || out.primary?.unit == null) return;
  if (!isMeasure(unitById(out.primary.unit))) return;
  const opened = fromWords.has(tokens[out.next - 1]!.lower) ? out.next - 1 : out.next;
  const pieces =
    readQuantity(tokens, opened, { language }) ?? readQuantity(tokens, out.next, { language });
  if (pieces?.quantityMax == null || tokens[pieces.next]?.kind !== 'word') return;
  const { quantity, quantityMax, next } = pieces;
  out.others.push({ quantity, quantityMax, unit: null });
  out.next = next;
}

/**
 * "No. 10 can tomatoes", "#10 can": one tin of a size that makers number, in English alone: "No. 2 latas" are two. Of "No. 2 cans" nobody says how many.
 */
function readNumberedCan(
  tokens: readonly Token[],
  at: number,
  language: Dialect,
  out: LeadingAmounts,
): boolean {
  const count: Amount = { quantity: 1, quantityMax: null, unit: null };
  const word = tokens.slice(at + 1, at + longestCanSize).find(({ kind }) => kind === 'word');
  if (!canWords.has(word?.lower ?? '') || !takeNumberedUnit(tokens, language, out, count))
    return false;
  out.primary = word!.lower.endsWith('s') ? { ...count, quantity: null } : count;
  skipToFood(tokens, out);
  return true;
}

/** "n. 2", "nº 3", "nr. 4" in front of a count. */
function isNumbering(tokens: readonly Token[], at: number): boolean {
  return (
    at === 0 &&
    /^(?:n|nr|nº|no)$/.test(tokens[0]?.lower ?? '') &&
    /^[.°º]$/.test(tokens[1]?.lower ?? '') &&
    isFigure(tokens[2])
  );
}

/** "7-Up", "7up", "5spice powder, 1 tsp": a number joined to a word that is no unit; without a hyphen, where the line has another amount. */
function isNameWithNumber(tokens: readonly Token[], next: number, language: Dialect): boolean {
  const joined = tokens[next];
  if (joined?.lower === '-')
    return (
      joined.attached && tokens[next + 1]?.kind === 'word' && tokens[next + 1]?.attached === true
    );
  if (joined?.kind !== 'word' || timesMarks.has(joined.lower)) return false;
  const named = numberedFoods.has(joined.lower);
  if (!joined.attached && !named) return false;
  return (
    joined.lower === 'up' ||
    (named && tokens[next - 1]?.text === '5') ||
    tokens.some(
      (token, at) =>
        at > next && isFigure(token) && readAmount(tokens, at, { language })?.definition != null,
    )
  );
}

/** "A1 sauce 2 tbsp": no article and its count. */
function isLetterWithNumber(tokens: readonly Token[], at: number): boolean {
  const letter = tokens[at]?.lower ?? '';
  return (
    /^\p{L}$/u.test(letter) &&
    !timesMarks.has(letter) &&
    tokens[at + 1]?.kind === 'number' &&
    tokens[at + 1]!.attached
  );
}

/** "00 flour 500 g": a number that begins with a nought tells the sort. */
function isSort(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^0\d+$/.test(token.text);
}

/** "9x13-inch pan", "20*30 cm Backform": how long and wide a thing is, not how many. "2 x 5 cm pieces" counts pieces. */
function isDimension(tokens: readonly Token[], at: number, language: Dialect): boolean {
  const [long, times, wide] = tokens.slice(at, at + 3);
  if (long?.kind !== 'number' || !timesMarks.has(times?.lower ?? '') || wide?.kind !== 'number')
    return false;
  const read = readAmount(tokens, at + 2, { language });
  if (read?.definition?.kind !== 'length') return false;
  return (
    (times?.attached === true && wide.attached && Number(long.text) > mostCounted) ||
    namesForm(tokens, read.next) ||
    (Number(long.text) > mostCounted && isRolledOut(tokens, read.next))
  );
}

/** "26 cm Springform", "9-inch springform pan": how wide it is. */
function isOfForm(tokens: readonly Token[], at: number, language: Dialect): boolean {
  const start = skipApproximate(tokens, at);
  if (!isFigure(tokens[start])) return false;
  const read = readAmount(tokens, start, { language });
  return read?.definition?.kind === 'length' && namesForm(tokens, read.next);
}

/** "20 x 30 cm puff pastry", "20 x 30 cm de pâte feuilletée": one of two sides, and not twenty of 30 cm. */
const isRolledOut = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at, at + 4)
    .filter(({ kind }) => kind === 'word')
    .some(({ lower }) => rolledOut.test(foldText(lower)));

const namesForm = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 4).some(({ lower }) => bakingForms.has(lower));

/** "1 dozen (12) eggs": the bracket says the number once more. */
function behindRepeated(tokens: readonly Token[], { amount, next }: AmountRead): number {
  const [open, figure, close] = tokens.slice(next, next + 3);
  return open?.lower === '(' &&
    close?.lower === ')' &&
    figure?.kind === 'number' &&
    Number(figure.text) === amount.quantity
    ? next + 3
    : next;
}

/** "handful of parsley", "small bunch dill": a unit that stands without a number. */
function readBareUnit(
  tokens: readonly Token[],
  start: number,
  language: Dialect,
  out: LeadingAmounts,
): LeadingAmounts {
  const measure = readUnit(tokens, start, language);
  const part = measure === null || start > out.next ? null : readPartOfUnit(tokens, measure.next);
  if (measure !== null && part !== null) {
    // "litro y medio de agua"
    out.primary = { quantity: 1 + part.value, quantityMax: null, unit: measure.unit.id };
    out.next = part.next;
    skipToFood(tokens, out);
    return out;
  }
  const unit = readSizedUnit(tokens, start, language, start > out.next); // "a few leaves" counts, "leaves" alone is a food
  if (unit === null || tokens[unit.next]?.kind !== 'word')
    return readFullMeasure(tokens, language, out) ? out : { ...out, next: start };
  out.primary = { quantity: null, quantityMax: null, unit: unit.definition.id };
  out.sizes.push(...unit.sizes);
  out.next = unit.next;
  skipToFood(tokens, out);
  return out;
}

/** Shorter words for a measure are other words too. */
const shortestMeasure = 4;

/** "scant cup milk", "gehäufter EL Zucker", "tablespoon of sugar": a measure that is said to be full or has an "of" behind it is one. */
function readFullMeasure(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
): boolean {
  const first = tokens[out.next];
  const unit = readSizedUnit(tokens, out.next, language, true);
  if (unit?.definition.kind !== 'volume' || tokens[unit.next]?.kind !== 'word') return false;
  const isFull = fullnessInFront.has(first?.lower ?? '') && unit.sizes.length > 0;
  const isOf = partitives.has(tokens[unit.next]!.lower) && first!.text.length >= shortestMeasure;
  if (!isFull && !isOf) return false;
  out.primary = { quantity: unit.plural ? null : 1, quantityMax: null, unit: unit.definition.id };
  out.sizes.push(...unit.sizes);
  out.next = unit.next;
  skipToFood(tokens, out);
  return true;
}

/** "3 Knoblauchzehen" */
function splitCompound(tokens: readonly Token[], out: LeadingAmounts, primary: Amount): void {
  const compound = primary.unit === null ? readCompoundUnit(tokens[out.next]) : null;
  if (compound === null) return;
  primary.unit = compound.unit;
  out.food = compound.food;
  out.next++;
}

/** "1 cup 1/2-inch pieces jicama", "1 2-inch piece ginger": the length of the cut, behind the amount. */
function skipCut(tokens: readonly Token[], language: Dialect, out: LeadingAmounts): void {
  const read = readAmount(tokens, out.next, { language });
  if (read === null || read.definition?.kind !== 'length') return;
  let i = read.next;
  while (tokens[i]?.lower === '-' || cutNouns.has(tokens[i]?.lower ?? '')) i++;
  out.cut = tokens
    .slice(out.next, i)
    .map((token) => (token.attached ? '' : ' ') + token.text)
    .join('')
    .trim();
  out.next = i;
}

/** The "of" between amount and food, and the article of "half of an onion". */
function skipToFood(tokens: readonly Token[], out: LeadingAmounts): void {
  const start = out.next;
  out.next = skipPartitives(tokens, start);
  if (
    out.next > start &&
    /^an?$/.test(tokens[out.next]?.lower ?? '') &&
    tokens[out.next + 1]?.kind === 'word'
  )
    out.next++;
}
