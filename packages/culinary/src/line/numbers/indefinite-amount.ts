import { partitives } from '../amounts/amount-words.data.ts';
import { isFigure } from './approximate.ts';
import {
  comparatives,
  comparisons,
  degreeAdverbs,
  degrees,
  littleFoods,
  partitiveQuantifiers,
  partitiveQuantifiersBehindArticle,
  quantifiers,
  quantifiersBehindArticle,
} from './indefinite-amounts.data.ts';
import { articles } from './number-words.data.ts';
import { phraseTable, type PhraseTable } from '../tokens/phrases.ts';
import type { Token } from '../tokens/tokenise.ts';

const bare = tableOf(quantifiers, partitiveQuantifiers);
const behindArticle = tableOf(quantifiersBehindArticle, partitiveQuantifiersBehindArticle);

/**
 * The first token behind an amount without a figure: "a little", "some more", "quelques", "un po' di". It states no number, whatever its article.
 * Null where none begins.
 */
export function readIndefiniteAmount(tokens: readonly Token[], at: number): number | null {
  const start = degreeAdverbs.has(lowerAt(tokens, at)) ? at + 1 : at;
  const found =
    (articles.has(lowerAt(tokens, start))
      ? match(behindArticle, tokens, behindDegrees(tokens, start + 1))
      : null) ?? match(bare, tokens, start);
  if (found === null) return null;
  return skipPartitives(tokens, skipComparative(tokens, found));
}

/** The figure with which an amount is compared: of "a little over 2 cups", "etwas mehr als 200 g". Null where no figure follows. */
export function readComparedFigure(tokens: readonly Token[], at: number): number | null {
  let next = readIndefiniteAmount(tokens, at) ?? at;
  const start = next;
  while (comparisons.has(lowerAt(tokens, next))) next++;
  const compares =
    next > start ||
    comparatives.has(lowerAt(tokens, start - 1)) ||
    comparatives.has(lowerAt(tokens, start - 2));
  return start > at && compares && isFigure(tokens[next]) ? next : null;
}

/** Degrees in front of a quantifier; "little" is both. */
function behindDegrees(tokens: readonly Token[], at: number): number {
  let next = at;
  while (
    degrees.has(lowerAt(tokens, next)) &&
    (degrees.has(lowerAt(tokens, next + 1)) || match(behindArticle, tokens, next + 1) !== null)
  )
    next++;
  return next;
}

function match(table: PhraseTable<boolean>, tokens: readonly Token[], at: number): number | null {
  const found = table.match(tokens, at);
  if (found === null) return null;
  const follower = lowerAt(tokens, found.next);
  // "a lot" alone, "a touch more salt"
  if (found.value && follower !== '' && !partitives.has(follower) && !comparatives.has(follower))
    return null;
  return lowerAt(tokens, found.next - 1) === 'little' &&
    littleFoods.has(lowerAt(tokens, found.next))
    ? null
    : found.next;
}

function skipComparative(tokens: readonly Token[], at: number): number {
  return comparatives.has(lowerAt(tokens, at)) ? at + 1 : at;
}

/** The "of" in front of the food. */
export function skipPartitives(tokens: readonly Token[], at: number): number {
  let next = at;
  while (partitives.has(lowerAt(tokens, next)) && next < tokens.length - 1) next++;
  return next;
}

function lowerAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.lower ?? '';
}

/** Phrases, and whether they need an "of" behind them. */
function tableOf(plain: readonly string[], partitive: readonly string[]): PhraseTable<boolean> {
  return phraseTable([
    ...plain.map((phrase) => [phrase, false] as const),
    ...partitive.map((phrase) => [phrase, true] as const),
  ]);
}
