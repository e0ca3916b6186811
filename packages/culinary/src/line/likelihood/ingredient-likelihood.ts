import { closingBracket } from '../amounts/bracket-amounts.ts';
import { isFood } from '../../foods/line-words.ts';
import { readLeadingAmounts } from '../amounts/leading-amounts.ts';
import {
  furnitureWords,
  instructionVerbs,
  proseWords,
  timeAndYieldWords,
} from './likelihood-words.data.ts';
import { weights } from './likelihood-weights.data.ts';
import { articles } from '../numbers/number-words.data.ts';
import { readAmount } from '../amounts/read-amount.ts';
import { cleanLine, tokenise, type Token } from '../tokens/tokenise.ts';
import { keepingAnswers } from '../../words/answers-kept.ts';
import { isMeasure, readUnit, unitById } from '../units/units.ts';
import { isPreparation, notes, optionals, tastes } from '../name/descriptor-phrases.ts';

/** Headings, addresses and exclamations. */
const unlikely = 0.03;
/** "200 eggs" is rather the number of something else. */
const mostPieces = 100;

/**
 * How likely a line of free text is an ingredient line, 0 to 1, in the eight languages: an amount in front, food words,
 * shortness speak for it; sentences, cooking verbs in front, times, yields and headings against. Above 0.5 is a yes;
 * between 0.35 and 0.5 only the neighbours can tell ("Fresh herbs").
 */
export const looksLikeIngredient = keepingAnswers((line): number => {
  if (line.length > 350) return 0;
  const text = cleanLine(line);
  const tokens = tokenise(text);
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.length === 0) return 0;
  if (/[:：]$/.test(text) || /https?:|www\.|@\w|[©?!]\s*$/.test(text)) return unlikely;
  let score =
    scoreAmount(tokens) +
    scoreFood(tokens) +
    scoreShape(text, tokens, words) +
    scoreProse(tokens, words);
  if (
    tokens.some((_, i) => i > 0 && notes.match(tokens, i) !== null) &&
    /^[^,(]{3,40}[,(]/.test(text)
  )
    score += weights.remark;
  if (
    tokens.some((_, i) => tastes.match(tokens, i) !== null || optionals.match(tokens, i) !== null)
  )
    score += weights.toTaste;
  if (words.some(isPreparation) && !instructionVerbs.has(tokens[0]?.lower ?? ''))
    score += weights.preparation;
  return Math.round(1000 / (1 + Math.exp(-score))) / 1000;
});

/** A measure says most, a unit like "clove" much, a bare number something; a time or a yield says no. */
function scoreAmount(tokens: readonly Token[]): number {
  const leading = readLeadingAmounts(tokens, 0, 'en');
  const primary = leading.primary;
  // "a little butter"
  if (primary === null && leading.next > 0 && articles.has(tokens[0]?.lower ?? ''))
    return weights.numberWord;
  if (primary === null) return innerAmount(tokens) ? weights.amountBehind : weights.noAmount;
  if (primary.quantity === null && instructionVerbs.has(tokens[0]?.lower ?? ''))
    return weights.noAmount; // "Slice garlic."
  const follower = tokens[leading.next]?.lower ?? '';
  if (timeAndYieldWords.has(follower)) return weights.timeOrYield;
  if (follower === '.' || follower === ')' || follower === ':') return weights.listNumber; // "1. Mix the flour"
  if (leading.food !== null) return weights.countUnit;
  if (leading.next >= tokens.length) return weights.amountAlone;
  const unit = primary.unit === null ? null : unitById(primary.unit);
  if (isMeasure(unit) || leading.packageSize !== null)
    return unit?.kind === 'length' ? 0 : weights.measure;
  if (unit !== null) return weights.countUnit;
  if (tokens[0]?.kind === 'word') return weights.numberWord;
  return (primary.quantity ?? 0) > mostPieces ? weights.manyPieces : weights.number;
}

/** "Farine : 200 g", "butter (100 g)". */
function innerAmount(tokens: readonly Token[]): boolean {
  for (let i = 1; i < tokens.length && i < 12; i++) {
    const kind = tokens[i]?.kind;
    if (kind !== 'number' && kind !== 'vulgar') continue;
    const read = readAmount(tokens, i, { language: 'en' });
    if (read === null) return false;
    const unit = isMeasure(read.definition) && read.definition?.kind !== 'length';
    const atEnd =
      read.next >= tokens.length ||
      tokens[read.next]?.lower === ')' ||
      tokens[read.next]?.lower === '(';
    return atEnd && (unit || read.definition !== null);
  }
  return false;
}

function scoreFood(tokens: readonly Token[]): number {
  let found = 0;
  let counted = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.lower === '(') i = closingBracket(tokens, i);
    else if (token?.kind === 'word' && token.lower.length > 1) {
      counted++;
      if (isFood(token.lower)) found++;
    }
  }
  return found === 0
    ? weights.noFood
    : weights.someFood + weights.allFood * (found / Math.max(2, counted));
}

function scoreShape(text: string, tokens: readonly Token[], words: readonly Token[]): number {
  let score =
    weights.lengths.find(({ words: most }) => words.length <= most)?.weight ?? weights.long;
  if (/[.!?]$/.test(text) && words.length > 4) score += weights.sentence;
  else if (/\p{L}[.!?]$/u.test(text) && !/\d/.test(text)) score += weights.fullStop;
  if (endsInGermanVerb(words)) score += weights.closingVerb;
  if (/\p{L}{3,}[.!?] +\p{Lu}/u.test(text)) score += weights.twoSentences; // two sentences
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{10}|。/u.test(text))
    score += weights.withoutSpaces; // written without spaces
  if (
    words.length <= 6 &&
    tokens.length > 0 &&
    text === text.toUpperCase() &&
    /\p{Lu}{4}/u.test(text) &&
    !/\d/.test(text)
  )
    score += weights.capitals;
  return score;
}

/** "Zwiebel würfeln", "in Streifen schneiden": a small last word in "-en" among capital nouns is the verb of a step. */
function endsInGermanVerb(words: readonly Token[]): boolean {
  const last = words.at(-1);
  if (
    last === undefined ||
    words.length < 2 ||
    !/^\p{Ll}+(?:en|ern|eln)$/u.test(last.text) ||
    isPreparation(last) ||
    isFood(last.text)
  )
    return false;
  return (
    words.slice(1, -1).some((word) => /^\p{Lu}\p{Ll}/u.test(word.text)) ||
    instructionVerbs.has(last.lower)
  );
}

function scoreProse(tokens: readonly Token[], words: readonly Token[]): number {
  const [first] = words;
  // "1 stick butter": behind a number a verb may be a unit
  const unit =
    tokens[0]?.kind !== 'word' &&
    readUnit(
      tokens,
      tokens.findIndex((token) => token === first),
    ) !== null;
  let score = 0;
  if (first !== undefined && !unit && instructionVerbs.has(first.lower))
    score += words.length > 3 ? weights.openingVerb : weights.openingVerbShort;
  if (words.some((word, i) => furnitureWords.has(word.lower) && words[i - 1]?.lower !== 'for'))
    score += words.length <= 6 ? weights.furnitureShort : weights.furniture;
  const small = words.filter((word) => proseWords.has(word.lower)).length;
  return score + Math.max(weights.proseMost, small * weights.prose);
}
