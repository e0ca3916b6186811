import type { PortableFile, PortableRecipe } from '../../recipe/portable-recipe.ts';

/** One thing found in a library file: a recipe, or what could not be read as one and why. Exactly one of `recipe`, `kept` and `problem` is there. */
export interface LibraryFileItem {
  kind: 'recipe' | 'template';
  /** What wrote it: "Mealie", "Paprika" … */
  format: string | null;
  /** The recipe's title, else the name in the file. */
  name: string;
  recipe: PortableRecipe | null;
  /** All fields of a recipe or template from a file of our own, still unchecked. */
  kept: Record<string, unknown> | null;
  image: PortableFile | null;
  originalFile: PortableFile | null;
  /** Pictures that are pages of the recipe behind its original file. */
  furtherPages: PortableFile[];
  /** A sentence that says why there is no recipe. */
  problem: string | null;
  /** Sentences about what the recipe had and we have no place for, and what it lacks. */
  losses: string[];
  /** What went wrong unexpectedly, for the log. */
  cause?: unknown;
}

/** Marks that turn the text around them: they would make a file's name read as another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** An item that is no recipe, with the sentence that says why. */
export function failedItem(
  name: string,
  problem: string,
  format: string | null = null,
): LibraryFileItem {
  return {
    kind: 'recipe',
    format,
    name: name.replace(turning, ''),
    recipe: null,
    kept: null,
    image: null,
    originalFile: null,
    furtherPages: [],
    problem: problem.replace(turning, ''),
    losses: [],
  };
}
