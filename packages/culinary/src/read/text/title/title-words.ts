import { isFood, namesFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { titleWeights } from '../learned/title-weights.data.ts';
import { OPEN_WORDS, RECIPE_FOR } from './open-words.data.ts';
import { LearnedWeights } from '../learned/learned-weights.ts';
import { SPAN_OUTCOMES, titleSpans, type TitleSpan } from './title-spans.ts';

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

/** The words of a line that name the dish, and how likely they and no others do, 0 to 1. */
export interface NamedDish {
  name: string;
  certainty: number;
}

/** The words of a line that name the dish: of "hier das Szegediner Gulasch, wie versprochen" "Szegediner Gulasch". */
export function dishNamed(text: string, spoken: ReadonlySet<string>): NamedDish {
  known ??= new LearnedWeights(titleWeights, SPAN_OUTCOMES);
  const tokens = titleTokens(text);
  const own = new Float64Array(tokens.length * SPAN_OUTCOMES);
  for (const [at, features] of titleFeatures(tokens, spoken).entries())
    known.add(new Set(features), own, at * SPAN_OUTCOMES);
  const cuts = cutCosts(tokens);
  const spans = titleSpans(own)
    .filter(({ to }) => !OPEN_WORDS.has(tokens[to - 1]!.toLowerCase()))
    .map((span) => {
      const isWhole = tokens.length <= MOST_OF_NAME && span.to - span.from === tokens.length;
      const worth = isWhole ? WORTH_OF_WHOLE : -(cuts[span.from]! + (cuts[span.to] ?? 0));
      return { ...span, score: span.score + worth };
    });
  const nameOf = ({ from, to }: TitleSpan) => tidy(tokens.slice(from, to).join(' '));
  const whole: TitleSpan = { from: 0, to: tokens.length, score: -Infinity };
  const best = spans.reduce((high, span) => (span.score > high.score ? span : high), whole);
  const name = nameOf(best);
  let same = 0;
  let all = 0;
  for (const span of spans) {
    const share = Math.exp(span.score - best.score);
    all += share;
    // Signs before and behind the words make no other name.
    if (share > LEAST_SHARE && nameOf(span) === name) same += share;
  }
  return { name, certainty: all === 0 ? 0 : same / all };
}
const LEAST_SHARE = 0.01;
/** A name that says more than the dish is a nuisance, one that was cut has lost something: "Lemonade from my aunt". */
const WORTH_OF_WHOLE = 6;
/** Longer lines are headlines and sentences. */
const MOST_OF_NAME = 8;

/** What it costs to cut the line before each word: nothing where a sign parts the two. */
const cutCosts = (tokens: readonly string[]): number[] =>
  tokens.map((token, at) =>
    at === 0 || ENDS_WITH_SIGN.test(tokens[at - 1]!) || BEGINS_WITH_SIGN.test(token)
      ? 0
      : CUT_IN_WORDS,
  );
const CUT_IN_WORDS = 0.7;
const ENDS_WITH_SIGN = /[^\p{L}\p{N}'’"”»&/+]$/u;
const BEGINS_WITH_SIGN = /^[^\p{L}\p{N}'’"“«&/+]/u;

/** The dish that a sentence announces: "hier das Rezept für meine Lauchmuffins. Guten Appetit!" Null where the recipe speaks of none such. */
export function dishAnnounced(text: string, spoken: ReadonlySet<string>): string | null {
  const found = RECIPE_FOR.exec(text);
  if (!found) return null;
  const [dish = ''] = text.slice(found.index + found[0].length).split(SENTENCE_END, 1);
  // "Marmitako de bonito, la receta de los pescadores": whose recipe it is stands behind the dish.
  if (namesFood(text.slice(0, found.index), 4) && !namesFood(dish, 3)) return null;
  const tokens = titleTokens(dish).slice(0, MOST_ANNOUNCED);
  return [...stemsOf(tokens)].some((stem) => spoken.has(stem)) ? dish : null;
}
const SENTENCE_END = /[.!?;:…](?:\s|$)/u;
const MOST_ANNOUNCED = 8;

const tidy = (text: string) => {
  const bare = text
    .replace(/^[\s,;:.–—|>•*#-]+|[\s,;:–—|<•*#-]+$/gu, '')
    .replace(/^["„“«»]+(?=[^"“”»«]*$)|["“”»]+$/gu, (sign) => (/["„“«]/.test(text) ? '' : sign));
  const trimmed =
    /\p{L}\.$/u.test(bare) && !/\p{L}\.\p{L}/u.test(bare) ? bare.replace(/\.$/, '') : bare;
  return trimmed.replace(/\((?=[^()]*$)[^()]*$/, '').trim();
};
