import { isFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { titleWeights } from '../learned/weights.data.ts';
import { OPEN_WORDS, RECIPE_FOR } from './open-words.data.ts';
import { LearnedWeights } from '../learned/learned-weights.ts';

/** Longer lines are sentences with a dish in them; no title reaches farther. */
const MOST_WORDS = 40;
/** The first letters of a word, by which its other forms are known. */
const STEM = 5;

/** The stems of a recipe's own words, by which the name of its dish is known in a sentence. */
export function stemsOf(texts: Iterable<string>): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const text of texts)
    for (const word of foldText(text).match(/\p{L}{4,}/gu) ?? []) stems.add(word.slice(0, STEM));
  return stems;
}

/** "V a n i l l e k i p f e r l" of a typewriter is one word. */
const withoutLetterSpacing = (text: string): string =>
  text.replace(/(?<!\S)\p{L}(?:\s\p{L}){3,}(?!\S)/gu, (spaced) => spaced.replace(/\s/g, ''));

export const titleTokens = (text: string): string[] =>
  withoutLetterSpacing(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** What is seen of each word of a title's line, as names of features. */
export function titleFeatures(tokens: readonly string[], spoken: ReadonlySet<string>): string[][] {
  const words = tokens.map(
    (token) =>
      foldText(token)
        .match(/[\p{L}\p{N}]+/gu)
        ?.join("'") ?? '',
  );
  const foods = words.map((word) =>
    word.split("'").some((part) => part.length > 1 && isFood(part)),
  );
  let depth = 0;
  return tokens.map((token, at) => {
    const word = words[at]!;
    const before = tokens[at - 1] ?? '';
    const next = tokens[at + 1] ?? '';
    depth += (token.match(/[([]/g) ?? []).length;
    const found = [
      '*',
      `w${word}`,
      `p${word.slice(0, 4)}`,
      `-1${words[at - 1] ?? ''}`,
      `+1${words[at + 1] ?? ''}`,
      `-2${words[at - 2] ?? ''}`,
      `+2${words[at + 2] ?? ''}`,
      `at${Math.min(5, at)}`,
      `left${Math.min(5, tokens.length - 1 - at)}`,
      `of${Math.min(8, tokens.length)}`,
      `at${Math.min(3, at)}of${Math.min(8, tokens.length)}`,
      `case${caseOf(token)}`,
      `case${caseOf(before)}${caseOf(token)}`,
      `ends${signAt(token)}`,
      `behind${signAt(before)}`,
      `next${signAt(next)}`,
    ];
    if (depth > 0) found.push('in brackets');
    if (foods[at]) found.push('food');
    found.push(
      `foods before${Math.min(2, foods.slice(0, at).filter(Boolean).length)}`,
      `foods behind${Math.min(2, foods.slice(at + 1).filter(Boolean).length)}`,
    );
    if (word.length > 3) found.push(spoken.has(word.slice(0, STEM)) ? 'spoken' : 'unspoken');
    const cut = tokens.slice(0, at).findLastIndex((other) => /[.:!?…]$/.test(other));
    const ends = tokens.findIndex((other, from) => from >= at && /[.:!?…]$/.test(other));
    found.push(cut < 0 ? 'first sentence' : 'later sentence');
    const sentence = words.slice(cut + 1, ends < 0 ? undefined : ends + 1);
    const spokenHere = sentence.filter(
      (other) => other.length > 3 && spoken.has(other.slice(0, STEM)),
    ).length;
    found.push(
      `sentence spoken${Math.min(2, spokenHere)} of${Math.min(3, tokens.length - sentence.length)}`,
    );
    if (/\d/.test(token)) found.push('digit');
    if (/^[^\p{L}\p{N}]+$/u.test(token)) found.push(`sign${token}`);
    depth -= (token.match(/[)\]]/g) ?? []).length;
    return found;
  });
}

const caseOf = (token: string) =>
  /^[^\p{L}]*\p{Lu}{2}/u.test(token)
    ? 'AA'
    : /^[^\p{L}]*\p{Lu}/u.test(token)
      ? 'A'
      : /^[^\p{L}]*\p{Ll}/u.test(token)
        ? 'a'
        : '0';
const signAt = (token: string) => /[.,:;!?…)\]–—|-]$/.exec(token)?.[0] ?? '';

let known: LearnedWeights | null = null;

/** The words of a line that name the dish: "hier das Szegediner Gulasch, wie versprochen" is "Szegediner Gulasch". */
export function dishNamed(text: string, spoken: ReadonlySet<string>): string {
  known ??= new LearnedWeights(titleWeights, 1);
  const tokens = titleTokens(text);
  const scores = titleFeatures(tokens, spoken).map((features) => {
    const score = new Float64Array(1);
    known!.add(new Set(features), score);
    return score[0]!;
  });
  const span = bestSpan(scores, tokens, saysOfDish(tokens, spoken));
  return tidy(tokens.slice(span.from, span.to).join(' '));
}

/** The dish that a sentence announces: "hier das Rezept für meine Lauchmuffins. Guten Appetit!" Null where the recipe speaks of none such. */
export function dishAnnounced(text: string, spoken: ReadonlySet<string>): string | null {
  const found = RECIPE_FOR.exec(text);
  if (!found) return null;
  const [dish = ''] = text.slice(found.index + found[0].length).split(SENTENCE_END, 1);
  const tokens = titleTokens(dish).slice(0, MOST_ANNOUNCED);
  return [...stemsOf(tokens)].some((stem) => spoken.has(stem)) ? dish : null;
}
const SENTENCE_END = /[.!?;:…](?:\s|$)/u;
const MOST_ANNOUNCED = 8;

/** Which words name a food, or are spoken of in list and steps. */
const saysOfDish = (tokens: readonly string[], spoken: ReadonlySet<string>): boolean[] =>
  tokens.map((token) =>
    foldText(token)
      .split(/[^\p{L}]+/u)
      .some(
        (word) =>
          (word.length > 3 && spoken.has(word.slice(0, STEM))) || (word.length > 1 && isFood(word)),
      ),
  );

/** Words that say nothing of the dish are its name only where none does. */
const SAYING_NOTHING = 6;
/** What a cut between two words that no sign parts must be worth. */
const CUT_IN_WORDS = 3;

/** The run of words whose scores add up to most; a cut where no sign parts the words costs. */
function bestSpan(
  scores: readonly number[],
  tokens: readonly string[],
  says: readonly boolean[],
): { from: number; to: number } {
  const costs = tokens.map((token, at) =>
    at === 0 ||
    /[^\p{L}\p{N}'’"”»&/+]$/u.test(tokens[at - 1]!) ||
    /^[^\p{L}\p{N}'’"“«&/+]/u.test(token)
      ? 0
      : CUT_IN_WORDS,
  );
  const isOpen = tokens.map((token) => OPEN_WORDS.has(token.toLowerCase()));
  let best = { from: 0, to: scores.length, sum: -Infinity };
  for (let from = 0; from < scores.length; from++) {
    let sum = -costs[from]! - (says.includes(true) ? SAYING_NOTHING : 0);
    let isSaid = false;
    for (let to = from + 1; to <= scores.length; to++) {
      sum += scores[to - 1]!;
      if (says[to - 1] && !isSaid) sum += SAYING_NOTHING;
      isSaid ||= says[to - 1]!;
      if (isOpen[to - 1]) continue;
      const worth = sum - (costs[to] ?? 0);
      if (worth > best.sum) best = { from, to, sum: worth };
    }
  }
  return best;
}

const tidy = (text: string) => {
  const bare = text
    .replace(/^[\s,;:.–—|>•*#-]+|[\s,;:–—|<•*#-]+$/gu, '')
    .replace(/^["„“«»]+(?=[^"“”»«]*$)|["“”»]+$/gu, (sign) => (/["„“«]/.test(text) ? '' : sign));
  const trimmed =
    /\p{L}\.$/u.test(bare) && !/\p{L}\.\p{L}/u.test(bare) ? bare.replace(/\.$/, '') : bare;
  return trimmed.replace(/\((?=[^()]*$)[^()]*$/, '').trim();
};
