import type { ByParts } from '../../words/by-parts.ts';
import { languages } from '../../words/language.ts';
import { formsIn, madeForms, type NamedForm } from '../named-foods.ts';
import { lexicon } from '../read-lexicon.ts';
import { type AnimalKind, animalKindsOf } from './animal-kinds.ts';
import { madeOfMeat } from './made-of-meat.data.ts';
import { compoundReader, foodFinder, type SoughtName, type SoughtPart } from './read-foods.ts';

/** Names between two rests: a few milliseconds. */
const PART = 1_000;

/** Parts of compounds that name an animal only at a border: "butternuss" holds no "butt". */
export function animalParts(): SoughtPart<AnimalKind>[] {
  return lexicon().flatMap(({ food, parts }) =>
    parts.flatMap(({ place, text, origin }) =>
      (
        animalKindsOf(
          origin === null ? food.origins : { has: [origin], may: [], unknown: false },
        ) ?? []
      )
        .slice(0, 1)
        .map((kind) => ({ place, part: text, kind })),
    ),
  );
}

/**
 * The names of the lexicon that tell of an animal, and those of other foods that hold the word for one: "oyster mushroom" is no oyster.
 * A phrase is left out where its words say as much by themselves.
 */
export function* animalNames(): ByParts<SoughtName<AnimalKind>[]> {
  const words: SoughtName<AnimalKind>[] = [];
  const phrases: SoughtName<AnimalKind>[] = [];
  const others: NamedForm[] = [];
  for (const language of languages) {
    const forms = formsIn(language);
    yield;
    for (const [at, form] of forms.entries()) {
      if (at % PART === PART - 1) yield;
      const kinds = kindsOf(form);
      if (kinds === null) continue;
      if (kinds.length === 0) others.push(form);
      else
        for (const one of [form, ...madeForms(form)])
          (one.words.length === 1 ? words : phrases).push(sought(one, kinds));
    }
  }
  const parts = animalParts();
  const byWords = foodFinder(words, parts);
  const saidBy = new Map<string, readonly AnimalKind[]>();
  const saying = (word: string) => {
    let said = saidBy.get(word);
    if (said === undefined) saidBy.set(word, (said = byWords([word], 0, null)?.kinds ?? []));
    return said;
  };
  yield;
  const names = [...words];
  for (const [at, phrase] of phrases.entries()) {
    if (at % PART === PART - 1) yield;
    if (phrase.kinds.some((kind) => !phrase.words.some((word) => saying(word).includes(kind))))
      names.push(phrase);
  }
  const byNames = foodFinder(names, parts);
  const begins = beginnings(names, parts);
  const own = new Set(
    words.filter(({ language }) => language === null).map(({ words: [word] }) => word),
  );
  const exceptions: SoughtName<AnimalKind>[] = [];
  for (const [index, { words, language }] of others.entries()) {
    if (index % PART === PART - 1) yield;
    if (!words.some((word, at) => begins(word) && byNames(words, at, language) !== null)) continue;
    exceptions.push({
      words,
      kinds: [],
      // A word that is an animal's in another language is this food in its own alone.
      language: words.length === 1 && own.has(words[0]) ? language : null,
      open: false,
      alone: false,
      undecidedIn: null,
    });
  }
  return [...names, ...unlessOfPlants(), ...exceptions];
}

const unlessOfPlants = (): SoughtName<AnimalKind>[] =>
  Object.entries(madeOfMeat).map(([word, kind]) => ({
    words: [word],
    kinds: [kind],
    language: null,
    open: false,
    alone: true,
    undecidedIn: null,
  }));

/** Whether a name is of what is often made with the animal that it may hold: "kimchi". */
const isOpen = ({ varying }: NamedForm['food'], { origins }: NamedForm['name']): boolean =>
  varying && origins === null;

const kindsOf = ({ name, food }: NamedForm) =>
  isOpen(food, name)
    ? animalKindsOf({ has: food.origins.may, may: [], unknown: false })
    : animalKindsOf(name.origins ?? food.origins);
const sought = (form: NamedForm, kinds: readonly AnimalKind[]): SoughtName<AnimalKind> => ({
  words: form.words,
  kinds,
  language: form.made || form.name.read === 'in its language' ? form.language : null,
  open: isOpen(form.food, form.name),
  alone: form.name.read === 'alone',
  undecidedIn: form.name.undecided ? form.language : null,
});

/** Whether a name or a compound may begin with a word: most words of food begin none, and this is asked of all. */
function beginnings(
  names: readonly SoughtName<AnimalKind>[],
  parts: readonly SoughtPart<AnimalKind>[],
): (word: string) => boolean {
  const known = new Map<string, boolean>(names.map(({ words }) => [words[0]!, true]));
  const compound = compoundReader(parts);
  return (word) => {
    let begins = known.get(word);
    if (begins === undefined) {
      begins = compound(word).length > 0;
      known.set(word, begins);
    }
    return begins;
  };
}
