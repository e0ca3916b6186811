import { pattern } from '../../../words/pattern.ts';
import { readDuration } from '../../../words/durations.ts';
import type { PortableRecipe } from '../../../recipe/portable-recipe.ts';

const credit = pattern('i')`
  ^\s*(?<label>source|from|recipe from|author|recipe by|by|prep(?:aration)?(?: time)?|cook
  (?:ing)?(?: time)?|total time|(?:contributed|submitted|posted|typed|entered|formatted|
  converted|shared)(?: for (?:you|mm))? by|mm(?:ed)? by)\s*:\s*(?<said>\S.*)$
`;

/**
 * Puts a line that tells where a recipe comes from where it belongs: the format has no fields for
 * it, and programs write it around the directions. False for any other line.
 */
export function takeCredit(recipe: PortableRecipe, line: string): boolean {
  const { label = '', said = '' } = credit.exec(line.slice(0, 500))?.groups ?? {};
  const kind = label.toLowerCase();
  if (kind === '') return false;
  if (/^(?:source|from|recipe from)$/.test(kind) && recipe.source === null)
    recipe.source = said.trim();
  else if (/^(?:author|recipe by|by)$/.test(kind) && recipe.author === null)
    recipe.author = said.trim();
  else if (kind.startsWith('prep') && recipe.prepTime === null && readDuration(said) !== null)
    recipe.prepTime = readDuration(said);
  else if (kind.startsWith('cook') && recipe.cookTime === null && readDuration(said) !== null)
    recipe.cookTime = readDuration(said);
  else if (kind === 'total time' && recipe.totalTime === null && readDuration(said) !== null)
    recipe.totalTime = readDuration(said);
  else recipe.notes.push(line.trim());
  return true;
}

/** Lines were wrapped at 80 columns; a shorter one ended by itself. */
const wrappedFrom = 60;

/** The lines of a recipe, those that credit somebody in one piece each. */
export function unwrapCredits(lines: readonly string[]): string[] {
  const unwrapped: string[] = [];
  let open = false;
  for (const line of lines) {
    const isCredit = credit.test(line.slice(0, 500));
    if (open && !isCredit && /^\s*\p{L}/u.test(line))
      unwrapped.push(`${unwrapped.pop()} ${line.trim()}`);
    else unwrapped.push(line);
    open = line.length >= wrappedFrom && (isCredit || open) && line.trim() !== '';
  }
  return unwrapped;
}
