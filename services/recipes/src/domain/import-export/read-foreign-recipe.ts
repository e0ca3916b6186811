import { ingredientsKept } from '@convivio/contracts/recipe-limits';
import { classifyRecipe, translateLines } from '@convivio/culinary/find';
import {
  assumedMeasures,
  groupsApart,
  parseIngredient,
  recipeEnglish,
} from '@convivio/culinary/line';
import { emptyDraft, leftOutLines, type PortableRecipe } from '@convivio/culinary/recipe';
import { withoutTurning } from '@convivio/platform/written-text';
import { keptDoubts } from '../recipe/doubts/kept-doubts.ts';
import { blankRecipe } from '../recipe/writing/blank-recipe.ts';
import { KeptWithin } from '../recipe/writing/kept-within.ts';
import { LIMITS } from '../recipe/writing/recipe-limits.data.ts';
import { statedServings } from '../recipe/writing/stated-servings.ts';
import { MAIN_INGREDIENTS, type Ingredient, type Recipe } from '../recipe/recipe.ts';
import { courseAndDiet } from '../recipe/saving/index-recipe.ts';

/** A recipe of another program as one of ours, and sentences about what it had too much of. */
export function foreignRecipe(
  written: PortableRecipe,
  id: number,
  ownerId: string,
  now: Date,
): { recipe: Recipe; losses: string[] } {
  const portable = { ...written, ...groupsApart(written, written.language) };
  const limits = new KeptWithin();
  const { loss, ...servings } = statedServings(portable.servings);
  if (loss !== null) limits.losses.add(loss);
  const language = recipeEnglish({
    language: portable.language,
    lines: portable.ingredients.flatMap(({ lines }) => lines),
    texts: [portable.title, ...portable.steps.map(({ text }) => text)],
    url: portable.originalUrl,
  });
  const ingredients = ingredientsOf(portable, language, limits);
  const recipe: Recipe = {
    ...blankRecipe(id, ownerId, now),
    ingredients,
    tags: tagsOf(portable, limits),
    ...textsOf(portable, limits),
    ...factsOf(portable, limits),
    ...servings,
    state: portable.archived ? 'archived' : 'active',
    createdAt: pastDate(portable.createdAt, now),
  };
  const told = new Set(portable.doubts.map(({ sentence }) => sentence));
  const assumed = assumedMeasures(ingredients, language).filter(
    ({ sentence }) => !told.has(sentence),
  );
  const doubts = keptDoubts([...portable.doubts, ...assumed], recipe);
  const leftOut = leftOutLines(portable.leftOut);
  return {
    recipe: { ...recipe, ...courseAndDiet(recipe), doubts, leftOut },
    losses: [...limits.losses],
  };
}

function textsOf(portable: PortableRecipe, limits: KeptWithin) {
  return {
    title: limits.text(withoutTurning(portable.title), LIMITS.title, 'title'),
    description: limits.text(portable.description, LIMITS.description, 'description'),
    instructions: limits
      .steps(
        portable.steps,
        ({ text, technique, tip }) => `${text}${technique ?? ''}${tip ?? ''}`,
        'steps',
      )
      .map((step, index) => ({
        step: index + 1,
        instruction: limits.text(step.text, LIMITS.step, 'step'),
        group: step.group && limits.text(step.group, LIMITS.title, 'heading of steps'),
        technique: step.technique,
        tip: step.tip,
      })),
    notes: limits.texts(portable.notes, 'notes'),
    equipment: limits.texts(portable.equipment, 'equipment'),
    servingNotes: limits.texts(portable.servingNotes, 'serving notes'),
    storageNotes: limits.texts(portable.storageNotes, 'storage notes'),
    tips: limits.texts(portable.tips, 'tips'),
    comments: limits.text(portable.comments, LIMITS.comments, 'comments'),
  };
}

/** What is a figure, a choice or a short line. */
function factsOf(portable: PortableRecipe, limits: KeptWithin) {
  const { title, courseText, tags, originalUrl } = portable;
  const lines = portable.ingredients.flatMap((group) => group.lines);
  const line = (text: string | null, what: string) =>
    text === null ? null : limits.text(text, LIMITS.title, what);
  return {
    category:
      portable.category ??
      classifyRecipe({
        ...emptyDraft(),
        title,
        courseText,
        tags,
        ingredients: portable.ingredients,
        language: portable.language,
      }).category,
    dietaryCategory: portable.dietaryCategory,
    prepTime: minutes(portable.prepTime),
    cookTime: minutes(portable.cookTime),
    totalTime: minutes(portable.totalTime),
    yieldText: line(portable.yieldText, 'yield'),
    author: line(portable.author, 'author'),
    source: line(portable.source, 'source'),
    originalUrl: originalUrl && originalUrl.length <= LIMITS.link ? originalUrl : null,
    originalFormat: originalUrl ? ('others' as const) : null,
    languageCode: portable.language,
    translatedIngredients: translateLines(
      lines.slice(0, ingredientsKept(lines)),
      portable.language,
    ),
  };
}

function ingredientsOf(
  { ingredients }: PortableRecipe,
  language: string | undefined,
  limits: KeptWithin,
): Ingredient[] {
  const lines = ingredients.flatMap((group) =>
    group.lines.map((line) => ({
      line,
      category:
        limits.text(group.name ?? '', LIMITS.title, 'heading of ingredients') || MAIN_INGREDIENTS,
    })),
  );
  const most = ingredientsKept(lines.map(({ line }) => line));
  return limits.first(lines, most, 'ingredients').map(({ line, category }) => ({
    ...parseIngredient(limits.text(line, LIMITS.line, 'ingredient line'), { language }),
    category,
  }));
}

function tagsOf({ tags }: PortableRecipe, limits: KeptWithin): string[] {
  const tidy = tags.map((tag) => tag.replace(/^#/, '').replace(/\s+/g, ' ').trim());
  const first = limits.first(tidy.filter(Boolean), LIMITS.tags, 'tags');
  return [...new Set(first.map((tag) => limits.text(tag, LIMITS.tag, 'tag')))];
}

const minutes = (time: number | null) =>
  time === null || !Number.isFinite(time) || time <= 0 ? null : Math.round(time);

/** A clock that ran ahead elsewhere does not put a recipe before all that are added from now on. */
function pastDate(iso: string | null, now: Date): Date {
  const date = iso ? new Date(iso) : now;
  return Number.isNaN(date.getTime()) || date > now ? now : date;
}
