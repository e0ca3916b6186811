import { approximateWords, approximatesBeforeFigures } from './number-words.data.ts';
import { phraseTable } from '../tokens/phrases.ts';
import type { Token } from '../tokens/tokenise.ts';

const approximates = phraseTable(approximateWords.map((words) => [words, true] as const));
const beforeFigures = phraseTable(approximatesBeforeFigures.map((words) => [words, true] as const));
/** Of the tokens of a line. */
const farthest = 6;

/** The first token behind words that soften a number: "about", "ca.", "a scant" of "a scant ½ cup". */
export function skipApproximate(tokens: readonly Token[], at: number): number {
  let i = at;
  for (
    let found = approximates.match(tokens, i);
    found !== null && i < at + farthest;
    found = approximates.match(tokens, i)
  )
    i = found.next;
  const next = beforeFigures.match(tokens, i)?.next;
  return next !== undefined && isFigure(tokens[next]) ? next : i;
}

/** Whether one of these words begins at a token. */
export function isApproximate(tokens: readonly Token[], at: number): boolean {
  return approximates.match(tokens, at) !== null;
}

/** Digits or a vulgar fraction. */
export function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'vulgar';
}
