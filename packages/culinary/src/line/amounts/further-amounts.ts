import type { Amount } from '../../recipe/recipe.ts';
import { sumOf, totalOf } from './amount-arithmetic.ts';
import { maySayTheSame } from './say-the-same.ts';
import {
  eachWords,
  minusWords,
  otherWords,
  partitives,
  plusWords,
  rangeJoints,
  sizeOpeners,
  soldWhole,
  subunits,
  sumWords,
} from './amount-words.data.ts';
import { addPartOfUnit } from './bare-parts.ts';
import { closingBracket, readOnlyAmounts, type BracketAmounts } from './bracket-amounts.ts';
import { isSizedName } from '../name/sized-names.ts';
import { beginsRatio } from '../name/ratios.ts';
import { upperEnd } from './range-in-two-units.ts';
import { readAmount, readSizedUnit, type AmountRead, type LeadingAmounts } from './read-amount.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isMeasure } from '../units/units.ts';
import type { UnitDefinition } from '../units/unit-table.ts';
import type { Dialect } from '../../words/language.ts';

/** A line states no more amounts of one food than this. */
const mostAmounts = 12;

/** Behind a number with its unit: "/5½ oz", "plus 2 tbsp", "to 3 cups", "(240 ml)", "4 oz" behind "2 lb", "can" behind "400 g". */
export function readFurtherAmounts(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  first: UnitDefinition,
): void {
  addPartOfUnit(tokens, language, out, first);
  readContents(tokens, language, out, first);
  for (let n = 0; n < mostAmounts; n++) {
    const found =
      readBracket(tokens, language, out, first) ||
      readJoined(tokens, language, out, first) ||
      skipRepeatedUnit(tokens, language, out, first);
    if (!found) break;
  }
  if (isMeasure(first)) readContainer(tokens, language, out, first);
}

/** "2 boîtes de 400 g", "4 Scheiben à 50 g", "2 Dosen zu je 400 g", "2 tazas de 250 ml": what each package, piece or cup holds, behind an "of" or an "each". */
function readContents(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  first: UnitDefinition,
): void {
  const behind = behindSizeJoint(tokens, out.next, isMeasure(first));
  if (
    first.isMetric === true ||
    (isMeasure(first) && first.kind !== 'volume') ||
    out.primary === null ||
    out.packageSize !== null ||
    beginsRatio(tokens, out.next) ||
    behind === null
  )
    return;
  const size = readAmount(tokens, behind, { language });
  if (size === null || !isMeasure(size.definition) || size.definition?.kind === 'length') return;
  // "1 pint à 2 pints" is a range
  if (isMeasure(first) && size.definition?.isMetric !== true) return;
  out.packageSize = size.amount;
  out.others.push(totalOf(size.amount, out.primary));
  out.next = size.next;
}

/** Behind "de", "à", "zu je", before a size; null where none of them stands there. "1 EL zu 500 ml" tells of no spoon. */
function behindSizeJoint(tokens: readonly Token[], at: number, ofMeasure: boolean): number | null {
  const lower = (index: number) => tokens[index]?.lower ?? '';
  if (partitives.has(lower(at)) || eachWords.has(lower(at))) return at + 1;
  if (ofMeasure || !sizeOpeners.has(lower(at))) return null;
  return eachWords.has(lower(at + 1)) ? at + 2 : at + 1;
}

function readBracket(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  first: UnitDefinition,
): boolean {
  const mark = tokens[out.next]?.lower;
  if (mark !== '(' && mark !== '[') return false;
  const close = closingBracket(tokens, out.next);
  const inside = readOnlyAmounts(tokens, out.next + 1, close, language);
  if (inside === null) return false;
  addBracket(out, inside, first);
  out.next = close + 1;
  return true;
}

function addBracket(
  out: LeadingAmounts,
  { amounts, each }: BracketAmounts,
  first: UnitDefinition,
): void {
  const [size] = amounts;
  const count = out.primary;
  if (
    count !== null &&
    (first.container === true || (each && !isMeasure(first))) &&
    size !== undefined &&
    isMeasure(size.definition) &&
    out.packageSize === null
  ) {
    out.packageSize = size.amount;
    out.others.push(...amounts.map((read) => totalOf(read.amount, count)));
  } else
    for (const { amount, definition } of amounts)
      addReading(
        out,
        each && count !== null && isMeasure(definition) ? totalOf(amount, count) : amount,
      );
}

/** Another reading of the amount so far; of the last part of a sum where the first part had one too. */
function addReading(out: LeadingAmounts, reading: Amount): void {
  if (out.ofFirstPart.length === 0) out.others.push(reading);
  else
    out.others.push(
      ...out.ofFirstPart
        .map((first) => sumOf(first, reading))
        .filter((sum) => sum !== null)
        .slice(0, 1),
    );
}

function readJoined(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  first: UnitDefinition,
): boolean {
  const at =
    tokens[out.next]?.lower === ',' && plusWords.has(tokens[out.next + 1]?.lower ?? '')
      ? out.next + 1
      : out.next;
  const or = orBehindAnd(tokens, at) ?? at;
  const mark = tokens[or]?.lower ?? '';
  const joint = [sumWords, minusWords, otherWords, rangeJoints].some((words) => words.has(mark))
    ? mark
    : '';
  const read = readAmount(tokens, joint === '' ? or : or + 1, {
    language,
    words: /\p{L}/u.test(mark) || plusWords.has(mark),
  });
  if (
    read === null ||
    read.definition === null ||
    (read.definition.kind === 'length' && first.kind !== 'length')
  )
    return false;
  const behind = tokens[out.next - 1]?.lower ?? '';
  const further = joint === '' && addsUnsaid(out, read, first, /^[)\]]$/.test(behind));
  if (!further && !joinAmount(out, read, joint, first)) return false;
  out.next = read.next;
  return true;
}

/** The "or" of "and/or", "und/oder", "e/o"; null where none stands there. */
function orBehindAnd(tokens: readonly Token[], at: number): number | null {
  return sumWords.has(tokens[at]?.lower ?? '') &&
    tokens[at + 1]?.lower === '/' &&
    otherWords.has(tokens[at + 2]?.lower ?? '')
    ? at + 2
    : null;
}

/** "1 cup 2 tbsp", "250 ml / 1 cup 1 tbsp": a part that nothing joins to the amount before it and that is too little or too much to say the same. */
function addsUnsaid(
  out: LeadingAmounts,
  { amount }: AmountRead,
  first: UnitDefinition,
  behindBracket: boolean,
): boolean {
  const { primary } = out;
  const reading = behindBracket ? undefined : out.others.at(-1);
  if (primary === null || !isMeasure(first) || maySayTheSame(reading ?? primary, amount))
    return false;
  if (reading === undefined) return addPart(out, primary, amount, '+');
  const sum = sumOf(reading, amount);
  if (sum === null) return false;
  Object.assign(reading, sum);
  return true;
}

/** Returns false where the second amount is something else than a part or another reading of the first. */
function joinAmount(
  out: LeadingAmounts,
  read: AmountRead,
  joint: string,
  first: UnitDefinition,
): boolean {
  const primary = out.primary;
  if (primary === null) return false;
  const last = out.others.at(-1) ?? primary;
  if (sumWords.has(joint)) return addPart(out, primary, read.amount, joint);
  if (minusWords.has(joint)) return takeOff(out, primary, read.amount);
  const higher = rangeJoints.has(joint) ? upperEnd(last, read.amount, joint) : null;
  if (higher !== null) {
    last.quantityMax = higher;
    return true;
  }
  const sum =
    joint === '' && last.unit !== null && subunits[last.unit] === read.amount.unit
      ? sumOf(last, read.amount)
      : null;
  if (sum !== null) {
    Object.assign(last, sum);
    return true;
  }
  if (joint === '' && !isMeasure(first)) return false;
  addReading(out, read.amount);
  return true;
}

function addPart(out: LeadingAmounts, primary: Amount, part: Amount, joint: string): boolean {
  const sum = sumOf(primary, part);
  if (sum !== null) {
    // what was another reading of the first part is none of the sum
    out.ofFirstPart = out.others.splice(0);
    out.primary = sum;
    return true;
  }
  if (!plusWords.has(joint)) return false;
  out.apart = true;
  out.others.push(part);
  return true;
}

/** "1 cup minus 1 tbsp". Returns false where less than nothing would be left, or the two cannot be counted together. */
function takeOff(out: LeadingAmounts, primary: Amount, { quantity, unit }: Amount): boolean {
  const rest =
    quantity === null ? null : sumOf(primary, { quantity: -quantity, quantityMax: null, unit });
  if (rest === null || !(rest.quantity! > 0)) return false;
  out.ofFirstPart = out.others.splice(0);
  out.primary = rest;
  return true;
}

/** "2 tsp teaspoons" */
function skipRepeatedUnit(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  first: UnitDefinition,
): boolean {
  const again = isSizedName(tokens, out.next)
    ? null
    : readSizedUnit(tokens, out.next, language, true);
  if (again === null || again.definition !== first || again.sizes.length > 0) return false;
  out.next = again.next;
  return true;
}

/** "400 g can": one can of 400 g. "200 g piece": a piece adds nothing to its weight. */
function readContainer(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  first: UnitDefinition,
): void {
  const size = out.primary;
  const unit = readSizedUnit(tokens, out.next, language, true);
  if (
    size === null ||
    unit === null ||
    unit.definition.kind !== 'count' ||
    tokens[unit.next] === undefined ||
    partitives.has(tokens[out.next]?.lower ?? '')
  )
    return;
  const { definition } = unit;
  if (definition.id !== 'piece') {
    if (first.kind !== 'length' && definition.container !== true && !soldWhole.has(definition.id))
      return;
    out.packageSize = { ...size };
    out.others.unshift(size);
    out.primary = { quantity: 1, quantityMax: null, unit: definition.id };
  }
  out.sizes.push(...unit.sizes);
  out.next = unit.next;
}
