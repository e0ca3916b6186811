import { isFood } from '../../foods/line-words.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldLetters } from '../../words/fold.ts';
import { languageOf, type Language } from '../../words/language.ts';
import type { UnsureWord } from '../text/lines/page-line.ts';
import { isVerbForm } from '../verbs/instruction-forms.ts';
import { WORDS, knownWords } from './known-words.ts';
import { shortened } from './shortened.ts';

/** Of 100: what is recognised with less and is no word that is known is wrong more often than not. */
const UNSURE = 85;
const UNSURE_BRACKET = 92;
/** The recogniser is never sure of what has an apostrophe within. */
const ELIDED = /\p{L}['’]\p{L}/u;

/** The lines, steps and the title with a word of which the recogniser was not sure and that is none that is known. */
export function unsureWordDoubts(
  { title, steps, language }: RecipeDraft,
  lines: readonly string[],
  text: string,
  unsure: readonly UnsureWord[],
): Doubt[] {
  if (unsure.length === 0) return [];
  const isKnown = knownWords(language, text, unsure);
  const confidences = new Map(unsure.map(({ word, confidence }) => [word, confidence]));
  const doubt = (part: Doubt['part'], index: number | null, from: string): Doubt[] => {
    const unpaired = unpairedIn(from);
    const word = from.split(/\s+/).find((one, at, all) => {
      const confidence = confidences.get(one) ?? 100;
      return (
        (one === unpaired && confidence < UNSURE_BRACKET) ||
        isDoubtful(one, confidence, isKnown) ||
        (confidence < UNSURE && isVerbWithArticle(one, all[at + 1], language))
      );
    });
    return word === undefined
      ? []
      : [
          {
            part,
            index,
            sentence: `“${shortened(word)}” may be misread.`,
            sourceWords: from,
            words: [word],
          },
        ];
  };
  return [
    ...(title === null ? [] : doubt('title', null, title)),
    ...lines.flatMap((line, index) => doubt('ingredient', index, line)),
    ...steps.flatMap((step, index) => doubt('step', index, step.text)),
  ];
}

const isDoubtful = (
  word: string,
  confidence: number,
  isKnown: (word: string) => boolean,
): boolean =>
  confidence < UNSURE &&
  !/\d/.test(word) &&
  !ELIDED.test(word) &&
  (word.match(WORDS) ?? []).some((part) => !isKnown(part));

/** "Rallala piel", "Grattugiala scorza": a verb and the article of what follows, without the blank between them; "Lavala e tagliala" is whole. */
function isVerbWithArticle(
  word: string,
  next: string | undefined,
  language: string | null,
): boolean {
  const spoken = languageOf(language);
  const verb = spoken === null ? undefined : ARTICLES[spoken]?.exec(word)?.[1];
  if (verb === undefined || next === undefined || !isVerbForm(foldLetters(verb), spoken))
    return false;
  if (spoken !== 'es' || TAKES_PRONOUN.test(word)) return isFood(next);
  return !/[áéíóú]/iu.test(verb) && /^\p{Ll}{3}/u.test(next);
}
/**
 * With a pronoun behind it a Spanish imperative has an accent, "córtalos", but for those of one syllable, "ponlas"; an infinitive has none,
 * "cortarlos". What is said of these stands behind them, and no food does.
 */
const TAKES_PRONOUN =
  /^(?:\p{L}{1,10}[aei]r|[^aeiouáéíóú]{0,3}[aeiou][^aeiouáéíóú]{0,2})l(?:a|os|as)$/iu;
const ARTICLES: Partial<Record<Language, RegExp>> = {
  es: /^(\p{L}{3,12})(?:la|el|los|las)$/u,
  it: /^(\p{L}{3,12})(?:la|le|il|lo|gli)$/u,
  fr: /^(\p{L}{3,12})(?:la|les?)$/u,
};

/** "la canne) mescolando": the word behind which a bracket closes that none opened. */
function unpairedIn(text: string): string | null {
  const at = text.indexOf(')');
  const before = text.slice(0, at);
  return at < 0 || before.includes('(') || !/\p{L}$/u.test(before)
    ? null
    : `${/\S*$/u.exec(before)![0]})${/^\S*/u.exec(text.slice(at + 1))![0]}`;
}
