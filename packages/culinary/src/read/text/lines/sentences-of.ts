import { ABBREVIATIONS } from '../../parted-steps.data.ts';

const STOP = /[.!?:]\s+/gu;
/** "c. à s.", "u.", "z. B.": a letter alone is an abbreviation, but behind a figure "350 F." ends a sentence. */
const LETTER_ALONE = /(?<![\d°º]\s?)(?<=^|[\s(])\p{L}$/u;

/** "si on en a.", "quand il y en a.": a verb of a letter. */
const VERB_ALONE = /(?:^|[\s'’])(?:en|y|il|elle|on|tu|qui) a$/iu;

/** What ends an item ends a sentence as well, where another begins behind it. */
const VAGUE = /(?<!\p{L})[qcs]\.\s?[bsn]$/iu;

/** A text cut behind each sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(STOP)) {
    const before = text.slice(Math.max(from, index - 12), index);
    const word = /[^\s(]{1,12}$/u.exec(before)?.[0] ?? '';
    // "q.b. Va bene"
    const isVague = VAGUE.test(before) && /^\p{Lu}/u.test(text.slice(index + sign.length));
    if (
      sign.startsWith('.') &&
      !isVague &&
      (ABBREVIATIONS.has(word.toLowerCase()) || LETTER_ALONE.test(before)) &&
      !VERB_ALONE.test(before)
    )
      continue;
    sentences.push(text.slice(from, index + 1).trim());
    from = index + sign.length;
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => sentence !== '');
}
