import { allRecipes } from './all-recipes.ts';
import type { KeptRecipe } from './own-file-fields.ts';
import type { Recipe, RecipeRef } from '../recipe/recipe.ts';
import type { RecipeStore } from '../recipe/recipe-store.ts';

type Compared = Pick<Recipe, 'title' | 'ingredients' | 'originalUrl' | 'source'>;

const fold = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
const linesOf = ({ ingredients }: Compared) =>
  ingredients.map(({ originalText }) => fold(originalText)).join('\n');
const sourceOf = ({ originalUrl, source }: Compared) => fold(originalUrl ?? source ?? '');
const stepsOf = ({ instructions }: Pick<Recipe, 'instructions'>) =>
  instructions.map(({ instruction }) => fold(instruction)).join('\n');

/** The recipes that a cook has, by title: enough to find out whether one that comes in is there already. */
export class ExistingRecipes {
  readonly #store: RecipeStore;
  readonly #byTitle = new Map<string, RecipeRef[]>();

  private constructor(store: RecipeStore) {
    this.#store = store;
  }

  /** `except` are recipes that do not count. */
  static async of(
    store: RecipeStore,
    ownerId: string,
    except: ReadonlySet<number>,
  ): Promise<ExistingRecipes> {
    const present = new ExistingRecipes(store);
    for (const recipe of await allRecipes(store, ownerId, ['id', 'generated', 'title']))
      if (!except.has(recipe.id)) present.add(recipe);
    return present;
  }

  add({ id, generated, title }: Pick<Recipe, 'id' | 'generated' | 'title'>): void {
    const known = this.#byTitle.get(fold(title));
    if (known) known.push({ id, generated });
    else this.#byTitle.set(fold(title), [{ id, generated }]);
  }

  /** The same recipe: title, ingredients and source agree. */
  async sameAs(recipe: Compared): Promise<Recipe | null> {
    return this.#find(recipe, () => true);
  }

  /** The recipe that was exported, if it is still there and nobody has changed it; else one that agrees in all that is written in it. */
  async sameAsKept(kept: KeptRecipe, ownerId: string): Promise<Recipe | null> {
    const exported = await this.#store.find({ id: kept.id, generated: kept.generated });
    if (exported?.ownerId === ownerId && exported.version === kept.version) return exported;
    return this.#find(
      kept,
      (other) =>
        stepsOf(other) === stepsOf(kept) &&
        fold(other.comments) === fold(kept.comments) &&
        fold(other.description) === fold(kept.description),
    );
  }

  async #find(recipe: Compared, agrees: (other: Recipe) => boolean): Promise<Recipe | null> {
    for (const ref of this.#byTitle.get(fold(recipe.title)) ?? []) {
      const other = await this.#store.find(ref);
      if (
        other &&
        linesOf(other) === linesOf(recipe) &&
        sourceOf(other) === sourceOf(recipe) &&
        agrees(other)
      )
        return other;
    }
    return null;
  }
}
