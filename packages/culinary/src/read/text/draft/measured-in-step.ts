import { readLeadingAmounts } from '../../../line/amounts/leading-amounts.ts';
import { partitives } from '../../../line/amounts/amount-words.data.ts';
import { joints } from '../../../line/name/joint-words.data.ts';
import { sizeWords } from '../../../line/name/descriptors.data.ts';
import { readWantedPart } from '../../../line/name/wanted-part.ts';
import { readIndefiniteAmount, skipPartitives } from '../../../line/numbers/indefinite-amount.ts';
import { articles } from '../../../line/numbers/number-words.data.ts';
import { readQuantity } from '../../../line/numbers/quantities.ts';
import { lyingIn } from '../../../line/several-foods/food-joints.data.ts';
import { tokenise, type Token } from '../../../line/tokens/tokenise.ts';
import { isMeasure, readUnit, unitById } from '../../../line/units/units.ts';
import { findDurations } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { sentencesByStops } from '../lines/sentences-of.ts';
import { cutApartUnknown, endOfFood } from './food-in-step.ts';
import { foodAt } from './foods-named.ts';
import { behindSizedPiece } from './size-of-piece.ts';
import {
  DEFINITE,
  IF_NEED_BE,
  LIKENS,
  OF_SMALL,
  PART_OF_KNOWN,
  PER_PLATE,
  POTS_OF_WATER,
  SHOP_PASTRY,
  SMALL_MEASURES,
  WATER,
} from './known-amounts.data.ts';
import { DOZENS, isLikened, isPerPiece } from './likened.ts';
import {
  COOKING_WATER,
  LADLES,
  LAYERS,
  LIKE,
  NO_FOODS,
  OF_DISH,
  OF_THE,
  ONE_OF,
  PLENTY,
  TAKES_UP,
  THE,
} from './season-words.data.ts';

/** A food that a step names with its amount. */
export interface FoodOfStep {
  text: string;
  /** Where it stands in the step. */
  from: number;
  said: HowSaid;
  /** Whether a unit counts it: "400 g", "a bunch". */
  hasUnit: boolean;
}

/** How an amount is said: "two eggs" and "50 g", "a handful" and "un filo", "une tomate", or "etwas". */
type HowSaid = 'exactly' | 'loosely' | 'by its article' | 'vaguely';

interface AmountOfStep {
  /** The token behind the amount. */
  next: number;
  said: HowSaid;
  /** Whether a unit counts it: "400 g", "a bunch". */
  hasUnit: boolean;
}

/** The amounts that a step states, with their foods, in its own words. */
export function measuredInStep(step: string, language: Language | null): FoodOfStep[] {
  let behind = 0;
  return sentencesByStops(step).flatMap((sentence) => {
    const start = step.indexOf(sentence, behind);
    behind = start + sentence.length;
    return measuredInSentence(sentence, language).map((food) => ({
      ...food,
      from: start + food.from,
    }));
  });
}

function measuredInSentence(text: string, language: Language | null): FoodOfStep[] {
  const tokens = tokenise(text);
  const found: FoodOfStep[] = [];
  const folded = foldText(text);
  for (let at = 0; at < tokens.length; at++) {
    if (countsLayers(tokens, at)) continue;
    const amount =
      partAt(tokens, at, text) ??
      sizedPieceAt(tokens, at, language) ??
      amountAt(tokens, at, language) ??
      littleAt(tokens, at, language) ??
      indefiniteAt(tokens, at, language);
    const last = amount === null ? null : endOfFood(tokens, amount.next, language, amount.hasUnit);
    if (amount === null || last === null || isServed(text, tokens, at)) continue;
    const from = tokens[at]!.start;
    const before = tokens[at - 1];
    const words = text.slice(from, tokens[last]!.end).replace(/[.,;]$/, '');
    at = last;
    if (!amount.hasUnit && OF_IT_ALREADY.test(words)) continue;
    if (COOKING_WATER.test(foldText(text.slice(from, tokens[last]!.end + LONGEST_KIND)))) continue;
    if (isWaterAtHand(text, words, language) || lasts(words) || isLadleOfDish(words, language))
      continue;
    if (LIKENS.has(before?.lower ?? '') || isLikened(text.slice(0, from))) continue;
    if (PART_OF_KNOWN.test(foldText(words)) || (!amount.hasUnit && PER_PLATE.test(folded)))
      continue;
    const isKnown = DEFINITE.has(before?.lower ?? '');
    found.push({
      text: words,
      from,
      said: isKnown && amount.said === 'exactly' ? 'by its article' : perPiece(amount, text, from),
      hasUnit: amount.hasUnit,
    });
  }
  return found;
}
const LONGEST_KIND = 12;

/** What each piece gets of a food is not what the dish takes of it, where that is said elsewhere. */
const perPiece = ({ said, hasUnit }: AmountOfStep, sentence: string, from: number): HowSaid =>
  said === 'exactly' && hasUnit && isPerPiece(sentence, from) ? 'loosely' : said;

/** "une louche de pâte": of what was made before. */
const isLadleOfDish = (words: string, language: Language | null): boolean => {
  const tokens = tokenise(words);
  if (!tokens.slice(0, FARTHEST_LADLE).some(({ lower }) => LADLES.has(lower))) return false;
  return tokens.some(
    ({ lower }, at) =>
      NO_FOODS.has(lower) || OF_DISH.has(foodAt(tokens, at, language ?? 'en')?.food.id ?? ''),
  );
};
const FARTHEST_LADLE = 3;
/** "a pot of water", and water that thins the dish if need be: nobody measures either. */
const isWaterAtHand = (sentence: string, words: string, language: Language | null): boolean => {
  const folded = foldText(words);
  return (
    POTS_OF_WATER.test(folded) ||
    (WATER.test(folded) && (IF_NEED_BE[language ?? 'en']?.test(foldText(sentence)) ?? false))
  );
};

/** "25-30 minuti col coperchio" */
const lasts = (words: string): boolean => findDurations(words)[0]?.start === 0;

/** "zwei Löffeln von dem Saft": what counts it is known to nobody. */
const OF_IT_ALREADY = /\s(?:of the|von (?:dem|den|der)|vom)\s/iu;

/** "uno strato di patate, uno di alici", "a thin layer of butter": what lies there is measured elsewhere. */
function countsLayers(tokens: readonly Token[], at: number): boolean {
  const isLayer = (token: Token | undefined) => LAYERS.has(token?.lower ?? '');
  if (isLayer(tokens[at + 1])) return true;
  if (articles.has(tokens[at]!.lower) && isLayer(tokens[at + 2])) return true;
  const isBare =
    partitives.has(tokens[at + 1]?.lower ?? '') &&
    readQuantity(tokens, at, { words: true })?.next === at + 1;
  return isBare && tokens.slice(Math.max(0, at - FARTHEST_LAYER), at).some(isLayer);
}
const FARTHEST_LAYER = 12;

/** "a two-inch piece of fresh ginger", "ein 3 cm langes Stück Ingwer" */
function sizedPieceAt(
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): AmountOfStep | null {
  if (isOtherArticle(tokens[at]!.lower, language)) return null;
  const next = behindSizedPiece(tokens, at);
  return next === null ? null : { next, said: 'exactly', hasUnit: true };
}

/** The token behind the amount of a food of which a part is wanted: "le jus d'un demi-citron". */
function partAt(tokens: readonly Token[], at: number, text: string): AmountOfStep | null {
  if (joints.has(tokens[at]!.lower)) return null;
  const near = tokens.slice(at, at + LONGEST_PART);
  const wanted = readWantedPart(near, text);
  const amount = wanted === null ? null : readQuantity(near, wanted.next, { words: true });
  return amount === null ? null : { next: at + amount.next, said: 'exactly', hasUnit: false };
}
const LONGEST_PART = 12;

/** "Sers tiède avec une boule de glace": company of the dish, which nobody measures. */
const isServed = (text: string, tokens: readonly Token[], at: number): boolean =>
  articles.has(tokens[at]!.lower) &&
  SERVES.test(text.slice(Math.max(0, tokens[at]!.start - LONGEST_SERVED), tokens[at]!.start));
const LONGEST_SERVED = 80;
const SERVES =
  /(?:^|[.!?;,]\s|\s)(?:serv(?:e|i|ir|ire|ite|ez|ieren|iere)|sers|sirve|sirva|serveer|servera|anrichten)\s[^.!?;]*$/iu;

/** The amount of food that begins at a token. */
function amountAt(
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): AmountOfStep | null {
  const { lower, kind } = tokens[at]!;
  if (kind === 'word' && tokens[at - 1]?.lower === lower) return null;
  // "en" and "in" before "un chorrito" are no Swedish article and no inch.
  if (language !== 'sv' && lyingIn.has(lower)) return null;
  if (isOtherArticle(lower, language)) return null;
  // "finissez par un bouquet de persil"
  if (language === 'fr' && lower === 'par') return null;
  const { primary, next } = readLeadingAmounts(tokens, at, 'en');
  if (primary?.quantity == null || next <= at || isOfKnown(tokens, next, language)) return null;
  const unit = primary.unit === null ? null : unitById(primary.unit);
  if (unit?.kind === 'length') return null;
  const isArticle = articles.has(lower);
  // "rührst du ein und gießt ...": a part of the verb.
  if (isArticle && (joints.has(tokens[at + 1]?.lower ?? '') || tokens[at + 1]?.kind !== 'word'))
    return null;
  const isOne = isArticle && unit === null && primary.quantity === 1;
  // "una a cubetti", "a bowl": an article counts only what a unit measures, and foods of which one is a piece.
  if (isOne)
    return isPiece(tokens, at, next, language)
      ? { next, said: 'by its article', hasUnit: false }
      : null;
  const isCounted = isArticle && !DOZENS.has(tokens[at + 1]?.lower ?? '');
  const said = isCounted && !isMeasure(unit) ? 'loosely' : 'exactly';
  return { next: behindSize(tokens, behindArticle(tokens, next)), said, hasUnit: unit !== null };
}

/** "unas hebras de azafrán", "a few shakes of Worcestershire sauce", "ein Hauch Muskat": little, in a word that is no unit of lists. */
function littleAt(
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): AmountOfStep | null {
  const { lower } = tokens[at]!;
  if (!OF_SMALL.has(lower) || isOtherArticle(lower, language)) return null;
  const noun = lower === 'a' && tokens[at + 1]?.lower === 'few' ? at + 2 : at + 1;
  if (!SMALL_MEASURES.has(tokens[noun]?.lower ?? '')) return null;
  const isOf = partitives.has(tokens[noun + 1]?.lower ?? '');
  if ((!isOf && language !== 'de') || isOfKnown(tokens, noun + 2, language)) return null;
  const next = isOf ? noun + 2 : noun + 1;
  return foodAt(tokens, next, language ?? 'en') === null
    ? null
    : { next, said: 'loosely', hasUnit: true };
}

/** "a filo", "a cubetti": the English article is "to" or "at" elsewhere. */
const isOtherArticle = (lower: string, language: Language | null): boolean =>
  lower === 'a' && language !== 'en' && language !== null;

/** "un cespo grande di puntarelle" */
const behindSize = (tokens: readonly Token[], at: number): number =>
  sizeWords.has(tokens[at]?.lower ?? '') && partitives.has(tokens[at + 1]?.lower ?? '')
    ? at + 2
    : at;

/** "ein Viertel von einer Sellerieknolle", "un quart d'un chou" */
const behindArticle = (tokens: readonly Token[], at: number): number =>
  partitives.has(tokens[at - 1]?.lower ?? '') && articles.has(tokens[at]?.lower ?? '')
    ? at + 1
    : at;

/** "un mestolo dell'acqua di cottura", "half of the butter": a part of what is there already. */
const isOfKnown = (tokens: readonly Token[], next: number, language: Language | null): boolean => {
  const joint = tokens[next - 1]?.lower ?? '';
  return (
    (language !== null && OF_THE[language]?.has(joint) === true) ||
    (OF_KNOWN.test(joint) && THE.has(tokens[next]?.lower ?? '')) ||
    // "quarter the eggs", "half the butter", "mitad de la cebolla"
    (language === 'en' && tokens[next]?.lower === 'the') ||
    (language === 'es' &&
      joint === 'de' &&
      /^(?:la|las|los|el)$/.test(tokens[next]?.lower ?? '')) ||
    (OF_KNOWN.test(tokens[next]?.lower ?? '') && THE.has(tokens[next + 1]?.lower ?? ''))
  );
};

/** "deux cuillères de la crème", "zwei Löffel von dem Saft" */
const OF_KNOWN = /^(?:of|von|de)$/;

/** "put in an onion" */
const PUTS: ReadonlySet<string> = new Set(['put', 'throw', 'drop', 'pop', 'chuck', 'tuck']);

const isPlace = (word: string): boolean => /^(?:in|en|dans|into)$/.test(word);

/** Whether an article is followed by a food of which one is a piece: "una cipolla grande", but not "una crema" or "wie ein Ei". */
function isPiece(
  tokens: readonly Token[],
  at: number,
  next: number,
  language: Language | null,
): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  // "dans un moule"
  if (LIKE.has(before) || (isPlace(before) && !PUTS.has(tokens[at - 2]?.lower ?? ''))) return false;
  const named = [next, next + 1, next + 2]
    .map((from) => foodAt(tokens, from, language ?? 'en'))
    .find((found) => found !== null);
  // "una berza, cortada en tiras"
  if (cutApartUnknown(tokens, next, language) !== null || isWeighed(tokens, next)) return true;
  // "un moule" is a tin, "une moule" a mussel.
  if (named == null || (named.food.id === 'mussel' && tokens[at]!.lower === 'un')) return false;
  return (
    (named.food.pieceGrams !== null ||
      ONE_OF.has(named.food.id) ||
      SHOP_PASTRY.has(named.food.id) ||
      TAKES_UP.test(foldText(before))) &&
    !named.food.generic &&
    (!OF_DISH.has(named.food.id) || SHOP_PASTRY.has(named.food.id))
  );
}

/** "une palette de porc demi-sel d'un kilo", "eine Schulter von zwei Kilo": a piece whose weight is said behind it. */
function isWeighed(tokens: readonly Token[], at: number): boolean {
  for (let joint = at + 1; joint <= at + FARTHEST_WEIGHT; joint++) {
    const word = tokens[joint]?.lower ?? '';
    if (tokens[joint]?.kind !== 'word') return false;
    if (!WEIGHED_WITH.has(word)) continue;
    const { primary } = readLeadingAmounts(tokens, joint + 1, 'en');
    if (primary?.unit != null && unitById(primary.unit)?.kind === 'mass') return true;
  }
  return false;
}
const FARTHEST_WEIGHT = 6;
const WEIGHED_WITH: ReadonlySet<string> = new Set([
  'of',
  'von',
  'de',
  "d'",
  'di',
  'da',
  'weighing',
]);

/** "abbondante olio d'oliva", "etwas Butter", "a little milk": an amount without a figure right before its food. */
function indefiniteAt(
  tokens: readonly Token[],
  at: number,
  language: Language | null,
): AmountOfStep | null {
  const lower = tokens[at]!.lower;
  if (isOtherArticle(lower, language)) return null;
  const next = PLENTY.has(lower)
    ? skipPartitives(tokens, at + 1)
    : readIndefiniteAmount(tokens, at);
  if (next === null || isOfKnown(tokens, next, language)) return null;
  // "poche dos cebollas"
  if (readQuantity(tokens, next, { words: true }) !== null) return null;
  const isFood = (at: number) => {
    const food = foodAt(tokens, at, language ?? 'en')?.food;
    return food !== undefined && !food.generic && !food.water && !OF_DISH.has(food.id);
  };
  if (isFood(next)) return { next, said: 'vaguely', hasUnit: false };
  // "qualche foglia di menta", "einige Stängel Dill"
  const unit = readUnit(tokens, next);
  const behind = unit === null || PLENTY.has(lower) ? null : skipPartitives(tokens, unit.next);
  return behind !== null && !isOfKnown(tokens, behind, language) && isFood(behind)
    ? { next: behind, said: 'vaguely', hasUnit: true }
    : null;
}
