import type { Amount, IngredientLine } from '../recipe.ts';
import { readLeadingAmounts, type Amounts } from './leading-amounts.ts';
import { partitives, partWords } from './descriptors.data.ts';
import { metricOf } from './metric.ts';
import { readQuantity } from './quantities.ts';
import { NameSplitter, type NameParts } from './split-name.ts';
import { cleanLine, tokenise, type Token } from './tokenise.ts';
import { unitById } from './units.ts';
import type { Language } from './units.data.ts';

export interface ParseOptions {
  /** ISO 639-1 or a BCP 47 tag; decides spellings and decimal points that mean two things. Any line of the eight languages is read without it. */
  language?: string | undefined;
}

/** No ingredient line is longer; what is behind belongs to something else and stays in `originalText` only. */
const longestLine = 1000;
const languages: readonly string[] = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pt', 'sv'];

/**
 * Understands one ingredient line in English, German, French, Italian, Spanish, Dutch, Portuguese or Swedish.
 * Never throws: what is not understood stays in `name`, and `originalText` is the line as given.
 */
export function parseIngredient(line: string, options: ParseOptions = {}): IngredientLine {
  const language = languageOf(options.language);
  const text = cleanLine(line.slice(0, longestLine));
  const tokens = tokenise(text);
  const wanted = readWantedPart(tokens);
  const leading = readLeadingAmounts(tokens, wanted, language ?? 'en');
  const parts = new NameSplitter(tokens, text, language ?? 'en', leading.primary === null).split(leading.next, leading.food);
  if (wanted > 0) parts.preparations.unshift(wantedText(text, tokens, wanted));
  return assemble(line, text, leading, parts);
}

/** "Juice of 1 lemon": where the amount of the fruit begins; 0 in any other line. */
function readWantedPart(tokens: readonly Token[]): number {
  let i = 0;
  while (i < 7 && partWords.has(tokens[i]?.lower ?? '') && !(i > 0 && partitives.has(tokens[i]?.lower ?? ''))) i++;
  if (i === 0) return 0;
  const start = partitives.has(tokens[i]?.lower ?? '') ? i + 1 : i;
  const amount = start === i && !/^eine[rs]$/.test(tokens[i]?.lower ?? '') ? null : readQuantity(tokens, start, { words: true });
  return amount !== null && tokens[amount.next]?.kind === 'word' ? start : 0;
}

function wantedText(text: string, tokens: readonly Token[], amountAt: number): string {
  const last = partitives.has(tokens[amountAt - 1]?.lower ?? '') ? amountAt - 1 : amountAt;
  return text.slice(0, tokens[last]?.start).trim();
}

function assemble(line: string, text: string, leading: Amounts, parts: NameParts): IngredientLine {
  const stated = [...leading.others, ...parts.amounts];
  let primary: Amount = leading.primary ?? stated.shift() ?? { quantity: null, quantityMax: null, unit: null };
  let name = parts.name;
  if (name === '' && primary.unit !== null && leading.primary !== null) {
    // "5 cloves": the unit was the food
    name = foodOfUnit(text, primary.unit);
    if (name !== '') primary = { ...primary, unit: null };
  }
  const behind = primary.unit === null && primary.quantity !== null ? unitBehindFood(name) : null;
  if (behind !== null) {
    primary = { ...primary, unit: behind.unit };
    name = behind.food;
  }
  const preparations = [leading.cut, ...parts.preparations].filter((part) => part !== null);
  const packageSize = leading.packageSize ?? sizeInBrackets(primary, parts);
  const result = { ...primary, otherAmounts: stated, packageSize };
  return {
    originalText: line,
    quantity: primary.quantity, quantityMax: primary.quantityMax, unit: primary.unit,
    name: name === '' ? text : name,
    otherAmounts: stated,
    packageSize,
    size: joined([...leading.sizes, ...parts.sizes], ' '),
    preparation: joined(preparations, ', '),
    note: joined(parts.notes, ', '),
    optional: parts.optional,
    ...metricOf(result),
  };
}

/** "1 can tomatoes (400 g)", "2 fillets (170 g each)". */
function sizeInBrackets(primary: Amount, parts: NameParts): Amount | null {
  const [size] = parts.amounts;
  const unit = size?.unit == null ? null : unitById(size.unit);
  if (size === undefined || size === primary || primary.quantity === null || (unit?.kind !== 'mass' && unit?.kind !== 'volume')) return null;
  const counted = primary.unit === null || unitById(primary.unit)?.kind === 'count';
  const oneContainer = primary.quantity === 1 && primary.unit !== null && unitById(primary.unit)?.container === true;
  return counted && (parts.each || oneContainer) ? size : null;
}

/** The spelling of a unit at the end of the amount, as the line has it. */
function foodOfUnit(text: string, unit: string): string {
  const words = text.split(/[\s,(]+/).filter((word) => /\p{L}/u.test(word));
  const spellings = Object.values(unitById(unit)?.spellings ?? {}).join('|').split('|');
  return unitById(unit)?.kind === 'count' ? words.find((word) => spellings.includes(word.toLowerCase())) ?? '' : '';
}

/** "garlic cloves", "celery stalks": the unit stands behind its food. */
function unitBehindFood(name: string): { unit: string; food: string } | null {
  const match = /^(.+\p{L}) (cloves?|stalks?|sprigs?|ribs?)$/iu.exec(name);
  const [, food = '', word = ''] = match ?? [];
  const unit = word.toLowerCase().replace(/s$/, '');
  if (food === '' || /^(?:whole|short|spare|prime|ground|baby back|back|beef|pork|lamb)$/i.test(food)) return null;
  return { unit, food };
}

function joined(parts: readonly string[], separator: string): string | null {
  const text = parts.filter((part) => part !== '').join(separator);
  return text === '' ? null : text;
}

function languageOf(tag: string | undefined): Language | null {
  const code = tag?.slice(0, 2).toLowerCase() ?? '';
  return languages.includes(code) ? code as Language : null;
}
