import { foldWords } from '../words/fold.ts';
import { languages, type Language } from '../words/language.ts';
import type { Food } from './food.ts';
import type { FoodName, LexiconFood } from './lexicon-food.ts';
import { plainPlurals } from './plain-plurals.ts';
import { englishPlural, lexicon } from './read-lexicon.ts';

/** One form of a name, as texts are searched for it. */
export interface NamedForm {
  /** As the lexicon writes it. */
  text: string;
  /** Folded. */
  words: readonly string[];
  food: Food;
  name: FoodName;
  row: LexiconFood;
  language: Language;
  /** Not written in the lexicon but made by the plainest rule of the language: read only where that is stated. */
  made: boolean;
}

const known = new Map<Language, readonly NamedForm[]>();

/** The forms of all names in a language that the lexicon writes, singular and plural, folded; in English with the plain plurals. */
export function formsIn(language: Language): readonly NamedForm[] {
  let forms = known.get(language);
  if (forms === undefined) known.set(language, (forms = build(language)));
  return forms;
}

/** The same in all languages. */
export function* namedForms(): Generator<NamedForm> {
  for (const language of languages) yield* formsIn(language);
}

/** The plurals of a form that stands alone in the lexicon, by the plainest rule of its language. */
export function madeForms(form: NamedForm): NamedForm[] {
  const { text, name, language } = form;
  if (language === 'en' || name.forms.length > 1 || text.includes(' ')) return [];
  return plainPlurals(text, language).map((plural) => ({
    ...form,
    text: plural,
    words: wordsOf(plural),
    made: true,
  }));
}

/** Of thousands: nothing is made here but what is kept. */
function build(language: Language): NamedForm[] {
  const found: NamedForm[] = [];
  for (const row of lexicon()) {
    const { food } = row;
    for (const name of row.names[language]) {
      const add = (text: string) =>
        found.push({ text, words: wordsOf(text), food, name, row, language, made: false });
      for (const text of name.forms) add(text);
      if (language === 'en' && name.forms.length === 1) add(englishPlural(name.forms[0]!));
    }
  }
  return found;
}

/** "lamb's" is "lamb s" in a text. */
function wordsOf(text: string): readonly string[] {
  const folded = foldWords(text);
  return folded.includes(' ') ? folded.split(' ') : [folded];
}
