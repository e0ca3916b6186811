import { foldWords } from '../../../words/fold.ts';
import { languageOf, type Language } from '../../../words/language.ts';
import { matchForeign } from '../../../foods/match-foreign.ts';
import { matchEnglish } from '../../../foods/match-english.ts';
import { isFood } from '../../../foods/line-words.ts';
import { readLeadingAmounts } from '../../../line/amounts/leading-amounts.ts';
import { instructionVerbs } from '../../../line/likelihood/likelihood-words.data.ts';
import { isPreparation, preparations } from '../../../line/name/descriptor-phrases.ts';
import { joints, purposeWords } from '../../../line/name/joint-words.data.ts';
import { readQuantity } from '../../../line/numbers/quantities.ts';
import { readWantedPart } from '../../../line/name/wanted-part.ts';
import { articles } from '../../../line/numbers/number-words.data.ts';
import { lyingIn } from '../../../line/several-foods/food-joints.data.ts';
import { cleanLine, tokenise, type Token } from '../../../line/tokens/tokenise.ts';
import { unitById } from '../../../line/units/units.ts';

import { DEGREES, TOGETHER } from './season-words.data.ts';
import { unmeasuredInSteps } from './unmeasured-in-steps.ts';

const LONGEST_STEP = 4000;
const MOST_LINES = 60;
/** Fewer amounts make no list. */
const FEWEST_LINES = 3;
/** Words before the food: "2 große rote Zwiebeln". */
const MOST_BEFORE = 2;
/** Foods whose describing word stands behind them. */
const DESCRIBED_BEHIND = new Set(['es', 'fr', 'it', 'pt']);

/** The amounts that steps state, with their foods, in the steps' own words, and what they put in without any; nothing where amounts are few. */
export function amountsInSteps(steps: readonly string[], language: string | null): string[] {
  const lines = steps.flatMap((step) => amountsIn(step, languageOf(language)));
  if (lines.length < FEWEST_LINES) return [];
  return [...lines.slice(0, MOST_LINES), ...unmeasuredInSteps(steps, lines, language)];
}

function amountsIn(step: string, language: Language | null): string[] {
  const text = cleanLine(step.slice(0, LONGEST_STEP));
  const tokens = tokenise(text);
  const lines: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const food = partAt(tokens, at, text) ?? amountAt(tokens, at);
    const last = food === null ? null : endOfFood(tokens, food, language);
    if (last === null || isServed(text, tokens, at)) continue;
    lines.push(text.slice(tokens[at]!.start, tokens[last]!.end).replace(/[.,;]$/, ''));
    at = last;
  }
  return lines;
}

/** The token behind the amount of a food of which a part is wanted: "le jus d'un demi-citron". */
function partAt(tokens: readonly Token[], at: number, text: string): number | null {
  if (joints.has(tokens[at]!.lower)) return null;
  const near = tokens.slice(at, at + LONGEST_PART);
  const wanted = readWantedPart(near, text);
  const amount = wanted === null ? null : readQuantity(near, wanted.next, { words: true });
  return amount === null ? null : at + amount.next;
}
const LONGEST_PART = 12;

/** "Sers tiède avec une boule de glace": company of the dish, which nobody measures. */
const isServed = (text: string, tokens: readonly Token[], at: number): boolean =>
  articles.has(tokens[at]!.lower) &&
  SERVES.test(text.slice(Math.max(0, tokens[at]!.start - LONGEST_SERVED), tokens[at]!.start));
const LONGEST_SERVED = 80;
const SERVES =
  /(?:^|[.!?;,]\s|\s)(?:serv(?:e|i|ir|ire|ite|ez|ieren|iere)|sers|sirve|sirva|serveer|servera|anrichten)\s[^.!?;]*$/iu;

/** The token behind an amount of food that begins at a token. */
function amountAt(tokens: readonly Token[], at: number): number | null {
  const { lower, kind } = tokens[at]!;
  if (kind === 'word' && tokens[at - 1]?.lower === lower) return null;
  const { primary, next } = readLeadingAmounts(tokens, at, 'en');
  if (primary?.quantity == null || next <= at) return null;
  const unit = primary.unit === null ? null : unitById(primary.unit);
  if (unit?.kind === 'length') return null;
  // "una a cubetti", "a bowl": an article counts only what a unit measures.
  return articles.has(lower) && unit === null ? null : next;
}

/** The last token of the food, which begins near a token; null where none does. */
function endOfFood(
  tokens: readonly Token[],
  from: number,
  language: Language | null,
): number | null {
  // "2 Knoblauchzehen"
  if (isFoodWord(tokens[from - 1])) return from - 1;
  let at = from;
  while (at - from <= MOST_BEFORE && isBeforeFood(tokens, at)) at++;
  if (!isPartOfName(tokens[at]) || !isFoodWord(tokens[at])) return null;
  while (isFoodWord(tokens[at + 1])) at++;
  at = endOfName(tokens, at, language ?? 'en');
  if (!DESCRIBED_BEHIND.has(language ?? '')) return at;
  while (OF.has(tokens[at + 1]?.lower ?? '') && namesKind(tokens, at + 2)) at += 2;
  // "olio extravergine di oliva"
  if (OF.has(tokens[at + 2]?.lower ?? '') && describes(tokens[at + 1]) && namesKind(tokens, at + 3))
    at += 3;
  if (/^0{1,2}$/.test(tokens[at + 1]?.lower ?? '')) at++;
  const end = endOfDescription(tokens, at);
  // "beurre froid en morceaux", but not what a step does: "couper 2 poires en morceaux".
  const cut = end > at ? preparations.match(tokens, end + 1) : null;
  return cut === null ? end : cut.next - 1;
}

/** The last of the words behind a token that describe the food to the end of its phrase. */
function endOfDescription(tokens: readonly Token[], at: number): number {
  for (let end = at + MOST_BEHIND; end > at; end--)
    if (endsPhrase(tokens[end + 1]) && tokens.slice(at + 1, end + 1).every(describes))
      return Math.min(end, tokens.length - 1);
  return at;
}
const MOST_BEHIND = 3;

/** "chilli flakes", "sucre en poudre": the last token of the longest name that begins at a token. */
function endOfName(tokens: readonly Token[], at: number, language: Language): number {
  for (let count = MOST_WORDS; count > 1; count--) {
    const words = tokens.slice(at, at + count);
    if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue;
    const name = foldWords(words.map(({ lower }) => lower).join(' ')).split(' ');
    const match = language === 'en' ? matchEnglish(name, -1) : matchForeign(name, language);
    if (match?.exact && !match.loose && !isPreparation(words.at(-1))) return at + count - 1;
  }
  return at;
}
const MOST_WORDS = 3;

/** "fondu tiède", "bien mûres" */
const describes = (token: Token | undefined): boolean =>
  isPartOfName(token) &&
  !TOGETHER.has(token.lower) &&
  (token.lower.length >= SHORTEST_DESCRIPTION || DEGREES.has(token.lower));

/** "aceite de oliva", "passata di pomodoro" */
const OF = new Set(['de', 'di', 'del', 'da', "d'", "dell'", 'du', 'des', 'della', 'dei', 'do']);
const SHORTEST_DESCRIPTION = 4;

/** "light brown sugar": what also says what to do describes a food right before it. */
const isBeforeFood = (tokens: readonly Token[], at: number): boolean =>
  !isFoodWord(tokens[at]) &&
  ((instructionVerbs.has(tokens[at]?.lower ?? '') && isFoodWord(tokens[at + 1])) ||
    isPartOfName(tokens[at]));

const namesKind = (tokens: readonly Token[], at: number): boolean =>
  isFoodWord(tokens[at]) ||
  (isPartOfName(tokens[at]) && (endsPhrase(tokens[at + 1]) || endOfDescription(tokens, at) > at));

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
