import { classifyRecipe } from '@convivio/culinary/find';
import { parseIngredient } from '@convivio/culinary/line';
import { emptyDraft, type PortableRecipe } from '@convivio/culinary/recipe';
import { blankRecipe } from '../recipe/blank-recipe.ts';
import { LIMITS } from '../recipe/recipe-limits.data.ts';
import {
  DEFAULT_SERVINGS,
  MAIN_INGREDIENTS,
  type Ingredient,
  type Recipe,
} from '../recipe/recipe.ts';
import { courseAndDiet } from '../recipe/index-recipe.ts';

/** A recipe of another program as one of ours, and sentences about what it had too much of. */
export function foreignRecipe(
  portable: PortableRecipe,
  id: number,
  ownerId: string,
  now: Date,
): { recipe: Recipe; losses: string[] } {
  const losses: string[] = [];
  const within = (text: string, most: number, what: string): string => {
    const tidy = text.toWellFormed().trim();
    if (tidy.length <= most) return tidy;
    losses.push(`Its ${what} was cut at ${most.toLocaleString('en')} characters.`);
    return tidy.slice(0, most).toWellFormed();
  };
  const first = <Item>(items: Item[], most: number, what: string): Item[] => {
    if (items.length > most)
      losses.push(
        `Only the first ${most} of its ${items.length.toLocaleString('en')} ${what} were kept.`,
      );
    return items.slice(0, most);
  };
  const texts = (list: string[], what: string) =>
    first(list, LIMITS.steps, what)
      .map((text) => within(text, LIMITS.step, what))
      .filter(Boolean);

  const lines = first(
    portable.ingredients.flatMap((group) =>
      group.lines.map((line) => ({
        line,
        category: group.name?.trim().slice(0, LIMITS.title) || MAIN_INGREDIENTS,
      })),
    ),
    LIMITS.lines,
    'ingredients',
  );
  const languageCode = portable.language;
  const tags = first(
    portable.tags.map((tag) => tag.replace(/^#/, '').replace(/\s+/g, ' ').trim()).filter(Boolean),
    LIMITS.tags,
    'tags',
  ).map((tag) => tag.slice(0, LIMITS.tag).toWellFormed());
  const recipe: Recipe = {
    ...blankRecipe(id, ownerId, now),
    title: within(portable.title, LIMITS.title, 'title'),
    description: within(portable.description, LIMITS.description, 'description'),
    ingredients: lines.map(({ line, category }): Ingredient => ({
      ...parseIngredient(
        line.toWellFormed().slice(0, LIMITS.line),
        languageCode ? { language: languageCode } : {},
      ),
      category,
    })),
    instructions: first(portable.steps, LIMITS.steps, 'steps').map((step, index) => ({
      step: index + 1,
      instruction: within(step.text, LIMITS.step, 'step'),
      group: step.group,
      technique: step.technique,
      tip: step.tip,
    })),
    tags: [...new Set(tags)],
    category:
      portable.category ??
      classifyRecipe({
        ...emptyDraft(),
        title: portable.title,
        courseText: portable.courseText,
        tags: portable.tags,
      }).category,
    dietaryCategory: portable.dietaryCategory,
    prepTime: minutes(portable.prepTime),
    cookTime: minutes(portable.cookTime),
    totalTime: minutes(portable.totalTime),
    servings: Math.min(
      LIMITS.servings,
      Math.max(1, Math.round(portable.servings ?? DEFAULT_SERVINGS)),
    ),
    yieldText: portable.yieldText?.slice(0, LIMITS.title) ?? null,
    notes: texts(portable.notes, 'notes'),
    equipment: texts(portable.equipment, 'equipment'),
    servingNotes: texts(portable.servingNotes, 'serving notes'),
    storageNotes: texts(portable.storageNotes, 'storage notes'),
    tips: texts(portable.tips, 'tips'),
    comments: within(portable.comments, LIMITS.comments, 'comments'),
    author: portable.author?.slice(0, LIMITS.title) ?? null,
    source: portable.source?.slice(0, LIMITS.title) ?? null,
    originalUrl:
      portable.originalUrl && portable.originalUrl.length <= LIMITS.link
        ? portable.originalUrl
        : null,
    originalFormat: portable.originalUrl ? 'others' : null,
    languageCode,
    state: portable.archived ? 'archived' : 'active',
    createdAt: pastDate(portable.createdAt, now),
  };
  return { recipe: { ...recipe, ...courseAndDiet(recipe) }, losses: [...new Set(losses)] };
}

const minutes = (time: number | null) =>
  time === null || !Number.isFinite(time) || time <= 0 ? null : Math.round(time);

/** A clock that ran ahead elsewhere does not put a recipe before all that are added from now on. */
function pastDate(iso: string | null, now: Date): Date {
  const date = iso ? new Date(iso) : now;
  return Number.isNaN(date.getTime()) || date > now ? now : date;
}
