import { isFood } from '../../../foods/line-words.ts';
import { foldLetters } from '../../../words/fold.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import { HEATED_BESIDE } from './glued-verbs.data.ts';

/** A German sentence that begins with one word which ends like a verb: "Ölerhitzen.", "Ofenvorheizen und". */
const GLUED =
  /(?<=^(?:\d{1,2}[.)]?\s)?|[.!?:]\s)(\p{Lu}\p{Ll}{6,24}(?:en|ern|eln))(?=[.,!]|\s(?:und|bis)\s)/gu;
/** In letters. */
const SHORTEST_NOUN = 2;
const SHORTEST_VERB = 5;

/** Recognised words with the blank between a food and what is done to it: "Öl erhitzen." Where the whole is a word it stays one. */
export const withVerbsApart = (text: string): string =>
  text.replace(GLUED, (word) => partedWord(word) ?? word);

function partedWord(word: string): string | null {
  if (isFood(word) || isVerb(word)) return null;
  for (let at = SHORTEST_NOUN; at <= word.length - SHORTEST_VERB; at++) {
    const [noun, verb] = [word.slice(0, at), word.slice(at)];
    if (isVerb(verb) && (isFood(noun) || HEATED_BESIDE.has(noun.toLowerCase())))
      return `${noun} ${verb}`;
  }
  return null;
}

const isVerb = (word: string): boolean => COOKING_VERBS.has(foldLetters(word.toLowerCase()));
