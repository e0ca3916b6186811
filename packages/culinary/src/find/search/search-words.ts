import { foldLetters } from '../../words/fold.ts';

/** Longer words are cut: nobody types them, and no text may fill the index. */
const LONGEST_WORD = 48;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{RI}\p{RI}|\p{Extended_Pictographic}/gu;
/** Most names are, and need no folding. */
const plainWord = /^[a-z0-9]+$/i;
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The words of a text in their folded spellings: one each, two where an umlaut can be written as two letters ("Käse" is "kase" and "kaese").
 * An emoji is a word; punctuation is none.
 */
export function searchWords(text: string): string[][] {
  if (plainWord.test(text)) return [[text.toLowerCase().slice(0, LONGEST_WORD)]];
  return (text.normalize('NFKC').match(word) ?? []).map(spellings);
}

function spellings(raw: string): string[] {
  const folded = foldLetters(raw).slice(0, LONGEST_WORD);
  if (!/[äöü]/i.test(raw)) return [folded];
  const written = raw.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  const inFull = foldLetters(written).slice(0, LONGEST_WORD);
  return inFull === folded ? [folded] : [folded, inFull];
}
