import { namedForms } from '../../foods/named-foods.ts';
import { languages, type Language } from '../../words/language.ts';
import { foldLetters } from '../../words/fold.ts';
import { dutchForms, englishForms, germanForms, swedishForms } from './germanic-forms.ts';
import { articles, otherWords } from './other-words.data.ts';
import { frenchForms, italianForms, portugueseForms, spanishForms } from './romance-forms.ts';
import type { VerbForms } from './verb-forms.ts';

const makers: Record<Language, () => VerbForms> = {
  en: englishForms,
  de: germanForms,
  fr: frenchForms,
  it: italianForms,
  es: spanishForms,
  nl: dutchForms,
  pt: portugueseForms,
  sv: swedishForms,
};

/** Shorter forms are words of too many languages. */
const SHORTEST = 3;
const SHORTEST_PREFIX = 2;

interface Known {
  infinitives: ReadonlySet<string>;
  opening: ReadonlySet<string>;
  beforeArticle: ReadonlySet<string>;
  told: ReadonlySet<string>;
  prefixes: ReadonlySet<string>;
}

const known = new Map<Language, Known>();

function formsIn(language: Language): Known {
  let forms = known.get(language);
  if (forms === undefined) {
    const made = makers[language]();
    const isLong = (word: string) => word.length >= SHORTEST;
    known.set(
      language,
      (forms = {
        infinitives: new Set(made.infinitives),
        opening: new Set(made.opening.filter(isLong)),
        beforeArticle: new Set((made.beforeArticle ?? []).filter(isLong)),
        told: new Set((made.told ?? []).filter(isLong)),
        prefixes: new Set(made.prefixes),
      }),
    );
  }
  return forms;
}

/**
 * Whether recipes instruct with a word: an infinitive, an imperative, one with a pronoun that hangs on ("lasciatela"), one with what parts
 * from it ("unterrühren"); in any of the languages, or in one. What names a food or something else as well does not count.
 */
export function isInstructionForm(word: string, language?: Language | null): boolean {
  const folded = foldLetters(word);
  return !isOtherWord(folded) && isFormIn(folded, language);
}

/** Whether a word is any form of a verb of the kitchen, be it another word as well; in any of the languages, or in one. */
export function isVerbForm(word: string, language?: Language | null): boolean {
  const folded = foldLetters(word);
  return (
    isFormIn(folded, language) ||
    (language ? [language] : languages).some((one) => isToldForm(folded, one))
  );
}

/** Whether a word that may name something else as well instructs before the word behind it: "Reserva la carne", "Sale le poisson". */
export function instructsBefore(word: string, next: string): boolean {
  return (
    articles.has(next) &&
    !articles.has(word) &&
    languages.some(
      (language) =>
        formsIn(language).opening.has(word) || formsIn(language).beforeArticle.has(word),
    )
  );
}

/** Whether a verb of the kitchen stands in a form of a language that follows a pronoun: "coupes" behind "tu". */
export const isToldForm = (word: string, language: Language): boolean =>
  formsIn(language).told.has(word);

/** The infinitives of a language's verbs of the kitchen. */
export const infinitivesIn = (language: Language): ReadonlySet<string> =>
  formsIn(language).infinitives;

/** Whether it is an infinitive of a language in which one may end a sentence. */
export const isFinalInfinitive = (word: string): boolean =>
  !isOtherWord(word) && (isInfinitive(word, 'de') || isInfinitive(word, 'nl'));

const isFormIn = (folded: string, only?: Language | null): boolean =>
  (only ? [only] : languages).some(
    (language) => formsIn(language).opening.has(folded) || isInfinitive(folded, language),
  );

/** By itself, or behind what parts from it. */
function isInfinitive(folded: string, language: Language): boolean {
  const { infinitives, prefixes } = formsIn(language);
  if (infinitives.has(folded)) return true;
  if (prefixes.size === 0) return false;
  for (let at = SHORTEST_PREFIX; at <= folded.length - SHORTEST; at++)
    if (infinitives.has(folded.slice(at)) && prefixes.has(folded.slice(0, at))) return true;
  return false;
}

let foods: ReadonlySet<string> | null = null;

/** Whether a word names a food by itself, or is one of the nouns, adjectives and small words of any of the languages. */
export function isOtherWord(folded: string): boolean {
  if (otherWords.has(folded)) return true;
  foods ??= new Set(
    [...namedForms()].flatMap(({ words }) => (words.length === 1 ? [words[0]!] : [])),
  );
  return foods.has(folded);
}
