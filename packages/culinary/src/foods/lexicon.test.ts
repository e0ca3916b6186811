import { expect, test } from '@jest/globals';
import { languages } from '../words/language.ts';
import { nameWords } from './food-index.ts';
import { origins } from './origins.data.ts';
import { lexicon } from './read-lexicon.ts';

/** Snacks, and what a kitchen needs and nobody eats. */
const ofNoAisle = new Set(
  'crisps popcorn popping-corn activated-charcoal lecithin skewers parchment-paper'.split(' '),
);

test('every food has a name in every language', () => {
  const gaps = lexicon().flatMap(({ food, names }) =>
    languages
      .filter((language) => names[language].every(({ kind }) => kind))
      .map((language) => `${food.id} in ${language}`),
  );
  expect(gaps).toEqual([]);
});

test('every food lies in an aisle and says what it comes from; a row that does not say what is in it is refused', () => {
  const silent = lexicon().filter(
    ({ food: { id, aisle, origins } }) =>
      (aisle === 'Other' && !ofNoAisle.has(id)) ||
      (origins.has.length + origins.may.length === 0 && !origins.unknown && !ofNoAisle.has(id)),
  );
  expect(silent.map(({ food }) => food.id)).toEqual([]);
});

test('no name of a language belongs to two foods', () => {
  const twice: string[] = [];
  for (const language of languages) {
    const owners = new Map<string, string>();
    for (const { food, names } of lexicon()) {
      for (const name of names[language].flatMap(({ forms }) => forms)) {
        const phrase = nameWords(name).join(' ');
        const owner = owners.get(phrase) ?? food.id;
        if (owner !== food.id) twice.push(`${language} ${phrase}: ${owner} and ${food.id}`);
        owners.set(phrase, owner);
      }
    }
  }
  expect(twice).toEqual([]);
});

test('of every animal origin there is a food that surely has it', () => {
  const had = new Set(lexicon().flatMap(({ food }) => food.origins.has));
  expect(origins.filter((origin) => !had.has(origin))).toEqual([]);
});
