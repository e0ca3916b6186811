import type { FilesOfRecipes } from '../domain/recipe-files-among.ts';
import type { LibraryShelf, RecipeFiles, RecipeStore } from '../domain/recipe-store.ts';
import type { TemplateStore } from '../domain/recipe-template.ts';
import type { ExchangeDependencies } from './exchange-resolvers.ts';

/** What the resolvers of this service work with. */
export interface Dependencies {
  store: RecipeStore;
  shelf: LibraryShelf;
  files: RecipeFiles;
  filesOfRecipes: FilesOfRecipes;
  templates: TemplateStore;
  exchange: ExchangeDependencies;
  /** Signs links to files. */
  secret: string;
}
