import { withoutWords } from '../../../foods/passing-words.data.ts';
import { isFood } from '../../../foods/line-words.ts';
import { instructionVerbs } from '../../../line/likelihood/likelihood-words.data.ts';
import { isPreparation, preparations } from '../../../line/name/descriptor-phrases.ts';
import { joints, purposeWords } from '../../../line/name/joint-words.data.ts';
import { isApproximate } from '../../../line/numbers/approximate.ts';
import { articles, numberWords } from '../../../line/numbers/number-words.data.ts';
import { comingFrom, lyingIn } from '../../../line/several-foods/food-joints.data.ts';
import type { Token } from '../../../line/tokens/tokenise.ts';
import { foldText } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { foodAt } from './foods-named.ts';
import {
  ADDS,
  ARTICLES_OF_ORIGIN,
  CLAUSE_OPENERS,
  CUTS,
  DEGREES,
  GOING_INTO,
  INTO_PIECES,
  LYING_CUT,
  NO_FOODS,
  ORIGINS,
  PARTS_OUT,
  TOGETHER,
} from './season-words.data.ts';
import {
  endOfBracketedSize,
  endOfForm,
  endOfSizedShape,
  endOfStuds,
  endWithPart,
} from './said-behind.ts';
import { GROUND } from './said-behind.data.ts';
import { endOfSize } from './size-of-piece.ts';
import { endOfCutApart, isOfSeveral } from './cut-apart.ts';
import { LIES_IN, SHAPES } from './cut-apart.data.ts';

/** Words before the food: "2 große rote Zwiebeln". */
const MOST_BEFORE = 2;
/** Foods whose describing word stands behind them. */
const DESCRIBED_BEHIND = new Set(['es', 'fr', 'it', 'pt']);

/** The last token of the food that begins near a token of a step, with what is said of it right behind; null where none does. */
export function endOfFood(
  tokens: readonly Token[],
  from: number,
  language: Language | null,
  hasUnit: boolean,
): number | null {
  const end = endOfNamedFood(tokens, from, language, hasUnit);
  return end === null ? null : endOfBracketedSize(tokens, endWithPart(tokens, end));
}

function endOfNamedFood(
  tokens: readonly Token[],
  from: number,
  language: Language | null,
  hasUnit: boolean,
): number | null {
  // "2 Knoblauchzehen"
  if (hasUnit && isFoodWord(tokens[from - 1])) return from - 1;
  // "un bouquet garni"
  if (hasUnit && namesInFull(tokens, from - 1, language))
    return foodAt(tokens, from - 1, language ?? 'en')!.next - 1;
  let at = from;
  while (at - from <= MOST_BEFORE && !namesInFull(tokens, at, language) && isBeforeFood(tokens, at))
    at++;
  if (
    !isFoodWord(tokens[at]) &&
    !isFoodBehindOf(tokens, at) &&
    !namesInFull(tokens, at, language)
  ) {
    const unknown = hasUnit
      ? measuredUnknown(tokens, from, language)
      : (cutUnknown(tokens, from) ?? cutApartUnknown(tokens, from, language));
    if (unknown === null) return null;
    at = unknown;
  }
  while (isFoodWord(tokens[at + 1]) && !isVerbBehindNoun(tokens, at, language)) at++;
  // "neck of lamb"
  if (language === 'en' && tokens[at + 1]?.lower === 'of' && isFoodWord(tokens[at + 2])) at += 2;
  at = endOfName(tokens, at, language ?? 'en');
  if (!DESCRIBED_BEHIND.has(language ?? ''))
    return endOfCutApart(
      tokens,
      endOfSize(tokens, at + 1) ??
        endOfStuds(
          tokens,
          endOfShape(tokens, endOfOrigin(tokens, endWithoutPart(tokens, at))),
          language ?? 'en',
        ),
      language,
    );
  while (OF.has(tokens[at + 1]?.lower ?? '') && namesKind(tokens, at + 2)) at += 2;
  // "olio extravergine di oliva"
  if (OF.has(tokens[at + 2]?.lower ?? '') && describes(tokens[at + 1]) && namesKind(tokens, at + 3))
    at += 3;
  if (/^0{1,2}$/.test(tokens[at + 1]?.lower ?? '')) at++;
  const end = endWithoutPart(tokens, agreeing(tokens, from, at, endOfDescription(tokens, at)));
  const isOfOthers =
    ONE.has(tokens[from - 1]?.lower ?? '') && isOfSeveral(tokens[at + 1]?.lower ?? '');
  const cut = isOfOthers ? end : endOfCut(tokens, endOfSize(tokens, end + 1) ?? end, end > at);
  return endOfCutApart(tokens, endOfStuds(tokens, cut, language ?? 'en'), language);
}

/** "eine Prise Zucker runden": what is small behind a German noun is no part of its name, though a food be called alike. */
const isVerbBehindNoun = (
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): boolean => language === 'de' && isNoun(tokens[at]!) && !isNoun(tokens[at + 1]!);

/** "double cream", "naranja-bio": a name of several words, each of which says what to do elsewhere, or of words joined by a hyphen. */
const namesInFull = (tokens: readonly Token[], at: number, language: Language | null): boolean =>
  tokens[at]?.kind === 'word' &&
  !joints.has(tokens[at].lower) &&
  (foodAt(tokens, at, language ?? 'en')?.next ?? 0) >
    (/\p{L}-\p{L}/u.test(tokens[at].lower) ? at : at + 1);

/** "400 grammi di cicerchie", "zwei Kilo zarten Rinderbug": what a unit measures is food, though its name be unknown. The token that names it. */
function measuredUnknown(
  tokens: readonly Token[],
  from: number,
  language: Language | null,
): number | null {
  if (isTool(tokens, from)) return null;
  const names = (token: Token | undefined): boolean =>
    isPartOfName(token) && token.lower.length >= SHORTEST_DESCRIPTION && !NO_FOODS.has(token.lower);
  if (language === 'de') {
    let at = from;
    while (at - from <= MOST_BEFORE && isPartOfName(tokens[at]) && !isNoun(tokens[at]!)) at++;
    return names(tokens[at]) && isNoun(tokens[at]!) ? at : null;
  }
  const joint = tokens[from - 1]?.lower ?? '';
  return (OF.has(joint) || joint === 'of') && names(tokens[from]) ? from : null;
}
/** "Coupez 3 belles christophines en deux": what is counted and cut up is food, though its name be unknown. The token that names it. */
function cutUnknown(tokens: readonly Token[], from: number): number | null {
  const at = isPartOfName(tokens[from]) && isPartOfName(tokens[from + 1]) ? from + 1 : from;
  const name = tokens[at];
  if (!isPartOfName(name) || name.lower.length < SHORTEST_DESCRIPTION || NO_FOODS.has(name.lower))
    return null;
  const pieces = endOfPieces(tokens, at);
  const next = pieces > at ? pieces + 1 : (preparations.match(tokens, at + 1)?.next ?? null);
  const isCut = (token: Token | undefined) => CUTS.test(foldText(token?.lower ?? ''));
  return next !== null && (isCut(tokens[from - 2]) || isCut(tokens[next])) ? at : null;
}
/** "one large marrow, halved lengthways": the token that names what is counted, where a remark behind it says how it was cut. */
export function cutApartUnknown(
  tokens: readonly Token[],
  from: number,
  language: Language | null,
): number | null {
  let at = from;
  while (at - from < MOST_OF_UNKNOWN && (isPartOfName(tokens[at + 1]) || isOf(tokens[at + 1])))
    at++;
  const names = isPartOfName(tokens[from]) && isPartOfName(tokens[at]);
  const isOther = tokens.slice(from, at + 1).some(({ lower }) => NO_FOODS.has(lower));
  return names && !isOther && endOfCutApart(tokens, at, language) > at ? at : null;
}
const MOST_OF_UNKNOWN = 3;
const isOf = (token: Token | undefined): boolean => OF.has(token?.lower ?? '');
/** "mit einem Löffel Klößchen abstechen": what one spoon, that an article counts, does something with. */
const isTool = (tokens: readonly Token[], from: number): boolean =>
  articles.has(tokens[from - 2]?.lower ?? '') && lyingIn.has(tokens[from - 3]?.lower ?? '');
/** A German noun begins large. */
const isNoun = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

/** "chilli flakes", "sucre en poudre": the last token of the longest name that begins at a token. */
function endOfName(tokens: readonly Token[], at: number, language: Language): number {
  const last = (foodAt(tokens, at, language)?.next ?? 0) - 1;
  return last > at && !isPreparation(tokens[last]) ? last : at;
}

/** The last of the words behind a token that describe the food to the end of its phrase. */
function endOfDescription(tokens: readonly Token[], at: number): number {
  for (let end = at + MOST_BEHIND; end > at; end--)
    if (endsPhrase(tokens[end + 1]) && tokens.slice(at + 1, end + 1).every(describes))
      return withoutOpenEnd(tokens, at, Math.min(end, tokens.length - 1));
  return at;
}
const MOST_BEHIND = 3;

/** "deux échalotes et une carotte coupées": what is said of several is no part of the last one's name. */
const agreeing = (tokens: readonly Token[], from: number, at: number, end: number): number =>
  end > at && ONE.has(tokens[from - 1]?.lower ?? '') && isOfSeveral(tokens[at + 1]!.lower)
    ? at
    : end;
const ONE: ReadonlySet<string> = new Set(['un', 'une', 'una', 'uno']);

/** "lait petit à petit", "maicena disueltas en la leche": what begins another phrase, or goes on in one, is none of the food's name. */
function withoutOpenEnd(tokens: readonly Token[], at: number, end: number): number {
  const next = tokens[end + 1]?.lower ?? '';
  const isBitByBit = /^(?:a|à)$/.test(next) && tokens[end]!.lower === tokens[end + 2]?.lower;
  const isOpen =
    ROMANCE_DONE.test(tokens[end]!.lower) &&
    !isPreparation(tokens[end]) &&
    COMPLEMENTS.has(next) &&
    endOfPieces(tokens, end) === end &&
    ![tokens[end + 2], tokens[end + 3]].some((token) => SHAPES.has(token?.lower ?? ''));
  return end > at && (isBitByBit || isOpen) ? end - 1 : end;
}
/** What was done to something, in languages that say so behind its name. */
const ROMANCE_DONE =
  /^\p{Ll}{2,}(?:[aiu]t[oaie]|[ai]d[oa]s?|é(?:e?s?)|(?:disuelt|cubiert|abiert)[oa]s?|(?:sciolt|cott|mess|fus)[oaie]|(?:cuit|fondu|battu)e?s?)$/u;
/** Behind it: where, with what or into what. */
const COMPLEMENTS: ReadonlySet<string> = new Set([
  'sur',
  'dans',
  'en',
  'avec',
  'par',
  'à',
  'au',
  'aux',
  'con',
  'col',
  'in',
  'nel',
  'nella',
  'nello',
  'per',
  'por',
  'a',
  'al',
  'alla',
]);

/** "beurre froid en morceaux", "en rodajas finas", but not what a step does: "couper 2 poires en morceaux". */
function endOfCut(tokens: readonly Token[], at: number, isDescribed: boolean): number {
  const form = endOfForm(tokens, at) ?? endOfSizedShape(tokens, at);
  if (form !== null && !isBeingCut(tokens, at)) return form;
  const pieces = isDescribed ? endOfPieces(tokens, at) : at;
  if (pieces > at) return pieces;
  const shaped = endOfShapeItHas(tokens, isDescribed ? at : at + 1);
  if (shaped !== null && (isDescribed || !isBeingCut(tokens, at))) return shaped;
  const cut = preparations.match(tokens, at + 1);
  const isShape = /^(?:in|into|en|a|à)$/.test(tokens[at + 1]?.lower ?? '');
  // "coupées en dés": what was done is no order to do it.
  const isDone = isDescribed && ROMANCE_DONE.test(tokens[at]!.lower);
  if (cut === null || ((isShape || !isDescribed) && isBeingCut(tokens, isDone ? at - 1 : at)))
    return at;
  const end = endOfDescription(tokens, cut.next - 1);
  return isDescribed || endsPhrase(tokens[end + 1]) ? end : at;
}

/** "coupées en dés", "tagliate a dadini piccoli", "cortadas en trozos": the last token of the shape behind what was done; null where none stands there. */
function endOfShapeItHas(tokens: readonly Token[], done: number): number | null {
  const isDone =
    ROMANCE_DONE.test(tokens[done]?.lower ?? '') && CUTS.test(foldText(tokens[done]!.lower));
  if (!isDone || !LIES_IN.has(tokens[done + 1]?.lower ?? '')) return null;
  const at = [done + 2, done + 3].find((place) => SHAPES.has(tokens[place]?.lower ?? ''));
  return at === undefined ? null : endOfDescription(tokens, at);
}

/** "pomodorini tagliati a metà", "tomates coupées en deux" */
function endOfPieces(tokens: readonly Token[], at: number): number {
  const ends = [at + 3, at + 2].find((end) =>
    INTO_PIECES.has(
      tokens
        .slice(at + 1, end + 1)
        .map(({ lower }) => lower)
        .join(' '),
    ),
  );
  return ends ?? at;
}

/** Whether the clause tells to cut what it names before a token. */
function isBeingCut(tokens: readonly Token[], at: number): boolean {
  for (let before = at; before >= Math.max(0, at - MOST_BACK); before--) {
    const word = foldText(tokens[before]!.lower);
    if (CLAUSE_END.test(word) || ADDS.test(word)) return false;
    // "Affettate" is a participle elsewhere, and an order where it opens the sentence.
    if (CUTS.test(word) && (before === 0 || !isPreparation(tokens[before]))) return true;
  }
  return false;
}
const MOST_BACK = 30;
const CLAUSE_END = /^[.;:!?]$/;

/** "3 Zwiebeln in Ringen", "2 carrots in chunks", but not what the sentence does: "2 Zwiebeln in Scheiben schneiden". */
function endOfShape(tokens: readonly Token[], at: number): number {
  // "2 TL Kümmel gemahlen"
  if (GROUND.has(tokens[at + 1]?.lower ?? '') && isBehindItem(tokens[at + 2])) return at + 1;
  const sized = endOfForm(tokens, at) ?? endOfSizedShape(tokens, at);
  if (sized !== null && isBehindItem(tokens[sized + 1]) && !isCutAround(tokens, at, sized + 1))
    return sized;
  const shape = tokens[at + 2]?.lower ?? '';
  if (tokens[at + 1]?.lower !== 'in' || GOING_INTO.has(shape)) return at;
  const cut = preparations.match(tokens, at + 1);
  if (cut === null || !isBehindItem(tokens[cut.next])) return at;
  return !LYING_CUT.has(shape) && isCutAround(tokens, at) ? at : cut.next - 1;
}

/** Where the sentence goes on with a word that joins nothing, what stands before it may say how that is done: "in Scheiben anbraten". */
const isBehindItem = (token: Token | undefined): boolean =>
  token?.kind !== 'word' || joints.has(token.lower);

/** Whether the sentence tells to cut, in front of what it names or, as in German, behind it. */
const isCutAround = (tokens: readonly Token[], at: number, next = at): boolean => {
  const before = tokens.slice(Math.max(0, at - MOST_BACK), at);
  const behind = tokens.slice(next, next + MOST_BACK);
  const from = before.findLastIndex(({ lower }) => CLAUSE_END.test(lower)) + 1;
  const to = behind.findIndex(({ lower }) => CLAUSE_END.test(lower));
  return [...before.slice(from), ...behind.slice(0, to < 0 ? undefined : to)].some(({ lower }) =>
    CUTS.test(foldText(lower)),
  );
};

/** "Schulter ohne Knochen", "plums without stones": the part that was taken out of it. */
const endWithoutPart = (tokens: readonly Token[], at: number): number =>
  withoutWords.has(tokens[at + 1]?.lower ?? '') && PARTS_OUT.has(tokens[at + 2]?.lower ?? '')
    ? at + 2
    : at;

/** "Rindfleisch aus der Schulter", "tomatoes from a tin": of which part, or out of what it comes. */
function endOfOrigin(tokens: readonly Token[], at: number): number {
  if (!comingFrom.has(tokens[at + 1]?.lower ?? '')) return at;
  const next = ARTICLES_OF_ORIGIN.has(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  return ORIGINS.has(tokens[next]?.lower ?? '') ? next : at;
}

/** "fondu tiède", "bien mûres" */
const describes = (token: Token | undefined): boolean =>
  isPartOfName(token) &&
  !TOGETHER.has(token.lower) &&
  !CLAUSE_OPENERS.has(token.lower) &&
  numberWords[token.lower] === undefined &&
  (token.lower.length >= SHORTEST_DESCRIPTION || DEGREES.has(token.lower));

/** "aceite de oliva", "passata di pomodoro" */
const OF = new Set(['de', 'di', 'del', 'da', "d'", "dell'", 'du', 'des', 'della', 'dei', 'do']);
const SHORTEST_DESCRIPTION = 4;

/** "light brown sugar": what also says what to do describes a food right before it. */
const isBeforeFood = (tokens: readonly Token[], at: number): boolean =>
  !isFoodWord(tokens[at]) &&
  numberWords[tokens[at]?.lower ?? ''] === undefined &&
  ((instructionVerbs.has(tokens[at]?.lower ?? '') &&
    !lyingIn.has(tokens[at]!.lower) &&
    isFoodWord(tokens[at + 1])) ||
    isPartOfName(tokens[at]));

const namesKind = (tokens: readonly Token[], at: number): boolean =>
  isFoodWord(tokens[at]) ||
  (isPartOfName(tokens[at]) &&
    !isApproximate(tokens, at) &&
    (endsPhrase(tokens[at + 1]) || endOfDescription(tokens, at) > at));

/** "a splash of cream": what elsewhere tells what to do. */
const isFoodBehindOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === 'of' && isFood(tokens[at]?.lower ?? '');

const isFoodWord = (token: Token | undefined): boolean =>
  isPartOfName(token) && isFood(token.lower);

const isPartOfName = (token: Token | undefined): token is Token =>
  token?.kind === 'word' &&
  !joints.has(token.lower) &&
  !lyingIn.has(token.lower) &&
  !purposeWords.has(token.lower) &&
  !instructionVerbs.has(token.lower) &&
  !articles.has(token.lower);

const endsPhrase = (token: Token | undefined): boolean =>
  token?.kind !== 'word' || !isPartOfName(token) || token.lower.length < SHORTEST_DESCRIPTION;
