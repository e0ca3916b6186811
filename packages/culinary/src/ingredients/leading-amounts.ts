import type { Amount } from '../recipe.ts';
import { closingBracket, isMeasure, readAmount, readCompoundUnit, readOnlyAmounts, readSizedUnit, skipApproximate, sumOf, type AmountRead } from './amounts.ts';
import { cutNouns, partitives } from './descriptors.data.ts';
import type { Token } from './tokenise.ts';
import type { Language, UnitDefinition } from './units.data.ts';

/** What a line states before its food. */
export interface Amounts {
  primary: Amount | null;
  others: Amount[];
  packageSize: Amount | null;
  sizes: string[];
  /** A cut stated before the food: "1/2-inch pieces". */
  cut: string | null;
  /** The food of a compound word, "Knoblauch" of "Knoblauchzehe". */
  food: string | null;
  next: number;
}

const sumWords = new Set(['plus', '+', 'and', '&', 'und', 'et', 'più', 'más', 'mais', 'en', 'och', 'e', 'y']);
const otherWords = new Set(['/', 'or', '=', '|', 'oder', 'ou', 'o', 'of', 'eller', '~', '≈']);
const rangeJoints = new Set(['-', '–', '—', 'to', 'bis', 'à', 'tot', 'till', 'a']);
const times = new Set(['x', '×', '*', 'х', '✕']);
/** Things sold whole by weight: "200 g bunch asparagus". */
const wholes = new Set(['bunch', 'bundle', 'head', 'stick']);
/** Subunits that are written behind their unit and add to it: "2 lb 4 oz". */
const subunits: Readonly<Record<string, string>> = { pound: 'ounce', kilogram: 'gram', liter: 'milliliter', foot: 'inch' };

/** Reads all amounts in front of the food. */
export function readLeadingAmounts(tokens: readonly Token[], at: number, language: Language): Amounts {
  const out: Amounts = { primary: null, others: [], packageSize: null, sizes: [], cut: null, food: null, next: at };
  const options = { language };
  const first = readAmount(tokens, at, { ...options, words: true });
  if (first === null) return readBareUnit(tokens, at, language, out);
  if (first.definition === null && isNameWithNumber(tokens, first.next)) return out;
  out.primary = first.amount;
  out.sizes.push(...first.sizes);
  out.next = first.next;
  let definition = first.definition;
  if (definition === null) definition = readPackage(tokens, language, out);
  else readSecondMeaning(tokens, language, out, definition);
  if (out.primary.unit === null) {
    const compound = readCompoundUnit(tokens[out.next]);
    if (compound !== null) {
      out.primary.unit = compound.unit;
      out.food = compound.food;
      out.next++;
    }
  }
  skipCut(tokens, language, out);
  skipPartitives(tokens, out);
  return out;
}

/** The "of" between amount and food, and the article of "half of an onion". */
function skipPartitives(tokens: readonly Token[], out: Amounts): void {
  const start = out.next;
  while (partitives.has(tokens[out.next]?.lower ?? '') && out.next < tokens.length - 1) out.next++;
  if (out.next > start && /^an?$/.test(tokens[out.next]?.lower ?? '') && tokens[out.next + 1]?.kind === 'word') out.next++;
}

/** "7-Up": a number joined to a word that is no unit. */
function isNameWithNumber(tokens: readonly Token[], next: number): boolean {
  return tokens[next]?.lower === '-' && tokens[next]?.attached === true && tokens[next + 1]?.kind === 'word' && tokens[next + 1]?.attached === true;
}

/** "handful of parsley", "small bunch dill": a unit that stands without a number. */
function readBareUnit(tokens: readonly Token[], at: number, language: Language, out: Amounts): Amounts {
  const start = skipApproximate(tokens, at);
  const unit = readSizedUnit(tokens, start, language, start > at); // "a few leaves" counts, "leaves" alone is a food
  if (unit === null || tokens[unit.next]?.kind !== 'word') return { ...out, next: start };
  out.primary = { quantity: null, quantityMax: null, unit: unit.definition.id };
  out.sizes.push(...unit.sizes);
  out.next = unit.next;
  skipPartitives(tokens, out);
  return out;
}

/** Behind a number without unit: "2 x 400 g cans", "1 (8 ounce) package", "2 14-ounce cans", "6 (170 g) fillets". Returns the unit of the count, if any. */
function readPackage(tokens: readonly Token[], language: Language, out: Amounts): UnitDefinition | null {
  const primary = out.primary;
  if (primary === null) return null;
  let i = out.next;
  const multiplied = times.has(tokens[i]?.lower ?? '');
  if (multiplied) i++;
  const adjectives = readSizesBeforeBracket(tokens, i, out);
  if (adjectives !== i && tokens[adjectives]?.lower !== '(') return null;
  i = adjectives;
  let sizes: AmountRead[] = [];
  let each = multiplied;
  if (tokens[i]?.lower === '(' || tokens[i]?.lower === '[') {
    const close = closingBracket(tokens, i);
    const inside = readOnlyAmounts(tokens, i + 1, close, language);
    if (inside === null) {
      if (multiplied) out.next = i;
      return null;
    }
    sizes = inside.amounts;
    each ||= inside.each || (!sizes.some((size) => size.plural) && out.sizes.length === 0);
    i = close + 1;
  } else {
    for (let read = readAmount(tokens, i, { language }); read !== null; read = readAmount(tokens, i, { language })) {
      if (read.definition === null || (!isMeasure(read.definition) && sizes.length > 0)) break;
      sizes.push(read);
      i = read.next;
      if (tokens[i]?.lower === '/' || (tokens[i]?.lower === '-' && tokens[i + 1]?.kind === 'number')) i++;
    }
    each = true;
    const bracket = tokens[i]?.lower === '(' && sizes.length > 0 ? readOnlyAmounts(tokens, i + 1, closingBracket(tokens, i), language) : null;
    if (bracket !== null) {
      sizes.push(...bracket.amounts);
      i = closingBracket(tokens, i) + 1;
    }
  }
  if (sizes.length === 0) {
    if (multiplied) {
      out.next = i;
      const unit = readSizedUnit(tokens, i, language, true);
      if (unit !== null) {
        primary.unit = unit.definition.id;
        out.next = unit.next;
      }
    }
    return null;
  }
  while (tokens[i]?.lower === '-' || tokens[i]?.lower === ',') i++;
  const [size] = sizes;
  if (size !== undefined && size.definition !== null && !isMeasure(size.definition)) { // "2 x 1 can"
    out.packageSize = size.amount;
    out.next = i;
    return null;
  }
  const unit = readSizedUnit(tokens, i, language, true);
  if (unit !== null && unit.definition.kind === 'count') {
    primary.unit = unit.definition.id;
    out.sizes.push(...unit.sizes);
    i = unit.next;
    each = true;
  }
  out.next = i;
  if (each && size !== undefined) {
    out.packageSize = size.amount;
    out.others.push(...sizes.map((read) => (read.definition?.kind === 'length' ? read.amount : totalOf(read.amount, primary))));
  } else out.others.push(...sizes.map((read) => read.amount));
  return unit?.definition ?? null;
}

/** "8 large (12 ounces)": the size words stay with the number. */
function readSizesBeforeBracket(tokens: readonly Token[], at: number, out: Amounts): number {
  let i = at;
  const sizes: string[] = [];
  while (i < at + 2 && tokens[i]?.kind === 'word' && /^(?:large|small|medium|whole|jumbo|big|extra-large|große|grosses?|grandes?|stora?)$/.test(tokens[i]?.lower ?? '')) {
    sizes.push(tokens[i]?.text ?? '');
    i++;
  }
  if (tokens[i]?.lower !== '(' || i === at) return at;
  out.sizes.push(...sizes);
  return i;
}

/** What some packages hold together. */
function totalOf(size: Amount, count: Amount): Amount {
  const least = count.quantity ?? 1;
  const most = count.quantityMax ?? least;
  const low = size.quantity ?? 0;
  const high = size.quantityMax ?? low;
  return { quantity: least * low, quantityMax: most * high > least * low ? most * high : null, unit: size.unit };
}

/** Behind a number with its unit: "/5½ oz", "plus 2 tbsp", "to 3 cups", "(240 ml)", "4 oz" behind "2 lb", "can" behind "400 g". */
function readSecondMeaning(tokens: readonly Token[], language: Language, out: Amounts, first: UnitDefinition): void {
  for (let guard = 0; guard < 12; guard++) {
    const primary = out.primary;
    const at = out.next;
    const mark = tokens[at]?.lower;
    if (primary === null || mark === undefined) return;
    if (mark === '(' || mark === '[') {
      const close = closingBracket(tokens, at);
      const inside = readOnlyAmounts(tokens, at + 1, close, language);
      if (inside === null) return;
      addBracket(out, inside.amounts, first);
      out.next = close + 1;
      continue;
    }
    const joined = sumWords.has(mark) || otherWords.has(mark) || rangeJoints.has(mark);
    const read = readAmount(tokens, joined ? at + 1 : at, { language, words: mark === 'plus' });
    if (read !== null && read.definition !== null && (read.definition.kind !== 'length' || first.kind === 'length')) {
      if (!joinAmount(out, read, joined ? mark : '', first)) return;
      out.next = read.next;
      continue;
    }
    const again = joined ? null : readSizedUnit(tokens, at, language, true);
    if (again !== null && again.definition === first && again.sizes.length === 0 && tokens[at]?.lower !== tokens[again.next]?.lower) {
      out.next = again.next; // "2 tsp teaspoons"
      continue;
    }
    if (again !== null && isMeasure(first) && again.definition.kind === 'count' && !partitives.has(mark)) {
      if (tokens[again.next] === undefined || !becomePackage(out, again.definition, first)) return;
      out.sizes.push(...again.sizes);
      out.next = again.next;
    }
    return;
  }
}

function addBracket(out: Amounts, amounts: readonly AmountRead[], first: UnitDefinition): void {
  const [size] = amounts;
  if (first.container === true && size !== undefined && isMeasure(size.definition) && out.packageSize === null && out.primary !== null) {
    out.packageSize = size.amount;
    const count = out.primary;
    out.others.push(...amounts.map((read) => totalOf(read.amount, count)));
  } else out.others.push(...amounts.map((read) => read.amount));
}

/** Returns false where the second amount is something else than a part or another reading of the first. */
function joinAmount(out: Amounts, read: AmountRead, joint: string, first: UnitDefinition): boolean {
  const primary = out.primary;
  if (primary === null) return false;
  const last = out.others.at(-1) ?? primary;
  if (sumWords.has(joint) && !(joint === 'e' && last.unit === read.amount.unit)) {
    const sum = sumOf(primary, read.amount);
    if (sum === null) {
      if (joint !== 'plus' && joint !== '+') return false;
      out.others.push(read.amount);
    } else {
      // what was another reading of the first part is none of the sum
      out.others.length = 0;
      out.primary = sum;
    }
    return true;
  }
  if (rangeJoints.has(joint)) {
    const to = read.amount.quantity;
    if (last.unit === read.amount.unit && to !== null && last.quantity !== null && to > last.quantity) last.quantityMax = to;
    else out.others.push(read.amount);
    return true;
  }
  const subunit = joint === '' && last.unit !== null && subunits[last.unit] === read.amount.unit;
  const sum = subunit ? sumOf(last, read.amount) : null;
  if (sum !== null) {
    Object.assign(last, sum);
    return true;
  }
  if (joint === '' && !isMeasure(first)) return false;
  out.others.push(read.amount);
  return true;
}

/** "400 g can": one can of 400 g. A piece adds nothing to its weight. */
function becomePackage(out: Amounts, unit: UnitDefinition, first: UnitDefinition): boolean {
  const size = out.primary;
  if (size === null || unit.id === 'piece') return size !== null;
  if (first.kind !== 'length' && unit.container !== true && !wholes.has(unit.id)) return false;
  out.packageSize = size;
  out.others.unshift(size);
  out.primary = { quantity: 1, quantityMax: null, unit: unit.id };
  return true;
}

/** "1 cup 1/2-inch pieces jicama", "1 2-inch piece ginger": the length of the cut, behind the amount. */
function skipCut(tokens: readonly Token[], language: Language, out: Amounts): void {
  const read = readAmount(tokens, out.next, { language });
  if (read === null || read.definition?.kind !== 'length') return;
  let i = read.next;
  while (tokens[i]?.lower === '-' || cutNouns.has(tokens[i]?.lower ?? '')) i++;
  const words = tokens.slice(out.next, i).map((token) => (token.attached ? '' : ' ') + token.text).join('').trim();
  out.cut = words;
  out.next = i;
}
