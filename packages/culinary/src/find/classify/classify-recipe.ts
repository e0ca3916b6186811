import type { Category, DietaryCategory, RecipeDraft } from '../../recipe/recipe.ts';
import { classifyCourse } from './classify-course.ts';
import { classifyDiet, type FittingDiet } from './classify-diet.ts';

const MAX_TAGS = 12;
const MAX_TAG = 40;

interface Classification {
  category: Category | null;
  /** Null where there is nothing to tell it by, or where it cannot be decided. */
  dietaryCategory: DietaryCategory | null;
  tags: string[];
}

/** Course, diet and tidy tags of a recipe that was just read. A dessert is filed as dessert whatever is in it. */
export function classifyRecipe(draft: RecipeDraft): Classification {
  const title = draft.title ?? '';
  const category = classifyCourse(title, draft.courseText, draft.tags);
  const lines = draft.ingredients.flatMap((group) => group.lines);
  return {
    category,
    dietaryCategory:
      category === 'dessert'
        ? 'dessert'
        : lines.length > 0
          ? decided(classifyDiet(title, lines, draft.language))
          : null,
    tags: tidyTags(draft.tags),
  };
}

const decided = (diet: FittingDiet) => (diet === 'undecided' ? null : diet);

/** Trimmed, without repetitions in another spelling, at most twelve. */
function tidyTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags.map((text) => text.replace(/^#/, '').replace(/\s+/g, ' ').trim())) {
    if (tag && tag.length <= MAX_TAG && !seen.has(tag.toLowerCase()))
      seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()].slice(0, MAX_TAGS);
}
