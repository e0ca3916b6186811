import { findFood } from '../../foods/find-food.ts';
import { languageOf, type Dialect } from '../../words/language.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import { readAmount } from '../amounts/read-amount.ts';
import type { Token } from '../tokens/tokenise.ts';
import { purposeWords } from './joint-words.data.ts';
import { notes, optionals } from './descriptor-phrases.ts';

/** In words: "For the dough". */
const longestLabel = 5;

/**
 * Where the amount begins behind the name of a part, "Toppings: 6 slices pork belly, 2 eggs", and the label; null where the word in front is the food
 * itself ("Sugar: 1 cup", "Chicken: 2 breasts"), or no food follows.
 */
export function behindLabel(
  tokens: readonly Token[],
  text: string,
  language: Dialect,
): { label: string; next: number } | null {
  const colon = tokens.findIndex(({ lower }) => lower === ':');
  if (colon < 1 || colon > longestLabel) return null;
  const label = tokens.slice(0, colon);
  if (label.some(({ kind }) => kind !== 'word')) return null;
  const start = skipApproximate(tokens, colon + 1);
  const isPurpose = purposeWords.has(tokens[0]!.lower);
  if (!isFigure(tokens[start]) || optionals.match(tokens, 0) !== null) return null;
  if (!isPurpose && notes.match(tokens, 0) !== null) return null;
  const read = readAmount(tokens, start, { language });
  const behind = read === null ? undefined : tokens[read.next];
  if (behind?.kind !== 'word') return null;
  const words = text.slice(0, tokens[colon]!.start).trim();
  const spoken = languageOf(language) ?? 'en';
  const named = isPurpose ? null : findFood(words, spoken);
  if (named !== null && !named.generic && !named.origins.unknown) return null;
  const end = tokens.findIndex(({ lower }, at) => at > read!.next && /^[,;(+]$/.test(lower));
  const food = findFood(text.slice(behind.start, end < 0 ? undefined : tokens[end]!.start), spoken);
  return food === null || food === named ? null : { label: words, next: colon + 1 };
}
