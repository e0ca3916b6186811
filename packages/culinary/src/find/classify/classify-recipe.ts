import type { Category, RecipeDraft } from '../../recipe/recipe.ts';
import { classifyCourse } from './classify-course.ts';

interface Classification {
  category: Category | null;
  tags: string[];
}

/**
 * Course and tidy tags of a recipe that was just read. Its diet is no part of it: that follows from what is in the recipe, and
 * changes with it, unless a cook states it.
 */
export function classifyRecipe(draft: RecipeDraft): Classification {
  return {
    category: classifyCourse({
      title: draft.title ?? '',
      courseText: draft.courseText,
      tags: draft.tags,
      lines: draft.ingredients.flatMap((group) => group.lines),
      language: draft.language,
    }),
    tags: tidyTags(draft.tags),
  };
}

/** Trimmed, without repetitions in another spelling. How many a recipe may keep is decided where it is kept. */
function tidyTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags.map((text) => text.replace(/^#/, '').replace(/\s+/g, ' ').trim())) {
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}
