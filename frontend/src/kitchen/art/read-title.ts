import type { MotifName } from './motifs/motif-names.data.ts';
import { compoundStems } from './stems.data.ts';
import { motifWords } from './words.data.ts';

/** Lower case without accents. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

const LONGEST_PHRASE = 4;
/** Shorter words are not taken apart. */
const SHORTEST_COMPOUND = 7;

const motifOfWord = new Map<string, MotifName>();
for (const [motif, words] of Object.entries(motifWords)) {
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const key = plain(word).replace(/_/g, ' ');
    if (!motifOfWord.has(key)) motifOfWord.set(key, motif as MotifName);
  }
}

const stems = Object.entries(compoundStems)
  .flatMap(([motif, words]) =>
    words.split(' ').map((stem) => ({ stem: plain(stem), motif: motif as MotifName })),
  )
  .sort((a, b) => b.stem.length - a.stem.length);

const motifOfCompound = (word: string) =>
  word.length < SHORTEST_COMPOUND
    ? undefined
    : stems.find(({ stem }) => word.length > stem.length + 2 && word.startsWith(stem))?.motif;

/** The motif of the first food word or phrase in a title, or null when it names none. */
export function motifInTitle(title: string): MotifName | null {
  const words = plain(title).match(/\p{L}+/gu) ?? [];
  for (const [index, word] of words.entries()) {
    for (let length = LONGEST_PHRASE; length > 1; length--) {
      if (index + length > words.length) continue;
      const found = motifOfWord.get(words.slice(index, index + length).join(' '));
      if (found) return found;
    }
    const found =
      motifOfWord.get(word) ??
      motifOfWord.get(word.replace(/(es|s)$/, '')) ??
      motifOfCompound(word);
    if (found) return found;
  }
  return null;
}
