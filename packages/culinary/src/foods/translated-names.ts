import { foldWords } from '../words/fold.ts';
import { languages, type Language } from '../words/language.ts';
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
  return forms().names.get(`${language} ${food.id}`) ?? food.name;
}

/** A name in the plural, or in the singular; null where it is not known. */
export function inNumber(language: string, name: string, several: boolean): string | null {
  const { plurals, singulars } = forms();
  return (several ? plurals : singulars).get(`${language} ${foldWords(name)}`) ?? null;
}

interface Forms {
  /** By language and id. */
  names: ReadonlyMap<string, string>;
  /** By language and folded name. */
  plurals: ReadonlyMap<string, string>;
  singulars: ReadonlyMap<string, string>;
}

let known: Forms | null = null;

function forms(): Forms {
  if (known) return known;
  const names = new Map<string, string>();
  const plurals = new Map<string, string>();
  const singulars = new Map<string, string>();
  for (const { food, names: all } of lexicon())
    for (const language of languages) {
      names.set(`${language} ${food.id}`, all[language][0]!.forms[0]!);
      for (const { forms } of all[language]) {
        const [one, many] = forms;
        if (!one || !many) continue;
        plurals.set(`${language} ${foldWords(one)}`, many);
        singulars.set(`${language} ${foldWords(many)}`, one);
      }
    }
  known = { names, plurals, singulars };
  return known;
}
