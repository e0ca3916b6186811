import { foldWords } from '../../words/fold.ts';
import type { Lexicon } from './lexicon.ts';

/** What became of a phrase. */
interface Translated {
  text: string;
  /** Whether every word was known. */
  complete: boolean;
  /** Whether any word was. */
  any: boolean;
}

/** Translates the words of a phrase by table, longest match first. Words that the table lacks stay as they are. */
export function translatePhrase(phrase: string, lexicon: Lexicon): Translated {
  const words = phrase.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*|[^\s\p{L}\p{N}]+/gu) ?? [];
  const folded = words.map(foldWords);
  const out: string[] = [];
  let complete = true;
  let any = false;
  for (let at = 0; at < words.length;) {
    const match = longestMatch(folded, at, lexicon);
    if (match) {
      out.push(match.english);
      any = true;
      at += match.words;
      continue;
    }
    const word = words[at] as string;
    const isJoiner = lexicon.joiners.has(folded[at] as string);
    at++;
    if (isJoiner && out.length > 0) continue;
    if (/[\p{L}]/u.test(word)) complete = false;
    out.push(word);
  }
  return {
    text: out
      .join(' ')
      .replace(/ ([,.;)])/g, '$1')
      .replace(/\( /g, '('),
    complete,
    any,
  };
}

function longestMatch(
  folded: readonly string[],
  at: number,
  { phrases, longest, begins }: Lexicon,
): { english: string; words: number } | null {
  const first = folded[at]!;
  // Signs are no words, and go with the phrase before them.
  const mayGoOn = first === '' || folded[at + 1] === '' || begins.has(first);
  const most = mayGoOn ? longest : 1;
  for (let count = Math.min(most, folded.length - at); count > 0; count--) {
    const english = phrases.get(
      folded
        .slice(at, at + count)
        .filter(Boolean)
        .join(' '),
    );
    if (english) return { english, words: count };
  }
  return null;
}
