import { keepingAnswers } from '../../../words/answers-kept.ts';
import { foldText } from '../../../words/fold.ts';
import { COOKING_VERBS } from './cooking-verbs.data.ts';

/** How much a paragraph reads like a cooking instruction, 0 to 1: an imperative first, sentences, length. */
export const looksLikeStep = keepingAnswers((text): number => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return 0;
  const first = foldText(words[0] ?? '').replace(/[^\p{L}-]/gu, '');
  const second = foldText(words[1] ?? '').replace(/[^\p{L}-]/gu, '');
  let score = 0.1;
  if (COOKING_VERBS.has(first)) score += 0.35;
  else if (COOKING_VERBS.has(second) && !/^\d/.test(words[0] ?? '')) score += 0.12;
  if (/[.!]["')\]”’»]?$/u.test(text) && words.length > 2) score += 0.25;
  if (/[.!?;]\s+\p{Lu}/u.test(text)) score += 0.25;
  if (words.length >= 8) score += 0.15;
  if (words.length >= 16) score += 0.15;
  if (/^[\d¼-¾⅐-⅞]/.test(text)) score -= 0.25;
  return Math.max(0, Math.min(1, score));
});

const FEWEST_VERBS = 2;
const SHORTEST_VERB = 4;

/**
 * Whether paragraphs speak of cooking: two different cooking verbs begin a clause, or end one as German and Dutch instructions do,
 * and on average every third paragraph has one. Minutes of a meeting are well-formed sentences too.
 */
export function isAboutCooking(paragraphs: readonly string[]): boolean {
  const clauses = paragraphs
    .flatMap((text) => text.split(/[.!?;,]\s+|\s+(?:und|en|och)\s+/u))
    .map((clause) =>
      foldText(clause)
        .split(/[^\p{L}-]+/u)
        .filter(Boolean),
    );
  const verbs = clauses.map((words) =>
    [words[0], words.at(-1)].find(
      (word) => word !== undefined && word.length >= SHORTEST_VERB && COOKING_VERBS.has(word),
    ),
  );
  const found = verbs.filter((verb) => verb !== undefined);
  return new Set(found).size >= FEWEST_VERBS && found.length * 3 >= paragraphs.length;
}
