import { classifyCourse } from '../../find/classify/classify-course.ts';
import { languageOf } from '../language.ts';
import type { PortableRecipe } from '../../recipe/portable-recipe.ts';
import type { StatedFacts } from './stated-in-file.ts';
import { untakenFacts } from './untaken-facts.ts';
import type { LibraryFileItem } from './library-file-item.ts';

/**
 * An item with a recipe in it; its language is told by its words where the source does not state it. A category that is no course is a tag.
 * What the source states and could not be taken is a loss.
 */
export function readItem(
  format: string,
  recipe: PortableRecipe,
  more: Partial<LibraryFileItem> = {},
  stated?: StatedFacts,
): LibraryFileItem {
  const language =
    recipe.language ??
    languageOf(
      [
        recipe.title,
        ...recipe.ingredients.flatMap((group) => group.lines),
        ...recipe.steps.slice(0, 20).map((step) => step.text),
      ]
        .join('\n')
        .slice(0, 5_000),
    );
  return {
    kind: 'recipe',
    format,
    name: recipe.title,
    recipe: { ...recipe, language, tags: [...recipe.tags, ...labelsOf(recipe)] },
    kept: null,
    image: null,
    originalFile: null,
    furtherPages: [],
    problem: null,
    ...more,
    losses: [
      ...gapsOf(recipe),
      ...(stated ? untakenFacts(recipe, stated) : []),
      ...(more.losses ?? []),
    ],
  };
}

/** Whether a loss is that of a picture which a file names by its address alone. */
export const isOnlyNamed = (loss: string): boolean => loss.startsWith('Its picture is only named');

/** What a recipe lacks although it is one: it is kept, and the cook hears of it. */
function gapsOf({ ingredients, steps }: PortableRecipe): string[] {
  const missing = [
    !ingredients.some(({ lines }) => lines.length > 0) && 'no ingredients',
    steps.length === 0 && 'no steps',
  ].filter(Boolean);
  return missing.length > 0 ? [`It has ${missing.join(' and ')}.`] : [];
}

function labelsOf({ courseText, tags }: PortableRecipe): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  return (courseText ?? '')
    .split(/[,;]/)
    .map((label) => label.trim())
    .filter(
      (label) =>
        label &&
        !known.has(label.toLowerCase()) &&
        classifyCourse({ title: '', courseText: label, tags: [] }) === null,
    );
}
