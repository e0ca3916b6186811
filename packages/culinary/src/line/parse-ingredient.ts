import type { Amount, IngredientLine } from '../recipe/recipe.ts';
import { sizeWords } from './name/descriptors.data.ts';
import { multiplied, timesBehind } from './amounts/times-behind.ts';
import { totalOf } from './amounts/amount-arithmetic.ts';
import { readLeadingAmounts } from './amounts/leading-amounts.ts';
import type { LineDraft } from './line-draft.ts';
import { fillsVolume, fluidOunceOf, ouncesOf } from './units/liquid-ounces.ts';
import { measureOf } from './units/measures.data.ts';
import { britishUnit, statesBritish } from './units/british-pints.ts';
import { metricOf } from './units/metric.ts';
import { behindLabel } from './name/label-front.ts';
import { behindOptional } from './name/optional-front.ts';
import { splitPartBehindFood } from './name/part-behind-food.ts';
import type { LeadingAmounts } from './amounts/read-amount.ts';
import { splitName } from './name/split-name.ts';
import { cleanLine, tokenise } from './tokens/tokenise.ts';
import { foodOfUnit, splitUnitBehindFood } from './units/unit-as-food.ts';
import { unitById } from './units/units.ts';
import { dialects, languageOf, type Dialect } from '../words/language.ts';
import { readWantedPart } from './name/wanted-part.ts';

interface ParseOptions {
  /**
   * ISO 639-1 or a BCP 47 tag; decides spellings and decimal points that mean two things, and by its country what a pint, a cup and a spoon hold.
   * Any line of the eight languages is read without it.
   */
  language?: string | undefined;
}

const unmeasured = { metricAmount: null, metricUnit: null };
/** No ingredient line is longer; what is behind belongs to something else and stays in `originalText` only. */
const longestLine = 1000;

/**
 * Understands one ingredient line in English, German, French, Italian, Spanish, Dutch, Portuguese or Swedish.
 * Never throws: what is not understood stays in `name`, and `originalText` is the line as given.
 */
export function parseIngredient(line: string, options: ParseOptions = {}): IngredientLine {
  const language = dialectOf(options.language);
  const { text, times } = timesBehind(cleanLine(line.slice(0, longestLine)));
  const tokens = tokenise(text);
  const wanted = readWantedPart(tokens, text, language);
  const optional = behindOptional(tokens);
  const label = wanted === null && optional === null ? behindLabel(tokens, text, language) : null;
  const leading = readLeadingAmounts(
    tokens,
    wanted?.next ?? optional ?? label?.next ?? 0,
    language,
  );
  const parts = splitName(tokens, text, leading.next, {
    language,
    unmeasured: leading.primary === null,
    unit: leading.primary?.unit ?? null,
    food: leading.food,
    shared: leading.shared,
  });
  if (wanted !== null) parts.preparations.unshift(wanted.part);
  if (optional !== null) parts.optional = true;
  if (label !== null) parts.notes.unshift(label.label);
  const read = inMeantOunces(
    inMeantPints(assemble(line, text, leading, parts), language),
    language,
  );
  return times === 1 ? read : multiplied(read, times);
}

function assemble(
  line: string,
  text: string,
  leading: LeadingAmounts,
  parts: LineDraft,
): IngredientLine {
  const stated = [...leading.others, ...amountsOfAll(leading.primary, parts)];
  let primary: Amount = leading.primary ??
    stated.shift() ?? { quantity: null, quantityMax: null, unit: null };
  let name = parts.name;
  let sizes = [...leading.sizes, ...parts.sizes];
  const food = name === '' && primary.unit !== null ? foodOfUnit(text, primary.unit) : '';
  if (food !== '') {
    // "4 whole cloves", "6 short ribs"
    name = [...sizes.filter((size) => !sizeWords.has(size.toLowerCase())), food].join(' ');
    sizes = sizes.filter((size) => sizeWords.has(size.toLowerCase()));
    primary = { ...primary, unit: null };
  }
  const behind =
    primary.unit === null && primary.quantity !== null ? splitUnitBehindFood(name) : null;
  if (behind !== null) {
    primary = { ...primary, unit: behind.unit };
    name = behind.food;
  }
  const halved =
    leading.primary !== null &&
    stated.length === 0 &&
    Number.isInteger(primary.quantity) &&
    primary.quantityMax === null &&
    measureOf(primary.unit) === null
      ? splitPartBehindFood(name)
      : null;
  if (halved !== null) {
    primary = { ...primary, quantity: primary.quantity! + halved.part };
    name = halved.food;
  }
  const preparations = [leading.cut, ...parts.preparations].filter((part) => part !== null);
  const packageSize = leading.packageSize ?? sizeInBrackets(primary, parts);
  const result = { ...primary, otherAmounts: stated, packageSize };
  return {
    originalText: line,
    quantity: primary.quantity,
    quantityMax: primary.quantityMax,
    unit: primary.unit,
    name: name === '' ? text : name,
    otherAmounts: stated,
    packageSize,
    size: joined(sizes, ' '),
    preparation: joined(preparations, ', '),
    note: joined(parts.notes, ', '),
    optional: parts.optional,
    ...(leading.apart ? unmeasured : metricOf(result)),
  };
}

/**
 * Ounces of a drink are fluid ounces; those of another liquid, in a package too, may be these or a weight, and nothing is reckoned from
 * them unless a volume beside them tells.
 */
function inMeantOunces(read: IngredientLine, language: Dialect): IngredientLine {
  const amounts = [read, read.packageSize, ...read.otherAmounts];
  const isWeighed = amounts.some((amount) => amount?.unit !== 'ounce' && kindOf(amount) === 'mass');
  if (isWeighed || !amounts.some((amount) => amount?.unit === 'ounce')) return read;
  const meant = ouncesOf(read.name, language);
  if (meant === 'weight') return read;
  if (meant === 'either') {
    const volumes = amounts
      .filter((amount) => amount !== null)
      .filter((amount) => kindOf(amount) === 'volume');
    if (volumes.length === 0) return { ...read, ...unmeasured };
    const told = amounts.some(
      (amount) => amount?.unit === 'ounce' && fillsVolume(amount, volumes, language),
    );
    if (!told) return read;
  }
  const poured = <A extends Amount>(amount: A): A =>
    amount.unit === 'ounce' ? { ...amount, unit: fluidOunceOf(language) } : amount;
  const line = {
    ...poured(read),
    otherAmounts: read.otherAmounts.map(poured),
    packageSize: read.packageSize && poured(read.packageSize),
  };
  return { ...line, ...(read.metricAmount === null ? unmeasured : metricOf(line)) };
}

/** A pint beside 20 fluid ounces is a British one, wherever its recipe comes from; so are its quarts and gills. */
function inMeantPints(read: IngredientLine, language: Dialect): IngredientLine {
  const amounts = [read, read.packageSize, ...read.otherAmounts].filter(
    (amount) => amount !== null,
  );
  if (!statesBritish(amounts, ouncesOf(read.name, language) !== 'weight')) return read;
  const meant = <A extends Amount>(amount: A): A => ({ ...amount, unit: britishUnit(amount.unit) });
  const line = {
    ...meant(read),
    otherAmounts: read.otherAmounts.map(meant),
    packageSize: read.packageSize && meant(read.packageSize),
  };
  return { ...line, ...(read.metricAmount === null ? unmeasured : metricOf(line)) };
}

const kindOf = (amount: Amount | null) => measureOf(amount?.unit ?? null)?.kind;

/** "3 tbsp butter (15 g each)": of spoons and cups nobody counts what one holds, all of them are 45 g. */
function amountsOfAll(primary: Amount | null, { amounts, each }: LineDraft): Amount[] {
  return each && primary !== null && measureOf(primary.unit) !== null
    ? amounts.map((amount) => (measureOf(amount.unit) === null ? amount : totalOf(amount, primary)))
    : amounts;
}

/** "1 can tomatoes (400 g)", "2 fillets (170 g each)". */
function sizeInBrackets(primary: Amount, parts: LineDraft): Amount | null {
  const [size] = parts.amounts;
  const unit = size?.unit == null ? null : unitById(size.unit);
  if (
    size === undefined ||
    size === primary ||
    primary.quantity === null ||
    (unit?.kind !== 'mass' && unit?.kind !== 'volume')
  )
    return null;
  const counted = primary.unit === null || unitById(primary.unit)?.kind === 'count';
  const oneContainer =
    primary.quantity === 1 && primary.unit !== null && unitById(primary.unit)?.container === true;
  return counted && (parts.each || oneContainer) ? size : null;
}

function joined(parts: readonly string[], separator: string): string | null {
  const text = parts.filter((part) => part !== '').join(separator);
  return text === '' ? null : text;
}

/** Of a language we do not know, English spellings go first. */
function dialectOf(tag: string | undefined): Dialect {
  return dialects.find((dialect) => dialect === tag) ?? languageOf(tag) ?? 'en';
}
