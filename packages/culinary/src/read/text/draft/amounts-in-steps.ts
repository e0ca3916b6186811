import { isFood } from '../../../foods/line-words.ts';
import { readLeadingAmounts } from '../../../line/amounts/leading-amounts.ts';
import { instructionVerbs } from '../../../line/likelihood/likelihood-words.data.ts';
import { isPreparation } from '../../../line/name/descriptor-phrases.ts';
import { joints, purposeWords } from '../../../line/name/joint-words.data.ts';
import { articles } from '../../../line/numbers/number-words.data.ts';
import { lyingIn } from '../../../line/several-foods/food-joints.data.ts';
import { cleanLine, tokenise, type Token } from '../../../line/tokens/tokenise.ts';
import { unitById } from '../../../line/units/units.ts';

const LONGEST_STEP = 4000;
const MOST_LINES = 60;
/** Fewer amounts make no list. */
const FEWEST_LINES = 3;
/** Words before the food: "2 große rote Zwiebeln". */
const MOST_BEFORE = 2;
/** Foods whose describing word stands behind them. */
const DESCRIBED_BEHIND = new Set(['es', 'fr', 'it', 'pt']);

/** The amounts that steps state, with their foods, in the steps' own words; nothing where there are few. */
export function amountsInSteps(steps: readonly string[], language: string | null): string[] {
  const lines = steps.flatMap((step) => amountsIn(step, DESCRIBED_BEHIND.has(language ?? '')));
  return lines.length < FEWEST_LINES ? [] : lines.slice(0, MOST_LINES);
}

function amountsIn(step: string, describedBehind: boolean): string[] {
  const text = cleanLine(step.slice(0, LONGEST_STEP));
  const tokens = tokenise(text);
  const lines: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const food = amountAt(tokens, at);
    const last = food === null ? null : endOfFood(tokens, food, describedBehind);
    if (last === null) continue;
    lines.push(text.slice(tokens[at]!.start, tokens[last]!.end));
    at = last;
  }
  return lines;
}

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
  describedBehind: boolean,
): number | null {
  let at = from;
  while (at - from <= MOST_BEFORE && isPartOfName(tokens[at]) && !isFoodWord(tokens[at])) at++;
  if (!isPartOfName(tokens[at]) || !isFoodWord(tokens[at])) return null;
  while (isFoodWord(tokens[at + 1])) at++;
  if (!describedBehind) return at;
  while (OF.has(tokens[at + 1]?.lower ?? '') && namesKind(tokens, at + 2)) at += 2;
  const behind = tokens[at + 1];
  const describes =
    isPartOfName(behind) && !isPreparation(behind) && behind.lower.length >= SHORTEST_DESCRIPTION;
  return describes && endsPhrase(tokens[at + 2]) ? at + 1 : at;
}

/** "aceite de oliva", "passata di pomodoro" */
const OF = new Set(['de', 'di', 'del', 'da']);
const SHORTEST_DESCRIPTION = 4;

const namesKind = (tokens: readonly Token[], at: number): boolean =>
  isFoodWord(tokens[at]) || (isPartOfName(tokens[at]) && endsPhrase(tokens[at + 1]));

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
