import type { LibraryCount } from './library-query.ts';
import type { Recipe, ShownState } from '../recipe/recipe.ts';

/** How many recipes there are of each state, course and diet. */
export class LibraryTally {
  readonly #counts = new Map<string, LibraryCount & { state: Recipe['state'] }>();

  add({ state, course, diet }: Pick<Recipe, 'state' | 'course' | 'diet'>, change: 1 | -1): void {
    const key = `${state} ${course} ${diet}`;
    const known = this.#counts.get(key);
    if (known) known.count += change;
    else this.#counts.set(key, { state, course, diet, count: change });
  }

  counts(state: ShownState): LibraryCount[] {
    return [...this.#counts.values()]
      .filter((each) => each.state === state && each.count > 0)
      .map(({ course, diet, count }) => ({ course, diet, count }));
  }
}
