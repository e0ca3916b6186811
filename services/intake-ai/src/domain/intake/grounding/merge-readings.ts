import {
  doubtAfter,
  doubtedWords,
  doubtOfTitle,
  factOf,
  type Doubt,
  type DoubtedWords,
  type RecipeDraft,
} from '@convivio/culinary/recipe';
import { wordsOf } from './source-words.ts';

/**
 * One draft of the provider's grounded reading and the parser's. The provider was asked because the parser was unsure, so its lists count,
 * unless it found less than half of what the parser did; whatever it left empty the parser fills.
 */
export function mergeReadings(grounded: RecipeDraft, parsed: RecipeDraft): RecipeDraft {
  const keepsIngredients =
    countLines(grounded) > 0 && countLines(grounded) * 2 >= countLines(parsed);
  const keepsSteps =
    grounded.steps.length > 0 && lengthOfSteps(grounded) * 2 >= lengthOfSteps(parsed);
  const ofYield = parsed.doubts.filter(({ about }) => about === 'yield');
  const statedBy = ofYield.length > 0 && grounded.yieldText !== null ? grounded : parsed;
  const merged: RecipeDraft = {
    ...parsed,
    title: grounded.title ?? parsed.title,
    description: parsed.description ?? grounded.description,
    yieldText: statedBy.yieldText ?? grounded.yieldText,
    servings: statedBy.servings ?? grounded.servings,
    prepTime: parsed.prepTime ?? grounded.prepTime,
    cookTime: parsed.cookTime ?? grounded.cookTime,
    totalTime: parsed.totalTime ?? grounded.totalTime,
    ingredients: keepsIngredients ? grounded.ingredients : parsed.ingredients,
    steps: keepsSteps ? grounded.steps : parsed.steps,
    notes: parsed.notes.length > 0 ? parsed.notes : grounded.notes,
    equipment: parsed.equipment.length > 0 ? parsed.equipment : grounded.equipment,
    author: parsed.author ?? grounded.author,
    language: grounded.language ?? parsed.language,
    otherRecipes: parsed.otherRecipes.length > 0 ? parsed.otherRecipes : grounded.otherRecipes,
    // Among these may be what the provider has taken.
    leftOut: keepsIngredients && keepsSteps ? [] : parsed.leftOut,
  };
  return {
    ...merged,
    doubts: [
      ...grounded.doubts.filter(
        ({ part }) =>
          (part !== 'ingredient' || keepsIngredients) && (part !== 'step' || keepsSteps),
      ),
      ...shownBy(grounded.doubts, doubtsThatFit(parsed, merged)),
      ...titleDoubts(parsed, grounded.title),
      // Facts are the parser's whoever's the lists are, and so are the doubts about them.
      ...(statedBy === parsed ? ofYield : []),
      ...(statesTime(parsed) || !statesTime(grounded)
        ? parsed.doubts.filter(({ about }) => about === 'times')
        : []),
    ],
  };
}

const statesTime = ({ prepTime, cookTime, totalTime }: RecipeDraft) =>
  (prepTime ?? cookTime ?? totalTime) !== null;

/**
 * The parser's doubts that are still true of the merged draft: of a line while its words are the same, since a provider that repeats it
 * settles nothing; of the whole while what it speaks of is in the lists, or lacks in them, as it was. A title that both found is settled.
 */
function doubtsThatFit(parsed: RecipeDraft, merged: RecipeDraft): Doubt[] {
  const [before, after] = [plainWords(doubtedWords(parsed)), plainWords(doubtedWords(merged))];
  const [were, are] = [allWords(before), allWords(after)];
  const fits = ({ sourceWords }: Doubt): boolean => {
    const said = plain(sourceWords ?? '');
    if (said === '') return were === are;
    const change = shareIn(said, are) - shareIn(said, were);
    return were.includes(said) === are.includes(said) && Math.abs(change) < TAKEN;
  };
  return parsed.doubts
    .filter((doubt) => factOf(doubt) === null && doubt.part !== 'title')
    .filter((doubt) => doubt.part !== 'whole' || fits(doubt))
    .flatMap((doubt) => doubtAfter(doubt, before, after) ?? []);
}

/** A provider that has taken so much more of what was missing has looked at it. */
const TAKEN = 0.3;

function shareIn(said: string, words: string): number {
  const known = new Set(words.split(/\s+/));
  const own = [...new Set(said.trim().split(' '))];
  return own.filter((word) => known.has(word)).length / own.length;
}

/** A line that is doubted already is not doubted twice. */
const shownBy = (known: readonly Doubt[], further: readonly Doubt[]) =>
  further.filter(
    ({ part, index }) =>
      index === null || !known.some((doubt) => doubt.part === part && doubt.index === index),
  );

/** Those of the parser where the title is its own, else that the provider's stands in the place of one that was not doubted. */
function titleDoubts({ title, doubts }: RecipeDraft, taken: string | null): Doubt[] {
  const own = doubts.filter(({ part }) => part === 'title');
  if (taken === null) return own;
  if (own.length > 0 || title === null || plain(title) === plain(taken)) return [];
  return [doubtOfTitle(`The title may be “${title}”, not “${taken}”.`, title)];
}

const plain = (text: string) => ` ${wordsOf(text).join(' ')} `.replace(/^ +$/, '');

const plainWords = ({ ingredient, step }: DoubtedWords): DoubtedWords => ({
  title: null,
  ingredient: ingredient.map(plain),
  step: step.map(plain),
});

const allWords = ({ ingredient, step }: DoubtedWords) => [...ingredient, ...step].join('\n');

const countLines = (draft: RecipeDraft) =>
  draft.ingredients.reduce((sum, { lines }) => sum + lines.length, 0);
const lengthOfSteps = (draft: RecipeDraft) =>
  draft.steps.reduce((sum, { text }) => sum + text.length, 0);
