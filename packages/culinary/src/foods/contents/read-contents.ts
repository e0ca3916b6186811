import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import type { Language } from '../../words/language.ts';
import { animalKindOf, fishKinds } from '../animals/animal-kinds.ts';
import type { Contents } from '../food.ts';
import { formsIn, madeForms, type NamedForm } from '../named-foods.ts';
import type { Origin } from '../origins.data.ts';
import { foodTokens } from '../animals/food-tokens.ts';
import { lexicon } from '../read-lexicon.ts';
import {
  compoundReader,
  foodFinder,
  foodReader,
  type SoughtName,
  type SoughtPart,
} from '../animals/read-foods.ts';
import { rulesFrom } from '../animals/harmless.ts';
import { phrases } from '../../words/word-list.ts';
import { absentRules } from './absent-words.data.ts';
import { madeWith } from './made-with.data.ts';

/** What bees, hens and cows give, and what may be in a food: "?" by some recipes or makers of it. */
export type HeldKind = 'dairy' | 'dairy?' | 'egg' | 'egg?' | 'honey' | 'honey?' | 'meat?' | 'fish?';

/** Names between two rests: a few milliseconds. */
const PART = 500;

const given = ['dairy', 'egg', 'honey'] as const;

const readers = new Map<Language, ReturnType<typeof foodReader<HeldKind>>>();
const writesCompounds: ReadonlySet<Language> = new Set(['de', 'nl', 'sv']);

/**
 * Milk, eggs and honey that a line names, wherever in it: "potatoes, fried in butter", and what may be in it by one maker and not by another:
 * "spring rolls". Words of the language and of English are read, and of no other: "room" is cream in Dutch, "jaune" a yolk in French.
 */
export function readContents(text: string, language: Language): ReadonlySet<HeldKind> {
  if (!readers.has(language)) inOneGo(contentsReady(language));
  return new Set(readers.get(language)!(text).map(({ kind }) => kind));
}

/** Makes ready what is asked of a language, unless that was done before. */
export function* contentsReady(language: Language): ByParts<void> {
  if (readers.has(language)) return;
  const sought = yield* names(language);
  const compounds = writesCompounds.has(language) ? parts() : [];
  const rules = rulesFrom(absentRules, language === 'en' ? ['en'] : [language, 'en']);
  readers.set(language, foodReader(sought, compounds, rules));
  yield;
}

function heldIn({ has, may }: Contents<Origin>): readonly HeldKind[] {
  const sure = given.flatMap((one) =>
    has.includes(one) ? [one] : may.includes(one) ? [`${one}?` as const] : [],
  );
  // Rennet is not among them: who leaves out meat is warned of rennet, and not of every cheese.
  const animals = may
    .filter((origin) => origin !== 'rennet')
    .flatMap((origin) => animalKindOf(origin) ?? []);
  return [...sure, ...new Set(animals.map((kind) => (fishKinds.has(kind) ? 'fish?' : 'meat?')))];
}

/** The parts of compounds that stand with such foods: "butter", "eier". */
const parts = (): SoughtPart<HeldKind>[] =>
  lexicon().flatMap(({ food, parts }) =>
    parts.flatMap(({ place, text, origin }) =>
      origin === null ? heldIn(food.origins).map((kind) => ({ place, part: text, kind })) : [],
    ),
  );

/** The names of foods that are of milk or eggs, and those of others that hold a word for one: "peanut butter". */
function* names(language: Language): ByParts<SoughtName<HeldKind>[]> {
  const found: SoughtName<HeldKind>[] = [];
  const others: (readonly string[])[] = [];
  for (const [kinds, list] of Object.entries(madeWith))
    for (const own of new Set(['en' as const, language]))
      for (const name of phrases(list[own] ?? ''))
        if (name !== '') found.push(sought(name.split(' '), kinds.split(' ') as HeldKind[], false));
  const forms = language === 'en' ? formsIn('en') : [...formsIn(language), ...formsIn('en')];
  // As texts are read, where pasta is told from pâtés.
  const tokensOf = ({ text, words }: NamedForm) => (language === 'fr' ? foodTokens(text) : words);
  for (const [at, form] of forms.entries()) {
    if (at % PART === PART - 1) yield;
    const origins = form.name.origins ?? form.food.origins;
    if (origins.unknown) continue;
    const kinds = heldIn(origins);
    const alone = form.name.read === 'alone';
    if (kinds.length === 0) others.push(tokensOf(form));
    else
      for (const one of [form, ...madeForms(form)]) found.push(sought(tokensOf(one), kinds, alone));
  }
  const compounds = writesCompounds.has(language) ? parts() : [];
  const named = foodFinder(found, compounds);
  const compound = compoundReader(compounds);
  const first = new Set(found.map(({ words }) => words[0]!));
  const holdsOne = (words: readonly string[]) =>
    words.some(
      (word, at) => (first.has(word) || compound(word).length > 0) && named(words, at, null),
    );
  yield;
  const exceptions: SoughtName<HeldKind>[] = [];
  for (const [at, words] of others.entries()) {
    if (at % PART === PART - 1) yield;
    if (holdsOne(words)) exceptions.push(sought(words, [], false));
  }
  return [...found, ...exceptions];
}

const sought = (
  words: readonly string[],
  kinds: readonly HeldKind[],
  alone: boolean,
): SoughtName<HeldKind> => ({
  words,
  kinds,
  language: null,
  open: false,
  alone,
  undecidedIn: null,
});
