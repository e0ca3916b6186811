import { unlistedFoods } from '../../../find/classify/foods-of-steps.ts';
import type { Food } from '../../../foods/food.ts';
import { matchEnglish } from '../../../foods/match-english.ts';
import { matchForeign } from '../../../foods/match-foreign.ts';
import { tokenise, type Token } from '../../../line/tokens/tokenise.ts';
import { foldWords } from '../../../words/fold.ts';
import { languageOf, type Language } from '../../../words/language.ts';
import { OF_DISH, OPTIONAL, SEASONS } from './season-words.data.ts';

const LONGEST_STEP = 4000;
const MOST_LINES = 20;
/** "zucchero a velo", "huile d'olive" */
const MOST_WORDS = 3;

/**
 * The foods that steps season, dust or sprinkle the dish with, or put in, without saying how much; in the steps' own words. What `lines`
 * name already is not among them.
 */
export function unmeasuredInSteps(
  steps: readonly string[],
  lines: readonly string[],
  language: string | null,
): string[] {
  const own = languageOf(language);
  if (own === null) return [];
  const known = knownOf(lines, own);
  const found: string[] = [];
  for (const step of steps)
    for (const clause of step.slice(0, LONGEST_STEP).split(/[.;:!?()]+/)) {
      const folded = foldWords(clause);
      if (!SEASONS.test(folded) || OPTIONAL.test(folded)) continue;
      for (const { name, food } of foodsIn(clause, own))
        if (!food.water && !food.generic && !OF_DISH.has(food.id) && !known(name, food))
          found.push(name);
    }
  const putIn = unlistedFoods(steps, [...lines, ...found], [], language);
  return [
    ...new Set([...found, ...putIn.map(({ step, word }) => asWritten(steps[step]!, word, own))]),
  ]
    .filter((name, at, all) => !all.slice(0, at).some((other) => sameFood(other, name, own)))
    .slice(0, MOST_LINES);
}

/** The longest names of foods in a clause. */
function* foodsIn(clause: string, language: Language): Generator<{ name: string; food: Food }> {
  const tokens = tokenise(clause);
  for (let at = 0; at < tokens.length; at++) {
    for (let count = MOST_WORDS; count > 0; count--) {
      const food = foodOf(tokens.slice(at, at + count), language);
      if (food === null || tokens.length < at + count) continue;
      yield { name: clause.slice(tokens[at]!.start, tokens[at + count - 1]!.end), food };
      at += count - 1;
      break;
    }
  }
}

function foodOf(tokens: readonly Token[], language: Language): Food | null {
  if (tokens.some(({ kind }) => kind !== 'word')) return null;
  const words = foldWords(tokens.map(({ lower }) => lower).join(' ')).split(' ');
  const match = language === 'en' ? matchEnglish(words, -1) : matchForeign(words, language);
  return match === null || match.loose || !match.exact ? null : match.food;
}

/** Whether lines name a food already, by its id or by a word of one name. */
function knownOf(
  lines: readonly string[],
  language: Language,
): (name: string, food: Food) => boolean {
  const ids = new Set(
    lines.flatMap((line) => [...foodsIn(line, language)].map(({ food }) => food.id)),
  );
  const words = ` ${foldWords(lines.join(' '))}`;
  return (name, food) =>
    ids.has(food.id) || (!name.includes(' ') && words.includes(` ${foldWords(name)}`));
}

const sameFood = (one: string, other: string, language: Language): boolean => {
  const [first, second] = [one, other].map((name) => foodOf(tokenise(name), language)?.id ?? name);
  return first === second;
};

/** The food that a folded word names or begins, as the step has it. */
function asWritten(step: string, word: string, language: Language): string {
  const names = [...foodsIn(step.slice(0, LONGEST_STEP), language)].map(({ name }) => name);
  return names.find((name) => foldWords(name).split(' ')[0] === word) ?? word;
}
