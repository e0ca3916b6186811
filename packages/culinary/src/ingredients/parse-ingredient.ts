import type { Amount, IngredientLine } from '../recipe.ts';
import { readLeadingAmounts, type Amounts } from './leading-amounts.ts';
import { metricOf } from './metric.ts';
import { NameSplitter, type NameParts } from './split-name.ts';
import { cleanLine, tokenise } from './tokenise.ts';
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
  const leading = readLeadingAmounts(tokens, 0, language ?? 'en');
  const parts = new NameSplitter(tokens, text, language ?? 'en').split(leading.next);
  return assemble(line, text, leading, parts);
}

function assemble(line: string, text: string, leading: Amounts, parts: NameParts): IngredientLine {
  const stated = [...leading.others, ...parts.amounts];
  let primary: Amount = leading.primary ?? stated.shift() ?? { quantity: null, quantityMax: null, unit: null };
  let name = [leading.food, parts.name].filter(Boolean).join(' ');
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
  const result = { ...primary, otherAmounts: stated, packageSize: leading.packageSize };
  return {
    originalText: line,
    quantity: primary.quantity, quantityMax: primary.quantityMax, unit: primary.unit,
    name: name === '' ? text : name,
    otherAmounts: stated,
    packageSize: leading.packageSize,
    size: joined([...leading.sizes, ...parts.sizes], ' '),
    preparation: joined(preparations, ', '),
    note: joined(parts.notes, ', '),
    optional: parts.optional,
    ...metricOf(result),
  };
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
