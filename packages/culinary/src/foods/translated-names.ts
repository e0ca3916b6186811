import { foldWords } from '../words/fold.ts';
import { languageOf, type Language } from '../words/language.ts';
import type { Food } from './food.ts';
import type { FoodName } from './lexicon-food.ts';
import { lexicon } from './read-lexicon.ts';

/**
 * The names of a language with the English for them, singular for singular and plural for plural. A kind is named as English names that
 * kind: "Gouda" is gouda, and a kind that has no English name of its own is left out, for it is no other kind of the food.
 */
export function* englishOf(
  language: Language,
): Generator<readonly [foreign: string, english: string]> {
  for (const kind of [false, true])
    for (const { food, names } of lexicon())
      for (const name of names[language]) {
        const english = name.kind === kind ? englishForms(name, food, names.en) : null;
        if (english === null) continue;
        const [one = '', many = one] = english;
        yield [name.forms[0]!, one];
        if (name.forms[1]) yield [name.forms[1], many];
      }
}

function englishForms(
  { kind, forms, english }: FoodName,
  food: Food,
  names: readonly FoodName[],
): readonly string[] | null {
  if (english !== null) return english;
  if (!kind) return [food.name, food.plural];
  const folded = foldWords(forms[0]!);
  return names.find((name) => name.kind && foldWords(name.forms[0]!) === folded)?.forms ?? null;
}

/** What a food is called in a language, in the singular. */
export function nameIn(language: string, food: Food): string {
  const stated = languageOf(language);
  return stated === null ? food.name : (formsOf(stated).names.get(food) ?? food.name);
}

/** A name in the plural, or in the singular; null where it is not known. */
export function inNumber(language: string, name: string, several: boolean): string | null {
  const stated = languageOf(language);
  if (stated === null) return null;
  const { plurals, singulars } = formsOf(stated);
  return (several ? plurals : singulars).get(foldWords(name)) ?? null;
}

interface Forms {
  names: ReadonlyMap<Food, string>;
  /** By folded name. */
  plurals: ReadonlyMap<string, string>;
  singulars: ReadonlyMap<string, string>;
}

const known = new Map<Language, Forms>();

function formsOf(language: Language): Forms {
  let forms = known.get(language);
  if (forms === undefined) known.set(language, (forms = build(language)));
  return forms;
}

function build(language: Language): Forms {
  const names = new Map<Food, string>();
  const plurals = new Map<string, string>();
  const singulars = new Map<string, string>();
  for (const { food, names: all } of lexicon()) {
    names.set(food, all[language][0]!.forms[0]!);
    for (const { forms } of all[language]) {
      const [one, many] = forms;
      if (!one || !many) continue;
      plurals.set(foldWords(one), many);
      singulars.set(foldWords(many), one);
    }
  }
  return { names, plurals, singulars };
}
