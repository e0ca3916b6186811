import type { PortableRecipe } from '../../recipe/portable-recipe.ts';
import { statesNoTime } from '../../words/no-time.ts';
import { shortened } from '../doubts/shortened.ts';
import { isObject } from './json-values.ts';
import type { StatedFacts } from './stated-in-file.ts';

const TIMES = [
  ['prepTime', 'preparation time'],
  ['cookTime', 'cooking time'],
  ['totalTime', 'total time'],
] as const;

/** Sentences about facts that a file states and that could not be taken. */
export function untakenFacts(recipe: PortableRecipe, stated: StatedFacts): string[] {
  const losses: string[] = [];
  const author = saidIn(stated.author);
  if (author !== '' && recipe.author === null)
    losses.push(`Its author “${shortened(author)}” was not kept.`);
  for (const [fact, what] of TIMES) {
    const time = saidIn(stated[fact]);
    if (recipe[fact] === null && !statesNoTime(time))
      losses.push(`Its ${what} “${shortened(time)}” could not be read.`);
  }
  const yielded = saidIn(stated.yield);
  if (yielded !== '' && recipe.servings === null && recipe.yieldText === null)
    losses.push(`Its yield of “${shortened(yielded)}” was not kept.`);
  const created = saidIn(stated.created);
  if (created !== '' && recipe.createdAt === null && Number.isNaN(Date.parse(created)))
    losses.push(`Its date “${shortened(created)}” could not be read.`);
  return losses;
}

const MOST_SAID = 10;
const DEEPEST = 5;

/** All that a value says, in its words: of an object what its fields say, but for their types. */
function saidIn(value: unknown): string {
  const said = new Set<string>();
  const look = (part: unknown, depth: number): void => {
    if (said.size >= MOST_SAID || depth > DEEPEST) return;
    if (typeof part === 'string' || typeof part === 'number' || part === true) {
      const text = String(part).replace(/\s+/g, ' ').trim();
      if (text !== '') said.add(text);
    } else if (Array.isArray(part)) for (const one of part) look(one, depth + 1);
    else if (isObject(part))
      for (const [name, one] of Object.entries(part))
        if (name !== '@type' && name !== '@context') look(one, depth + 1);
  };
  look(value, 0);
  return [...said].join(', ');
}
