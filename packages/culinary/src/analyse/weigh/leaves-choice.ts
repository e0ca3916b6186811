import { orWords } from '../../find/diets/choice-words.data.ts';
import { languageOf, type Language } from '../../words/language.ts';
import { words } from '../../words/word-list.ts';

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  let known = patterns.get(language);
  if (known === undefined) {
    const or = [...new Set([...words(orWords.en), ...words(orWords[language])])].join('|');
    known = new RegExp(`(?:^|[\\s(])(?:${or})\\s+(?=\\p{L})`, 'iu');
    patterns.set(language, known);
  }
  return known;
}

/** Whether a name, or what is remarked on it, leaves the cook a choice: "butter or margarine". */
export function leavesChoice(name: string, note: string | null, language: string | null): boolean {
  const pattern = patternOf(languageOf(language) ?? 'en');
  return pattern.test(name) || (note !== null && pattern.test(note.slice(0, longestStart)));
}

/** A choice begins the remark; farther behind it is one of doing. */
const longestStart = 20;
