import { namedForms } from '../../foods/named-foods.ts';
import { families } from './families.data.ts';
import { FORGIVEN_LENGTH, isNearly } from './one-letter.ts';
import { searchWords } from './search-words.ts';

interface NamedFamily {
  family: string;
  strict: boolean;
}

let known: ReadonlyMap<string, NamedFamily> | null = null;

/** The family of foods that a folded word names, and whether the word stands for that family alone. */
export const familyNamed = (word: string): NamedFamily | undefined => names().get(word);

/** Whether a word names a family that is not found by parts of words. */
export const isStrictName = (word: string): boolean => names().get(word)?.strict === true;

/** Families whose name is the word but for one letter. */
export function familiesNearlyNamed(word: string): string[] {
  const near = new Set<string>();
  for (const [name, { family }] of names())
    if (name.length >= FORGIVEN_LENGTH && isNearly(name, word)) near.add(family);
  return [...near];
}

/** Words that belong to a family and are no name of a food. */
export const listed = (words: string | undefined): string[] =>
  (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

function names(): ReadonlyMap<string, NamedFamily> {
  if (known) return known;
  const found = new Map<string, NamedFamily>();
  const ofFood = new Map<string, NamedFamily>();
  for (const [family, { strict, food, names }] of Object.entries(families)) {
    if (food) ofFood.set(food, { family, strict });
    for (const name of listed(names)) found.set(name, { family, strict });
  }
  for (const { words, food, name, text } of namedForms()) {
    const family = ofFood.get(food.id);
    if (!family || name.kind || words.length > 1 || name.read !== 'anywhere') continue;
    for (const spelling of searchWords(text)[0] ?? []) found.set(spelling, family);
  }
  known = found;
  return found;
}
