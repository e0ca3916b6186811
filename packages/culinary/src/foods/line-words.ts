import { keepingAnswers } from '../words/answers-kept.ts';
import { languages } from '../words/language.ts';
import { singularsOf } from '../words/singular.ts';
import { lexicon } from './read-lexicon.ts';
import { partsOfNames } from './line-words.data.ts';

/** Shorter words end too many others. */
const SHORTEST_END = 4;
const shortEnds = /^(?:öl|ost|kål|lök|käse|kool|vin)$/;
/** Shorter words are too many to be plurals of food. */
const SHORTEST_SINGULAR = 3;
/** Letters in front of the last part of a compound. */
const REST_OF_COMPOUND = 3;
interface LineWords {
  words: ReadonlySet<string>;
  /** The last parts of German, Dutch and Swedish compounds, by their length: "Olivenöl", "tarwebloem", "vetemjöl". */
  ends: ReadonlyMap<number, ReadonlySet<string>>;
}

let known: LineWords | null = null;

/** Those of many texts: the words of kitchens return. */
const MOST_WORDS = 8_000;

/** Whether a word names food in any of the languages, with its plain plurals and Germanic compounds: "tomatoes", "Weizenmehl". */
export const isFood = keepingAnswers((word): boolean => {
  known ??= build();
  const { words, ends } = known;
  const lower = word.toLowerCase();
  if (words.has(lower)) return true;
  if (singularsOf(lower).some((one) => one.length >= SHORTEST_SINGULAR && words.has(one)))
    return true;
  const last = lower.slice(lower.lastIndexOf('-') + 1);
  if (last !== lower && words.has(last)) return true;
  for (const [length, some] of ends)
    if (lower.length >= length + REST_OF_COMPOUND && some.has(lower.slice(-length))) return true;
  return false;
}, MOST_WORDS);

/** Names of one word. What names a food only where it is alone says nothing here. */
function build(): LineWords {
  const words = new Set<string>();
  const ends = new Map<number, Set<string>>();
  const add = (word: string, compounds: boolean) => {
    words.add(word);
    if (word.includes('œ')) words.add(word.replace('œ', 'oe'));
    if (!compounds || (word.length < SHORTEST_END && !shortEnds.test(word))) return;
    let some = ends.get(word.length);
    if (some === undefined) ends.set(word.length, (some = new Set()));
    some.add(word);
  };
  for (const language of languages) {
    const compounds = language === 'de' || language === 'nl' || language === 'sv';
    for (const { names } of lexicon())
      for (const { forms, read } of names[language])
        if (read !== 'alone')
          for (const form of forms)
            if (!form.includes(' ') && (read === 'anywhere' || form.length >= SHORTEST_END))
              add(form.toLowerCase(), compounds && read === 'anywhere');
    for (const word of partsOfNames[language].split(/\s+/)) add(word, compounds);
  }
  return { words, ends };
}

/** Whether one of the words of a text names food; those of fewer letters than `shortest` are of too many languages. */
export const namesFood = (text: string, shortest = 2): boolean =>
  text.split(/[^\p{L}-]+/u).some((word) => word.length >= shortest && isFood(word));
