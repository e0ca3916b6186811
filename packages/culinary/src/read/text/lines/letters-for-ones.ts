import { source } from '../../../words/pattern.ts';
import { isFood } from '../../../foods/line-words.ts';
import { foldLetters } from '../../../words/fold.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import {
  ARTICLE_ENDS,
  BEFORE_ARTICLE,
  BEFORE_ORDINAL,
  ORDERS,
  SINGULAR_IN_I,
  VERBS_OF_I,
} from './letters-for-ones.data.ts';

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const END = source`(?!\p{L})`;

/** "con 1 piselli": of one pea there would be no "piselli". */
const ARTICLE_OF_SEVERAL = new RegExp(
  source`(?<=(?<!\p{L})${anyOf(BEFORE_ARTICLE)}\s)1(?=\s(?!${anyOf(SINGULAR_IN_I)}${END})\p{L}{3,20}i${END})`,
  'giu',
);
/** "Unisci | fiori", "Lava l pomodori": the article of several behind what is done with them. */
const ARTICLE_BEHIND_VERB = new RegExp(
  source`(?<=(?:(^)|[\s(])(\p{L}{3,14})\s)[|l](?=\s(?!${anyOf(SINGULAR_IN_I)}${END})\p{Ll}{3,20}i${END})`,
  'gu',
);
/** "à 1'oignon" */
const ELIDED = /(?<=\p{L}\s)1(?=['’]\p{L})/gu;
/** "a 1a plancha" */
const ARTICLE = new RegExp(
  source`(?<=\p{L}\s)(?<!(?<!\p{L})${anyOf(BEFORE_ORDINAL)}\s)1(?=${anyOf(ARTICLE_ENDS)}\s\p{L}{2})`,
  'gu',
);
/** "the soup 1 love", "when | was small" */
const ENGLISH_I = new RegExp(
  source`(?<=\p{L}\s)(?<!(?<!\p{L})${anyOf(ORDERS)}\s)[1|](?=\s${anyOf(VERBS_OF_I)}${END}|['’](?:ve|ll|m|d)${END})`,
  'giu',
);
/** "1n einer Schüssel", "1m Ofen backen": nobody measures a metre of what is cooked. */
const GERMAN_IN = /(?<=^|[.!?]\s)1(?=(?:n\s\p{Ll}|m\s\p{Lu})\p{L}{2,20}\s\p{L})/gu;

/** "1 faut 4 œufs", "(1l faut :" */
const FRENCH_IL =
  /(?<=^|[.!?(]\s?)[1|l][1l|]?(?=\s(?:(?:te|vous|nous)\s)?(?:faut|faudra)(?!\p{L}))/gu;

/** Recognised words with the letters back that were taken for a one, where what is beside it shows that it is none. */
export function withLettersForOnes(text: string): string {
  if (!/[1|]|\sl\s/.test(text)) return text;
  return text
    .replace(ARTICLE_BEHIND_VERB, (read, first: string | undefined, word: string) =>
      isWorkWord(word) || (first !== undefined && MAY_ORDER.test(word) && !isFood(word))
        ? 'i'
        : read,
    )
    .replace(ARTICLE_OF_SEVERAL, (_one, at: number) => (isUpper(text.slice(0, at)) ? 'I' : 'i'))
    .replace(ENGLISH_I, 'I')
    .replace(ELIDED, 'l')
    .replace(ARTICLE, 'l')
    .replace(GERMAN_IN, 'I')
    .replace(FRENCH_IL, 'Il');
}

const isWorkWord = (word: string): boolean =>
  COOKING_VERBS.has(foldLetters(word.toLowerCase())) || BEFORE_ARTICLE.includes(word.toLowerCase());
/** What opens a line and is no food may be an order: "Mescola", "Pulite", "Friggere". */
const MAY_ORDER = /[aei]$/u;

const isUpper = (text: string): boolean => text === text.toUpperCase();
