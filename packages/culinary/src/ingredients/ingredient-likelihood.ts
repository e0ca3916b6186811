import { closingBracket, isMeasure, readAmount } from './amounts.ts';
import { isFood } from './foods.ts';
import { readLeadingAmounts } from './leading-amounts.ts';
import { furnitureWords, instructionVerbs, proseWords } from './likelihood-words.data.ts';
import { cleanLine, tokenise, type Token } from './tokenise.ts';
import { unitById } from './units.ts';
import { isPreparation, notes, optionals, tastes } from './vocabulary.ts';

const verbs = setOf(instructionVerbs);
const furniture = setOf(furnitureWords);
const prose = setOf(proseWords);
const times = /^(?:min|mins|minutes?|minuten|minuter|minuti|minutos|h|hr|hrs|hours?|stunden?|std|heures?|ore|ora|horas?|uur|timmar|timme|sec|seconds?|days?|tage?|jours?|kcal|calories|kj|c|f|°|%|people|persons?|personen|personnes|persone|personas|pessoas|portions?|portionen|portioner|servings?|raciones|porções|stars|reviews?|comments?|ratings?|votes?|am|pm)$/;

/**
 * How likely a line of free text is an ingredient line, 0 to 1, in the eight languages: an amount in front, food words,
 * shortness speak for it; sentences, cooking verbs in front, times, yields and headings against. Above 0.5 is a yes;
 * between 0.35 and 0.5 only the neighbours can tell ("Fresh herbs").
 */
export function looksLikeIngredient(line: string): number {
  if (line.length > 350) return 0;
  const text = cleanLine(line);
  const tokens = tokenise(text);
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.length === 0) return 0;
  if (/[:：]$/.test(text) || /https?:|www\.|@\w|[©?!]\s*$/.test(text)) return 0.03;
  let score = scoreAmount(tokens) + scoreFood(tokens) + scoreShape(text, tokens, words) + scoreProse(words);
  if (tokens.some((_, i) => i > 0 && notes.match(tokens, i) !== null) && /^[^,(]{3,40}[,(]/.test(text)) score += 0.5;
  if (tokens.some((_, i) => tastes.match(tokens, i) !== null || optionals.match(tokens, i) !== null)) score += 1;
  if (words.some(isPreparation) && !verbs.has(words[0]?.lower ?? '')) score += 0.8;
  return Math.round(1000 / (1 + Math.exp(-score))) / 1000;
}

/** A measure says most, a unit like "clove" much, a bare number something; a time or a yield says no. */
function scoreAmount(tokens: readonly Token[]): number {
  const leading = readLeadingAmounts(tokens, 0, 'en');
  const primary = leading.primary;
  if (primary === null) return innerAmount(tokens) ? 1.6 : -0.9;
  const follower = tokens[leading.next]?.lower ?? '';
  if (times.test(follower) && follower !== 'c') return -4;
  if (follower === '.' || follower === ')' || follower === ':') return -2.5; // "1. Mix the flour"
  if (leading.food !== null) return 2.2;
  if (leading.next >= tokens.length) return -1.5;
  const unit = primary.unit === null ? null : unitById(primary.unit);
  if (isMeasure(unit) || leading.packageSize !== null) return unit?.kind === 'length' ? 0 : 3;
  if (unit !== null) return 2.2;
  return tokens[0]?.kind === 'word' ? 0.2 : (primary.quantity ?? 0) > 100 ? -1 : 1;
}

/** "Farine : 200 g", "butter (100 g)". */
function innerAmount(tokens: readonly Token[]): boolean {
  for (let i = 1; i < tokens.length && i < 12; i++) {
    const kind = tokens[i]?.kind;
    if (kind !== 'number' && kind !== 'vulgar') continue;
    const read = readAmount(tokens, i, { language: 'en' });
    if (read === null) return false;
    const unit = isMeasure(read.definition) && read.definition.kind !== 'length';
    const atEnd = read.next >= tokens.length || tokens[read.next]?.lower === ')' || tokens[read.next]?.lower === '(';
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
  if (found === 0) return -0.5;
  return 0.9 + 1.4 * (found / Math.max(2, counted));
}

function scoreShape(text: string, tokens: readonly Token[], words: readonly Token[]): number {
  let score = words.length <= 8 ? 0.3 : words.length <= 14 ? 0 : words.length <= 22 ? -1.2 : -3;
  if (/[.!?]$/.test(text) && words.length > 4) score -= 1.5;
  if (/\p{L}{3,}[.!?] +\p{Lu}/u.test(text)) score -= 2; // two sentences
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{10}|。/u.test(text)) score -= 2.5; // written without spaces
  if (words.length <= 6 && tokens.length > 0 && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && !/\d/.test(text)) score -= 0.8;
  return score;
}

function scoreProse(words: readonly Token[]): number {
  const [first] = words;
  let score = 0;
  if (first !== undefined && verbs.has(first.lower)) score -= words.length > 3 ? 2.6 : 1.2;
  if (words.some((word, i) => furniture.has(word.lower) && words[i - 1]?.lower !== 'for')) score -= words.length <= 6 ? 2.2 : 1.2;
  const small = words.filter((word) => prose.has(word.lower)).length;
  return score - Math.min(3, small * 0.7);
}

function setOf(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
