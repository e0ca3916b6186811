import { parseIngredient } from '../../line/parse-ingredient.ts';
import { foldWords } from '../../words/fold.ts';
import { languages, type Language } from '../../words/language.ts';
import { lexiconOf } from './lexicon.ts';
import { littleWords } from './little-words.data.ts';
import { translatePhrase } from './translate-phrase.ts';

/** Fewer signs than these are chance. */
const FEWEST_SIGNS = 3;
const MOST_LINES = 40;
const MOST_TEXT = 4_000;
/** What is longer is no food of a table, and each line is read once in each language. */
const LONGEST_LINE = 300;

const little = new Map<Language, ReadonlySet<string>>(
  languages.map((language) => [
    language,
    new Set(littleWords[language].split(' ').map((word) => foldWords(word))),
  ]),
);

/**
 * The language of a recipe by its little words and by the foods that a table knows; null where English is as likely, or another language
 * nearly so. For what is read at once: guessing by letters takes a model a hundred times as large.
 */
export function kitchenLanguage(lines: readonly string[], text: string): Language | null {
  const telling = linesThatTell(lines);
  const words = foldWords(`${lines.join(' ')} ${text}`.slice(0, MOST_TEXT)).split(/[^\p{L}]+/u);
  const heard = languages.map((language) => ({
    language,
    signs: words.filter((word) => little.get(language)!.has(word)).length,
  }));
  if (!mayOutdoEnglish(heard, telling.length)) return null;
  const ranked = heard
    .map(({ language, signs }) => ({
      language,
      signs: signs + knownFoods(telling, language),
    }))
    .sort((a, b) => b.signs - a.signs);
  const [first, second] = ranked as [Signs, Signs];
  return first.language !== 'en' && isSurer(first.signs, second.signs) ? first.language : null;
}

interface Signs {
  language: Language;
  signs: number;
}

const isSurer = (signs: number, others: number): boolean =>
  signs >= FEWEST_SIGNS && signs > 1.3 * others;

/** Whether any language could be told even if it knew the food of every line: looking foods up takes long, and most recipes are plainly English. */
function mayOutdoEnglish(heard: readonly Signs[], lines: number): boolean {
  const english = heard.find(({ language }) => language === 'en')!.signs;
  return heard.some(({ language, signs }) => language !== 'en' && isSurer(signs + lines, english));
}

/** The first lines, as many as are read without others having to wait. */
function linesThatTell(lines: readonly string[]): string[] {
  let left = MOST_TEXT;
  return lines
    .slice(0, MOST_LINES)
    .filter((line) => line.length <= LONGEST_LINE && (left -= line.length) >= 0);
}

function knownFoods(lines: readonly string[], language: Language): number {
  const lexicon = lexiconOf(language);
  if (!lexicon) return 0;
  return lines.filter((line) => {
    const { complete, any, text } = translatePhrase(
      parseIngredient(line, { language }).name,
      lexicon,
    );
    // "Mango" and "Couscous" are so called everywhere.
    return (
      complete &&
      any &&
      foldWords(text) !== foldWords(line) &&
      !foldWords(line).includes(foldWords(text))
    );
  }).length;
}
