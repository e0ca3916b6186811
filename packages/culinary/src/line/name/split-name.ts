import { skipPartitives } from '../numbers/indefinite-amount.ts';
import { shareEnds, shareWords } from './joint-words.data.ts';
import { LineDraft } from '../line-draft.ts';
import { endsWithShare, readName } from './name-body.ts';
import { readFront } from './name-front.ts';
import { readRemarks } from './remarks.ts';
import type { Token } from '../tokens/tokenise.ts';
import type { Dialect } from '../../words/language.ts';

/** What the amounts in front tell about the rest. */
interface SplitOptions {
  language: Dialect;
  /** No amount stands in front. */
  unmeasured: boolean;
  /** That of the amount in front. */
  unit?: string | null;
  /** The amount in front says that it is of each food. */
  shared: boolean;
  /** The part of the name that a compound unit held ("Knoblauch" of "Knoblauchzehe"), else null. */
  food: string | null;
}

/** Splits what stands from a token on into the food, its size and preparation, further amounts and remarks. */
export function splitName(
  tokens: readonly Token[],
  text: string,
  at: number,
  { language, unmeasured, unit = null, food, shared: opened }: SplitOptions,
): LineDraft {
  const draft = new LineDraft(tokens, text, { language, measured: !unmeasured, unit });
  const shared = shareWords.has(draft.lower(at));
  let next = at;
  if (food === null) next = readFront(draft, shared ? behindShare(draft, at) : at);
  else draft.keepWord(food);
  next = readName(draft, next, {
    shared,
    unmeasured,
    listed: opened || (!unmeasured && endsWithShare(tokens)),
  });
  readRemarks(draft, next);
  return draft;
}

/** Behind "each of", "cada uno de". */
function behindShare({ tokens }: LineDraft, at: number): number {
  const behind = shareEnds.has(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  return skipPartitives(tokens, behind);
}
