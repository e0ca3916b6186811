import { kitchenLanguage, type ByParts } from '@convivio/culinary/find';
import { assumedMeasures, recipeEnglish } from '@convivio/culinary/line';
import { translationOfLines, translationOfSteps } from '../saving/keep-translation.ts';
import { doubtsAfterWriting } from '../doubts/kept-doubts.ts';
import { withPauses } from '@convivio/platform/pauses';
import { Problems } from '@convivio/platform/problems';
import { LIMITS } from './recipe-limits.data.ts';
import {
  type Category,
  type DietaryCategory,
  type Difficulty,
  type Ingredient,
  type Recipe,
} from '../recipe.ts';
import {
  readLanguage,
  readLink,
  readSecrets,
  readServings,
  readTags,
  withMagicTag,
} from './write-facts.ts';
import { CLASSIFIED_BY, courseAndDietByParts } from '../saving/index-recipe.ts';
import {
  linesOfParts,
  linesOfText,
  lineText,
  readLines,
  type WrittenIngredient,
  type WrittenLine,
} from './write-ingredients.ts';
import { readSteps, type WrittenStep } from './write-steps.ts';
import { NOT_STATED } from './stated-servings.ts';
import { readTime, totalOf } from './write-times.ts';
import { readOptional, readText, readVisibleLine } from '@convivio/platform/written-text';

/** What somebody wrote of a recipe. What is left out stays as it is; null empties. */
export interface WrittenRecipe {
  title?: string | null | undefined;
  description?: string | null | undefined;
  ingredientText?: string | null | undefined;
  /** In place of the text. */
  ingredients?: readonly WrittenIngredient[] | null | undefined;
  instructions?: readonly WrittenStep[] | null | undefined;
  tags?: readonly string[] | null | undefined;
  category?: Category | null | undefined;
  dietaryCategory?: DietaryCategory | null | undefined;
  prepTime?: string | null | undefined;
  cookTime?: string | null | undefined;
  servings?: number | null | undefined;
  comments?: string | null | undefined;
  originalUrl?: string | null | undefined;
  languageCode?: string | null | undefined;
  difficulty?: Difficulty | null | undefined;
  chefInsight?: string | null | undefined;
  chefPersona?: string | null | undefined;
  chefSecrets?: readonly string[] | null | undefined;
  forceReparse?: boolean | null | undefined;
}

/** The recipe as it is once that was written. Throws 422 with everything that does not hold. Of long lists it pauses, so that others need not wait. */
export const writeRecipe = (recipe: Recipe, written: WrittenRecipe): Promise<Recipe> =>
  withPauses(writtenByParts(recipe, written));

function* writtenByParts(recipe: Recipe, written: WrittenRecipe): ByParts<Recipe> {
  const problems = new Problems('RECIPE_INVALID');
  const after: Recipe = {
    ...recipe,
    ...writtenWords(problems, recipe, written),
    ...writtenFacts(problems, recipe, written),
    ...writtenByChef(problems, recipe, written),
  };
  if (after.title === '') problems.add('title', 'is required', 'A recipe needs a title.');
  const lines = linesOf(problems, written);
  problems.settle();
  const spoken = { ...after, languageCode: languageOf(after, lines, written) };
  yield;
  const read = yield* withLines(recipe, spoken, lines, written.forceReparse === true);
  const whole = withDoubts(recipe, read);
  yield;
  return CLASSIFIED_BY.every((name) => whole[name] === recipe[name])
    ? whole
    : { ...whole, ...(yield* courseAndDietByParts(whole)) };
}

const withDoubts = (before: Recipe, after: Recipe): Recipe => ({
  ...after,
  doubts: withoutSettled(before, after, doubtsAfterWriting(before, after)),
  draftReason: null,
});

/** A pint was taken for an American one only until something tells the recipe's country. */
function withoutSettled(before: Recipe, after: Recipe, doubts: Recipe['doubts']): Recipe['doubts'] {
  if (doubts.length === 0) return doubts;
  const language = englishOf(after, after.ingredients.map(lineOf));
  const open = new Set(sentencesOf(assumedMeasures(after.ingredients, language)));
  const settled = new Set(
    sentencesOf(assumedMeasures(before.ingredients, 'en')).filter((said) => !open.has(said)),
  );
  return doubts.some(({ sentence }) => settled.has(sentence))
    ? doubts.filter(({ sentence }) => !settled.has(sentence))
    : doubts;
}

const sentencesOf = (doubts: readonly { sentence: string }[]) =>
  doubts.map(({ sentence }) => sentence);

/** What becomes of a field: as it was unless it was written. */
const fieldsOf =
  (written: WrittenRecipe) =>
  <V, K extends keyof WrittenRecipe>(
    name: K,
    was: V,
    read: (value: NonNullable<WrittenRecipe[K]> | null) => V,
  ): V =>
    written[name] === undefined
      ? was
      : read((written[name] as NonNullable<WrittenRecipe[K]>) ?? null);

function writtenWords(problems: Problems, recipe: Recipe, written: WrittenRecipe) {
  const field = fieldsOf(written);
  return {
    title: field('title', recipe.title, (text) =>
      readVisibleLine(problems, 'title', 'The title', text ?? '', LIMITS.title),
    ),
    description: field('description', recipe.description, (text) =>
      readText(problems, 'description', 'The description', text ?? '', LIMITS.description),
    ),
    comments: field('comments', recipe.comments, (text) => readComments(problems, text ?? '')),
    instructions: field('instructions', recipe.instructions, (steps) =>
      readSteps(problems, steps ?? [], recipe.instructions),
    ),
    tags: withMagicTag(
      recipe,
      field('tags', recipe.tags, (tags) => readTags(problems, tags ?? [])),
    ),
  };
}

function writtenFacts(problems: Problems, recipe: Recipe, written: WrittenRecipe) {
  const field = fieldsOf(written);
  return {
    category: field('category', recipe.category, (category) => category),
    dietaryCategory: field('dietaryCategory', recipe.dietaryCategory, (diet) => diet),
    prepTime: field('prepTime', recipe.prepTime, (text) => readTime(problems, 'prepTime', text)),
    cookTime: field('cookTime', recipe.cookTime, (text) => readTime(problems, 'cookTime', text)),
    ...servingsOf(problems, recipe, written.servings),
    originalUrl: field('originalUrl', recipe.originalUrl, (text) => readLink(problems, text)),
    languageCode: field('languageCode', recipe.languageCode, (text) =>
      readLanguage(problems, text),
    ),
    difficulty: field('difficulty', recipe.difficulty, (difficulty) => difficulty),
  };
}

/** Who writes a number states it; null takes the statement away. */
function servingsOf(problems: Problems, recipe: Recipe, written: number | null | undefined) {
  if (written === undefined)
    return { servings: recipe.servings, servingsStated: recipe.servingsStated };
  if (written === null) return NOT_STATED;
  return { servings: readServings(problems, written), servingsStated: true };
}

function writtenByChef(problems: Problems, recipe: Recipe, written: WrittenRecipe) {
  const field = fieldsOf(written);
  return {
    chefInsight: field('chefInsight', recipe.chefInsight, (text) =>
      readOptional(problems, 'chefInsight', "The chef's insight", text, LIMITS.chefText),
    ),
    chefPersona: field('chefPersona', recipe.chefPersona, (text) =>
      readOptional(problems, 'chefPersona', "The chef's name", text, LIMITS.chefPersona),
    ),
    chefSecrets: field('chefSecrets', recipe.chefSecrets, (secrets) =>
      readSecrets(problems, secrets ?? []),
    ),
  };
}

/**
 * The recipe with the lines that were written, read anew where its language is another, and with
 * what hangs on them: total time and translation.
 */
function* withLines(
  before: Recipe,
  after: Recipe,
  lines: readonly WrittenLine[] | null,
  anew: boolean,
): ByParts<Recipe> {
  const rows = lines ?? before.ingredients.map(lineOf);
  const language = englishOf(after, rows);
  const newLanguage = language !== englishOf(before, before.ingredients.map(lineOf));
  const ingredients =
    lines || newLanguage
      ? yield* readLines(rows, before.ingredients, { language, anew: newLanguage || anew })
      : before.ingredients;
  return {
    ...after,
    ingredients,
    totalTime: totalOf(before, after),
    ...(yield* translationOf(before, { ...after, ingredients })),
  };
}

/** The language of a recipe with the country whose measures it uses. */
const englishOf = (
  { languageCode, title, instructions, originalUrl }: Recipe,
  rows: readonly WrittenLine[],
): string | undefined =>
  recipeEnglish({
    language: languageCode,
    lines: rows.map(({ text }) => text),
    texts: [title, ...instructions.map(({ instruction }) => instruction)],
    url: originalUrl,
  });

/** What is still in English of the recipe, and what a table can say of it anew. */
function* translationOf(before: Recipe, after: Recipe) {
  const own = after.languageCode === before.languageCode ? before : null;
  return {
    translatedTitle: own?.title === after.title ? own.translatedTitle : null,
    translatedIngredients: yield* translationOfLines(
      own?.translatedIngredients ?? null,
      before.ingredients.map(lineText),
      after.ingredients.map(lineText),
      after.languageCode,
    ),
    translatedInstructions: translationOfSteps(
      own?.translatedInstructions ?? null,
      stepTexts(before),
      stepTexts(after),
    ),
  };
}

/** A recipe whose language nobody has named is in that of its words, where they tell one. */
function languageOf(
  { languageCode, instructions }: Recipe,
  lines: readonly WrittenLine[] | null,
  written: WrittenRecipe,
): string | null {
  const isSilent = languageCode === null && written.languageCode === undefined;
  return isSilent && lines !== null
    ? kitchenLanguage(
        lines.map(({ text }) => text),
        instructions.map(({ instruction }) => instruction).join('\n'),
      )
    : languageCode;
}

const lineOf = (ingredient: Ingredient): WrittenLine => ({
  category: ingredient.category,
  text: lineText(ingredient),
});

/** Comments as they are kept; also for the command that changes them alone. */
export function readComments(problems: Problems, text: string): string {
  return readText(problems, 'comments', 'Comments', text, LIMITS.comments);
}

function linesOf(problems: Problems, { ingredientText, ingredients }: WrittenRecipe) {
  if (ingredientText && ingredients)
    problems.add(
      'ingredients',
      'must not be given beside ingredientText',
      'Give the ingredients as a text or as a list, not both.',
    );
  if (ingredients) return linesOfParts(problems, ingredients);
  return ingredientText === undefined && ingredients === undefined
    ? null
    : linesOfText(problems, ingredientText ?? '');
}

const stepTexts = ({ instructions }: Recipe) => instructions.map(({ instruction }) => instruction);
