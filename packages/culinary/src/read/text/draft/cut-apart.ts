import { isFood } from '../../../foods/line-words.ts';
import { withoutWords } from '../../../foods/passing-words.data.ts';
import { preparationAdverbs } from '../../../line/name/descriptors.data.ts';
import {
  isPreparation,
  preparations,
  readPreparation,
} from '../../../line/name/descriptor-phrases.ts';
import { readQuantity } from '../../../line/numbers/quantities.ts';
import type { Token } from '../../../line/tokens/tokenise.ts';
import type { Language } from '../../../words/language.ts';
import {
  ANDS,
  GOES_ON,
  LIES_IN,
  OF_DISH_OR_TIN,
  PARTICIPLES,
  PARTS_OFF,
  SHAPES,
} from './cut-apart.data.ts';
import { OF_COURSE } from './known-amounts.data.ts';
import { DEGREES, PARTS_OUT, TOGETHER } from './season-words.data.ts';

/**
 * "1 onion, finely sliced, ...", "une tomate, pelée et coupée en dés, ...", "ein Brötchen, in Milch eingeweicht, ...": the last token of the
 * cut or state that a remark between commas says of the food before it; the token itself where none does.
 */
export function endOfCutApart(
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): number {
  if (tokens[at + 1]?.lower !== ',') return at;
  // "300 g de harina y un sobre de levadura, tamizadas"
  const counted = /^(?:de|d['’]|di|du)$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at;
  const areOne = [at, counted].every((one) => isOne(tokens[one]?.lower ?? '', language));
  if (areOne && isOfSeveral(tokens[at + 2]?.lower ?? '')) return at;
  let next = behindCut(tokens, at + 2, language);
  while (next !== null) {
    if (closes(tokens[next]) || OF_COURSE.has(tokens[next]?.lower ?? '')) return next - 1;
    if (!ANDS.has(tokens[next]!.lower)) return at;
    const behind = behindCut(tokens, next + 1, language);
    // "una cebolla, picada y dos huevos"
    if (behind === null && readQuantity(tokens, next + 1, { words: true }) !== null)
      return next - 1;
    // "peladas y enteras"
    if (behind === null && isLastWord(tokens, next + 1)) return next + 1;
    next = behind;
  }
  return at;
}

/** A participle in the plural: "coupées", "tamizadas", "tritate". */
export const isOfSeveral = (word: string): boolean =>
  /^\p{Ll}{3,}(?:é[e]?s|[ai]d[oa]s|[aiu]t[ei])$/u.test(word);

/** Whether a word that names a food says that it is one: "levadura", "carotte". */
const isOne = (word: string, language: Language | null): boolean =>
  language === 'it'
    ? /[oa]$/u.test(word)
    : /^(?:fr|es|pt)$/u.test(language ?? '') && /[^sx]$/u.test(word);

/** "finely", "ben", "bien" */
const isDegree = (token: Token | undefined): boolean =>
  preparationAdverbs.has(token?.lower ?? '') || DEGREES.has(token?.lower ?? '');

const isLastWord = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && !isFood(tokens[at].lower) && closes(tokens[at + 1]);

const closes = (token: Token | undefined): boolean =>
  token === undefined || /^[,.;:!)]$/.test(token.lower);

const isEnd = (token: Token | undefined): boolean => closes(token) || ANDS.has(token?.lower ?? '');

/** The token behind one cut or state. */
function behindCut(tokens: readonly Token[], at: number, language: Language | null): number | null {
  const word = (index: number) => tokens[index]?.lower ?? '';
  // "sin piel", "ohne Knochen"
  if (withoutWords.has(word(at)) && PARTS_OUT.has(word(at + 1))) return at + 2;
  const done = behindDone(tokens, at, language);
  if (done !== null) return done;
  if (PARTS_OFF.has(word(at)) && isDone(tokens[at + 1], language)) return at + 2;
  return behindShape(tokens, at) ?? behindVerbAtEnd(tokens, at, language);
}

/** "finely chopped", "cut into thin rings", "stripped from their stalks", "affettata sottile" */
function behindDone(
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): number | null {
  let next = readPreparation(tokens, at)?.next ?? null;
  if (next === null) {
    next = at;
    while (isDegree(tokens[next])) next++;
    if (!isDone(tokens[next], language) && !isDoneTogether(tokens, next, language)) return null;
    next++;
  }
  if (OF_DISH_OR_TIN.has(tokens[next - 1]!.lower)) return null;
  if (isEnd(tokens[next])) return next;
  // "entsteint natürlich"
  if (OF_COURSE.has(tokens[next]!.lower) && isEnd(tokens[next + 1])) return next;
  const most = GOES_ON.has(tokens[next]!.lower) ? MOST_OF_PLACE : 1;
  const end = endWithin(tokens, next, most);
  return end !== null && (most > 1 || !isFood(tokens[next]!.lower)) ? end : null;
}
const MOST_OF_PLACE = 4;

/** The token that ends a phrase of so many words. */
function endWithin(tokens: readonly Token[], at: number, most: number): number | null {
  for (let next = at; next <= at + most; next++) {
    if (isEnd(tokens[next])) return next;
    if (tokens[next]!.kind !== 'word' || TOGETHER.has(tokens[next]!.lower)) return null;
  }
  return null;
}

/** "en dés", "in small pieces", "a fette sottili" */
function behindShape(tokens: readonly Token[], at: number): number | null {
  if (!LIES_IN.has(tokens[at]?.lower ?? '')) return null;
  const shape = [at + 1, at + 2].find((index) => SHAPES.has(tokens[index]?.lower ?? ''));
  const next = shape === undefined ? preparations.match(tokens, at)?.next : shape + 1;
  return next === undefined ? null : endWithin(tokens, next, 1);
}

/** "in Milch eingeweicht", "von den Rispen gezupft": the German participle stands at the end. */
function behindVerbAtEnd(
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): number | null {
  if (language !== 'de' || !GOES_ON.has(tokens[at]?.lower ?? '')) return null;
  const end = endWithin(tokens, at, MOST_OF_PLACE);
  return end !== null && isDone(tokens[end - 1], language) ? end : null;
}

/** "patate, lessate e schiacciate": what may be an order as well is none before another one that says how they are. */
const isDoneTogether = (tokens: readonly Token[], at: number, language: Language | null): boolean =>
  language === 'it' &&
  /^\p{Ll}{2,}[aiu]te$/u.test(tokens[at]?.lower ?? '') &&
  !OF_DISH_OR_TIN.has(tokens[at]!.lower) &&
  ANDS.has(tokens[at + 1]?.lower ?? '') &&
  isPreparation(tokens[at + 2]) &&
  closes(tokens[at + 3]);

const isDone = (token: Token | undefined, language: Language | null): boolean =>
  token?.kind === 'word' &&
  language !== null &&
  PARTICIPLES[language]?.test(token.lower) === true &&
  !OF_DISH_OR_TIN.has(token.lower) &&
  !isFood(token.lower);
