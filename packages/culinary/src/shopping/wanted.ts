import { foldText } from '../words/fold-text.ts';
import { findFood } from '../foods/find-food.ts';
import { matchFood } from '../foods/match-food.ts';
import { gradedName } from './grades.ts';
import { identify, type Identity } from './identify.ts';
import { needOf, type Need } from './need.ts';
import type { ShoppingDish, ShoppingLine } from './shopping-line.ts';
import { joiners, partsOfFruit, partsOfWholes, tasteWords } from './shopping-words.data.ts';

/** One thing that one line of one dish asks for. */
export interface Wanted {
  identity: Identity;
  need: Need;
  title: string;
  name: string;
  /** The line as written. */
  line: string;
  optional: boolean;
  /** The cook adds as much as tastes right; no amount is missing. */
  toTaste: boolean;
}

/** What the lines of a dish ask for. Lines without a name ask for nothing. */
export function wantedBy(dish: ShoppingDish): Wanted[] {
  return dish.ingredients.flatMap((line) => (typeof line?.name === 'string' && line.name.trim() !== '' ? wantedByLine(line, dish) : []));
}

function wantedByLine(line: ShoppingLine, { title, factor, language = null }: ShoppingDish): Wanted[] {
  const need = needOf(line, factor);
  const remarks = foldText([line.note ?? '', line.preparation ?? ''].join(' '));
  const written = (line.originalText ?? '').trim();
  return namesOn(line, need, language).map((food) => {
    const name = gradedName(food, line.note ?? '');
    const found = identify(name, need.unit, language);
    const [identity, part] = partTaken(found, need, remarks);
    return {
      identity, need: { ...need, part }, title, line: written === '' ? line.name.trim() : written, optional: line.optional === true, toTaste: tasteWords.test(remarks),
      name: identity === found ? name.replace(/\s+/g, ' ').trim() : identity.food!.name,
    };
  });
}

/** "Salt and pepper" without an amount are two things. */
function namesOn({ name }: ShoppingLine, need: Need, language: string | null): string[] {
  const parts = need.number === null ? name.split(joiners).map((part) => part.trim()).filter(Boolean) : [];
  return parts.length > 1 && parts.length < 8 && matchFood(name, language)?.exact !== true && parts.every((part) => findFood(part, language) !== null) ? parts : [name];
}

/** Egg whites come from eggs, juice and zest from a fruit that is counted. */
function partTaken(identity: Identity, need: Need, remarks: string): [Identity, string | null] {
  if (need.number === null || need.unit !== null || need.size !== null) return [identity, null];
  const [whole, part] = partsOfWholes[identity.food?.id ?? ''] ?? [];
  if (whole !== undefined && part !== undefined && identity.key === identity.food?.id) return [identify(whole, null, 'en'), part];
  if (identity.aisle !== 'Fruit and vegetables') return [identity, null];
  const taken = partsOfFruit.filter(([, words]) => words.test(remarks)).map(([name]) => name);
  return [identity, taken.length === 1 ? taken[0]! : null];
}
