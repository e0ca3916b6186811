import { instructionVerbs } from '../../line/likelihood/likelihood-words.data.ts';
import { foldWords } from '../../words/fold.ts';
import { COOKING_VERBS } from '../text/steps/cooking-verbs.data.ts';
import { openAnySentence } from './step-words.data.ts';

/** Words before which "pour" is "for". */
const behindFrenchFor = new Set(
  'un une deux trois quatre cinq sept huit neuf dix douze le la les l ce cette ces environ nous moi toute tous'.split(
    ' ',
  ),
);
/** "Mit bemehlten Händen Küchlein formen" instructs, "Mit dem Abo haben Sie Zugriff auf alle Artikel" does not: what is done stands at the end. */
const openGerman: ReadonlySet<string> = new Set('mit nun alle alles eine einen'.split(' '));
const SHORTEST_VERB = 3;

/** Whether a clause begins with a cooking verb, or ends with one as German and Dutch instructions do. */
export function instructs(text: string): boolean {
  return text
    .split(/[.!?;:]\s+/)
    .some((sentence) => sentence.split(/,\s+/).some((clause) => isInstruction(clause, sentence)));
}

/** Whether the first of its clauses does. */
export const opensWithVerb = (text: string): boolean =>
  isInstruction(text.split(/[.!?;,:]\s+/, 1)[0]!, text.split(/[.!?;:]\s+/, 1)[0]!);

function isInstruction(clause: string, sentence: string): boolean {
  const words = foldWords(clause).split(' ');
  const last = words.at(-1)!;
  // "Pour quatre gourmands" pours nothing.
  if (words[0] === 'pour' && behindFrenchFor.has(words[1] ?? '')) return false;
  if (openGerman.has(words[0]!)) return foldWords(sentence).endsWith('n');
  return isVerb(words[0]!) || (words.length > 1 && last.endsWith('n') && isVerb(last));
}

/** "Can I use ..." asks, and "For a twist ..." proposes. */
const isVerb = (word: string) =>
  word !== 'can' &&
  word !== 'for' &&
  word.length >= SHORTEST_VERB &&
  (COOKING_VERBS.has(word) || (instructionVerbs.has(word) && !openAnySentence.has(word)));
