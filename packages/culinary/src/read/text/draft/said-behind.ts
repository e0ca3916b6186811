import { skipApproximate } from '../../../line/numbers/approximate.ts';
import { articles } from '../../../line/numbers/number-words.data.ts';
import type { Token } from '../../../line/tokens/tokenise.ts';
import { readQuantity } from '../../../line/numbers/quantities.ts';
import type { Language } from '../../../words/language.ts';
import { foodAt } from './foods-named.ts';
import { definite, FORMS, PARTS_ON, SHAPE_SIZES, STUDDED, WITH } from './said-behind.data.ts';
import { endOfMeasure } from './size-of-piece.ts';
import { eachWords } from '../../../line/amounts/amount-words.data.ts';

/** "in polvere", "en poudre": the last token of the form in which a food is sold, right behind a token. */
export const endOfForm = (tokens: readonly Token[], at: number): number | null =>
  LIES.has(tokens[at + 1]?.lower ?? '') && FORMS.has(tokens[at + 2]?.lower ?? '') ? at + 2 : null;

/** "en petits dés", "in dünnen Scheiben": the last token of a shape whose size is said before it, right behind a token. */
export const endOfSizedShape = (tokens: readonly Token[], at: number): number | null =>
  LIES.has(tokens[at + 1]?.lower ?? '') &&
  SHAPE_SIZES.has(tokens[at + 2]?.lower ?? '') &&
  tokens[at + 3]?.kind === 'word' &&
  tokens[at + 3]!.lower.length >= SHORTEST_SHAPE
    ? at + 3
    : null;
const LIES: ReadonlySet<string> = new Set(['in', 'en', 'a']);
const SHORTEST_SHAPE = 3;

/** "col fiore", "mit Schale", "with their skins": the last token of the part that is left on a food; the token itself where none is named. */
export function endWithPart(tokens: readonly Token[], at: number): number {
  if (!WITH.has(tokens[at + 1]?.lower ?? '')) return at;
  const word = tokens[at + 2]?.lower ?? '';
  const next = articles.has(word) || definite.has(word) ? at + 3 : at + 2;
  const isPart = PARTS_ON.has(tokens[next]?.lower ?? '');
  return isPart && tokens[next + 1]?.kind !== 'word' ? next : at;
}

/** "(400 ml each)", "(à 400 g)": the closing bracket of what each piece holds, right behind a token; the token itself where none is said. */
export function endOfBracketedSize(tokens: readonly Token[], at: number): number {
  if (tokens[at + 1]?.lower !== '(') return at;
  const isOpening = /^(?:à|zu|je|da|de|of|jeweils)$/.test(tokens[at + 2]?.lower ?? '');
  const end = endOfMeasure(tokens, skipApproximate(tokens, isOpening ? at + 3 : at + 2));
  if (end === null) return at;
  const behind = eachBehind(tokens, end + 1);
  return tokens[behind]?.lower === ')' ? behind : at;
}

/** Past "each", "l'una", "cada una". */
function eachBehind(tokens: readonly Token[], at: number): number {
  let next = at;
  while (
    next < at + 2 &&
    (eachWords.has(tokens[next]?.lower ?? '') ||
      articles.has(tokens[next]?.lower ?? '') ||
      definite.has(tokens[next]?.lower ?? ''))
  )
    next++;
  return next;
}

/** "un oignon piqué de deux clous de girofle", "an onion studded with cloves": the last token of what is stuck into a food near a token. */
export function endOfStuds(tokens: readonly Token[], at: number, language: Language): number {
  const near = tokens.slice(Math.max(0, at - FARTHEST_STUDDED), at + 2);
  const studded = near.findLastIndex(({ lower }) => STUDDED.has(lower));
  if (studded < 0) return at;
  const joint = Math.max(0, at - FARTHEST_STUDDED) + studded + 1;
  if (!STUDDED_WITH.has(tokens[joint]?.lower ?? '')) return at;
  const next = readQuantity(tokens, joint + 1, { words: true })?.next ?? joint + 1;
  const end = foodAt(tokens, next, language)?.next ?? 0;
  return Math.max(at, end - 1);
}
const FARTHEST_STUDDED = 4;
const STUDDED_WITH: ReadonlySet<string> = new Set(['with', 'mit', 'de', "d'", 'con', 'di']);
