import { ABBREVIATIONS } from '../../parted-steps.data.ts';
import { tellsList } from '../draft/told-items.ts';
import type { TextLine } from './page-line.ts';

/** A text of so few lines, or of few of which one says nearly all, is a message: its sentences are looked at one by one. */
const MOST_LINES = 2;
const MOST_BESIDE = 6;
const SHARE_OF_MESSAGE = 0.7;
const LONG = 300;
const LONGEST = 20_000;
const SHORTEST = 60;
const FEWEST_SENTENCES = 3;
const STOP = /[.!?:]\s+/gu;
/** "c. à s.", "u.", "z. B.": a letter alone is an abbreviation, but behind a figure "350 F." ends a sentence. */
const LETTER_ALONE = /(?<![\d°º]\s?)(?<=^|[\s(])\p{L}$/u;

/**
 * "for the pancakes: 200 g flour, 2 eggs, salt. mix, rest 10 min, fry. enjoy!": a recipe in one paragraph, sentence by sentence; so is a
 * paragraph of which a later sentence tells the list.
 */
export function withParagraphApart(lines: TextLine[]): TextLine[] {
  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isMessage = ({ text }: TextLine) =>
    lines.length <= MOST_LINES
      ? text.length >= SHORTEST
      : lines.length <= MOST_BESIDE && text.length >= Math.max(LONG, SHARE_OF_MESSAGE * all);
  return lines.flatMap((line) => {
    const sentences =
      line.text.length >= SHORTEST && line.text.length <= LONGEST ? sentencesOf(line.text) : [];
    const isApart = isMessage(line)
      ? sentences.length >= FEWEST_SENTENCES
      : sentences.slice(1).some(tellsList);
    return !isApart
      ? [line]
      : sentences.map((text, at) =>
          at === 0 ? { ...line, text } : { ...line, text, marker: null },
        );
  });
}

/** A text cut behind each sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(STOP)) {
    const before = text.slice(Math.max(from, index - 12), index);
    const word = /[^\s(]{1,12}$/u.exec(before)?.[0] ?? '';
    if (
      sign.startsWith('.') &&
      (ABBREVIATIONS.has(word.toLowerCase()) || LETTER_ALONE.test(before))
    )
      continue;
    sentences.push(text.slice(from, index + 1).trim());
    from = index + sign.length;
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => sentence !== '');
}
