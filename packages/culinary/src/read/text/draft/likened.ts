import { foldText } from '../../../words/fold.ts';
import { LIKENED_BY, PER_PIECE } from './likened.data.ts';

export { DOZENS } from './likened.data.ts';

const LONGEST_LIKENESS = 20;

/** "balls the size of | a walnut", "zu | einer Wurst": whether what is counted behind these words only shows a size or a shape. */
export const isLikened = (before: string): boolean =>
  LIKENED_BY.test(foldText(before.slice(-LONGEST_LIKENESS)));

/** "steckst in jede ein Stück Würfelzucker": whether the clause of an amount says of what each piece gets. */
export function isPerPiece(sentence: string, at: number): boolean {
  const before = sentence
    .slice(0, at)
    .split(/[,;:]\s/u)
    .at(-1)!;
  const behind = sentence.slice(at).split(/[,;:]\s/u, 1)[0]!;
  return PER_PIECE.test(foldText(before + behind));
}
