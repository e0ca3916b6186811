import { partitives } from './amount-words.data.ts';
import { largeNumberSaid } from '../numbers/hundreds-in-words.ts';
import { readWords } from '../numbers/number-in-words.ts';
import { articles, mixedWords } from '../numbers/number-words.data.ts';
import { readPartOfUnit } from '../units/part-of-unit.ts';
import { readQuantity } from '../numbers/quantities.ts';
import type { LeadingAmounts } from './read-amount.ts';
import type { Token } from '../tokens/tokenise.ts';
import { readUnit } from '../units/units.ts';
import type { UnitDefinition } from '../units/unit-table.ts';
import type { Dialect } from '../../words/language.ts';

/** Adds to an amount what stands behind its unit: "e mezzo", "200" of "1 kg 200". */
export function addPartOfUnit(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  first: UnitDefinition,
): void {
  const { primary } = out;
  if (
    primary === null ||
    primary.quantity === null ||
    primary.quantityMax !== null ||
    !Number.isInteger(primary.quantity)
  )
    return;
  const part = readPartBehind(tokens, out.next, first);
  // "1 tablespoon and a half teaspoon" are two amounts
  if (part === null || readUnit(tokens, part.next, language) !== null) return;
  primary.quantity += part.value;
  out.next = part.next;
}

/** What stands behind a unit as a part of it: "e mezzo", "200" of "1 kg 200", "deux" of "un kilo deux". */
export const readPartBehind = (
  tokens: readonly Token[],
  at: number,
  unit: UnitDefinition,
): { value: number; next: number } | null =>
  readPartOfUnit(tokens, at) ?? readBarePart(tokens, at, unit) ?? readTenths(tokens, at, unit);

/** "un kilo deux de veau", "un chilo e due, a pezzi", "un kilo deux cents de farine": tenths or thousandths in words. */
function readTenths(
  tokens: readonly Token[],
  at: number,
  { id }: UnitDefinition,
): { value: number; next: number } | null {
  if (id !== 'kilogram' && id !== 'liter') return null;
  const isJoined = mixedWords.has(tokens[at]?.lower ?? '');
  const from = isJoined ? at + 1 : at;
  if (tokens[from]?.kind !== 'word' || articles.has(tokens[from].lower)) return null;
  const number = largeNumberSaid(tokens, from) ?? readWords(tokens, from);
  const behind = tokens[number?.next ?? at];
  if (number === null || !Number.isInteger(number.value)) return null;
  if (!partitives.has(behind?.lower ?? '') && !(isJoined && behind?.kind !== 'word')) return null;
  const parts = number.value < 10 ? 10 : 1000;
  const isPart = number.value < 10 || (number.value >= 100 && number.value < parts);
  return isPart ? { value: number.value / parts, next: number.next } : null;
}

/** "1 kg 200 de bœuf", "1 l 25 de lait", "1 l 1/2 de bouillon", "2 tazze e 1/2 di riso": grams, centilitres and fractions without their unit. */
function readBarePart(
  tokens: readonly Token[],
  at: number,
  { id }: UnitDefinition,
): { value: number; next: number } | null {
  const metric = id === 'kilogram' || id === 'liter';
  const joined = mixedWords.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  if (joined === at && !metric) return null;
  const number = readQuantity(tokens, joined);
  if (
    number === null ||
    number.quantityMax !== null ||
    !partitives.has(tokens[number.next]?.lower ?? '')
  )
    return null;
  const digits = metric && number.next === joined + 1 ? (tokens[joined]?.text ?? '') : '';
  const parts = /^\d{3}$/.test(digits) ? 1000 : id === 'liter' && /^\d{2}$/.test(digits) ? 100 : 1;
  const value = number.quantity / parts;
  return value > 0 && value < 1 ? { value, next: number.next } : null;
}
