import { findFood, type Food } from '../../foods/find-food.ts';
import { isFood } from '../../foods/line-words.ts';
import { matchEnglish } from '../../foods/match-english.ts';
import { matchForeign } from '../../foods/match-foreign.ts';
import { unlistedFoods } from '../../find/classify/foods-of-steps.ts';
import { instructionVerbs } from '../../line/likelihood/likelihood-words.data.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { languageOf } from '../../words/language.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { allOfThem, kindsOfFood, meanOthers } from './step-words.data.ts';

/** Shorter steps only remind of what is done. */
const FEWEST_WORDS = 40;
const FEWEST_LINES = 4;
/** Words are the same where their first letters are: plurals, cases and compounds. */
const SAME_LETTERS = 4;
const MOST_WORDS = 3_000;
/** So many lines that no step uses, and so great a share of the foods listed, are no accident. */
const FEWEST_UNUSED = 4;
const UNUSED_SHARE = 0.36;
const UNUSED_SHARE_OF_MEANT = 0.5;
/** The same of foods in the steps that no line lists. */
const FEWEST_UNLISTED = 4;
const UNLISTED_SHARE = 0.45;

/** Whether steps and list belong together: what no step uses, and what no line lists. */
export function useDoubts(draft: RecipeDraft, lines: readonly string[]): Doubt[] {
  const words = foldWords(draft.steps.map(({ text }) => text).join(' '))
    .split(' ')
    .slice(0, MOST_WORDS);
  if (words.length < FEWEST_WORDS || lines.length < FEWEST_LINES) return putIn(draft, lines);
  const whole = manyUnlisted(draft, lines, words);
  return [...unusedLines(draft, lines, words), ...(whole.length > 0 ? whole : putIn(draft, lines))];
}

function unusedLines(draft: RecipeDraft, lines: readonly string[], words: string[]): Doubt[] {
  if (allOfThem.test(words.join(' '))) return [];
  const used = new Set(words.map(stem));
  const known = lines.flatMap((line, index) => {
    const { name } = parseIngredient(line, { language: draft.language ?? undefined });
    const food = findFood(name, draft.language);
    const isNamed = food !== null && !food.staple && !food.water;
    return isNamed ? [{ line, index, words: foldWords(name).split(' '), aisle: food.aisle }] : [];
  });
  const kinds = new Set(words.flatMap((word) => kindsOfFood.get(word) ?? []));
  // "Brühe" and "Käse" of steps are the "Gemüsebrühe" and "Bergkäse" of a list.
  const long = [...new Set(words)].filter((word) => word.length >= SAME_LETTERS);
  const unused = known.filter(
    ({ words: names, aisle }) =>
      !kinds.has(aisle) &&
      !names.some(
        (word) =>
          used.has(word.length > 2 ? stem(word) : word) || long.some((part) => word.endsWith(part)),
      ),
  );
  const share = words.some((word) => meanOthers.has(word)) ? UNUSED_SHARE_OF_MEANT : UNUSED_SHARE;
  if (unused.length < FEWEST_UNUSED || unused.length < share * known.length) return [];
  return unused.map(({ line, index }) => ({
    part: 'ingredient' as const,
    index,
    sentence: `No step uses “${line}”.`,
    sourceWords: line,
  }));
}

/** The steps that put in a food which no line lists. */
function putIn({ title, language, steps, ingredients }: RecipeDraft, lines: readonly string[]) {
  const names = [title, ...ingredients.map(({ name }) => name), ...steps.map(({ group }) => group)];
  return unlistedFoods(
    steps.map(({ text }) => text),
    lines,
    names.filter((name) => name !== null),
    language,
  )
    .filter(({ food }) => !food.generic)
    .map(({ step, word }): Doubt => ({
      part: 'step',
      index: step,
      sentence: `No line lists “${word}”.`,
      sourceWords: steps[step]!.text,
      words: [word],
    }));
}

function manyUnlisted(draft: RecipeDraft, lines: readonly string[], words: string[]): Doubt[] {
  const listed = foldWords(lines.join(' '));
  const foods = new Map<string, string>();
  let listedFoods = 0;
  for (const word of new Set(words)) {
    if (word.length < SAME_LETTERS || instructionVerbs.has(word) || !isFood(word)) continue;
    if (partsOfEggs.test(word) || alsoTins.has(word)) continue;
    const food = foodIn(word, draft.language);
    if (food === null || food.staple || food.water || food.generic) continue;
    if (listed.includes(stem(word))) listedFoods++;
    else if (!foods.has(food.id)) foods.set(food.id, word);
  }
  if (foods.size < FEWEST_UNLISTED || foods.size < UNLISTED_SHARE * (foods.size + listedFoods))
    return [];
  return [
    {
      part: 'whole',
      index: null,
      sentence: `The steps use what the list does not name: ${[...foods.values()].slice(0, 4).join(', ')}.`,
      sourceWords: null,
    },
  ];
}

/** What is taken out of eggs that are listed whole: "les jaunes", "Eigelbe". */
const partsOfEggs =
  /^(?:yolks?|whites?|eigelbe?|eiweiss(?:e|es)?|eischnee|jaunes?|blancs?|tuorl[oi]|album[ei]|yemas?|claras?|eierdooiers?|eiwitten|gemas?|aggulor)$/;
/** Foods that are tins as well. */
const alsoTins: ReadonlySet<string> = new Set(['moule', 'moules']);

/** What a word means in the recipe's own language: "more" is no mulberry in English. */
function foodIn(word: string, language: string | null): Food | null {
  const own = languageOf(language) ?? 'en';
  const match = own === 'en' ? matchEnglish([word], -1) : matchForeign([word], own);
  return match === null || match.loose ? null : match.food;
}

const stem = (word: string) => word.slice(0, SAME_LETTERS);
