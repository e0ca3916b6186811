import { keepTranslation } from './keep-translation.ts';
import { Problems } from './problems.ts';
import { LIMITS } from './recipe-limits.data.ts';
import {
  DEFAULT_SERVINGS,
  MAGIC_TAG,
  type Category,
  type DietaryCategory,
  type Difficulty,
  type Recipe,
} from './recipe.ts';
import { areServings, SERVINGS_ABOUT, SERVINGS_SENTENCE } from './servings-rule.ts';
import { CLASSIFIED_BY, courseAndDiet } from './index-recipe.ts';
import {
  linesOfParts,
  linesOfText,
  lineText,
  readLines,
  type WrittenIngredient,
} from './write-ingredients.ts';
import { readSteps, type WrittenStep } from './write-steps.ts';
import { readTime, totalOf } from './write-times.ts';
import { fits, readLine, readOptional, readText } from './written-text.ts';

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

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** The recipe as it is once that was written. Throws 422 with everything that does not hold. */
export function writeRecipe(recipe: Recipe, written: WrittenRecipe): Recipe {
  const problems = new Problems();
  /** What becomes of a field: as it was unless it was written. */
  const field = <V, K extends keyof WrittenRecipe>(
    name: K,
    was: V,
    read: (value: NonNullable<WrittenRecipe[K]> | null) => V,
  ): V =>
    written[name] === undefined
      ? was
      : read((written[name] as NonNullable<WrittenRecipe[K]>) ?? null);

  const after: Recipe = {
    ...recipe,
    title: field('title', recipe.title, (text) =>
      readLine(problems, 'title', 'The title', text ?? '', LIMITS.title),
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
    category: field('category', recipe.category, (category) => category),
    dietaryCategory: field('dietaryCategory', recipe.dietaryCategory, (diet) => diet),
    prepTime: field('prepTime', recipe.prepTime, (text) => readTime(problems, 'prepTime', text)),
    cookTime: field('cookTime', recipe.cookTime, (text) => readTime(problems, 'cookTime', text)),
    servings: field('servings', recipe.servings, (servings) =>
      readServings(problems, servings ?? DEFAULT_SERVINGS),
    ),
    originalUrl: field('originalUrl', recipe.originalUrl, (text) => readLink(problems, text)),
    languageCode: field('languageCode', recipe.languageCode, (text) =>
      readLanguage(problems, text),
    ),
    difficulty: field('difficulty', recipe.difficulty, (difficulty) => difficulty),
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
  if (after.title === '') problems.add('title', 'is required', 'A recipe needs a title.');
  const lines = linesOf(problems, written);
  problems.settle();

  const newLanguage = after.languageCode !== recipe.languageCode;
  const rows = () =>
    lines ??
    recipe.ingredients.map((ingredient) => ({
      category: ingredient.category,
      text: lineText(ingredient),
    }));
  const ingredients =
    lines || newLanguage
      ? readLines(rows(), recipe.ingredients, {
          languageCode: after.languageCode,
          anew: newLanguage || written.forceReparse === true,
        })
      : recipe.ingredients;
  const whole: Recipe = {
    ...after,
    ingredients,
    totalTime: totalOf(recipe, after),
    translatedIngredients: newLanguage
      ? null
      : keepTranslation(
          recipe.translatedIngredients,
          recipe.ingredients.map(lineText),
          ingredients.map(lineText),
        ),
    translatedInstructions: newLanguage
      ? null
      : keepTranslation(recipe.translatedInstructions, stepTexts(recipe), stepTexts(after)),
  };
  return CLASSIFIED_BY.every((name) => whole[name] === recipe[name])
    ? whole
    : { ...whole, ...courseAndDiet(whole) };
}

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

function readTags(problems: Problems, tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags.map((text) => readLine(problems, 'tags', 'A tag', text, LIMITS.tag)))
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  return fits(problems, 'tags', [...seen], LIMITS.tags, 'tags') ? [...seen.values()] : [];
}

function withMagicTag({ generated }: Recipe, tags: readonly string[]): readonly string[] {
  return generated && !tags.includes(MAGIC_TAG) ? [...tags, MAGIC_TAG] : tags;
}

function readSecrets(problems: Problems, secrets: readonly string[]): string[] {
  if (!fits(problems, 'chefSecrets', secrets, LIMITS.chefSecrets, "chef's secrets")) return [];
  return secrets
    .map((text) => readText(problems, 'chefSecrets', "A chef's secret", text, LIMITS.chefSecret))
    .filter(Boolean);
}

function readServings(problems: Problems, servings: number): number {
  if (!areServings(servings)) problems.add('servings', SERVINGS_ABOUT, SERVINGS_SENTENCE);
  return servings;
}

function readLanguage(problems: Problems, text: string | null): string | null {
  const code = text?.trim() || null;
  if (code !== null && !LANGUAGE_TAG.test(code))
    problems.add(
      'languageCode',
      'must be a language code, such as de',
      'The language must be a code such as "de" or "pt-BR".',
    );
  return code;
}

/** Only links that a browser may follow from a page: nothing that runs. */
function readLink(problems: Problems, text: string | null): string | null {
  const link = text?.trim() || null;
  if (link === null) return null;
  const url = link.length <= LIMITS.link && URL.canParse(link) ? new URL(link) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    problems.add(
      'originalUrl',
      'must be a web address that begins with https:// or http://',
      'The original address must begin with https:// or http://.',
    );
  return link;
}
