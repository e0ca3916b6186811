import type { ReadManyLines } from '../domain/recipe/writing/read-ingredients.ts';
import type { FilesOfRecipes } from '../domain/recipe/files/recipe-files-among.ts';
import type { LibraryReader } from '../domain/library/library-reader.ts';
import type { Recipe } from '../domain/recipe/recipe.ts';
import type { RecipeFiles, RecipeStore } from '../domain/recipe/recipe-store.ts';
import type { TemplateStore } from '../domain/templates/recipe-template.ts';
import type { UsedKeys } from '../domain/recipe/saving/used-keys.ts';
import type { ImportExportDependencies } from './import-export/import-export-resolvers.ts';
import type { WhoAsks } from './who-asks.ts';

/** What the resolvers of this service work with. */
export interface Dependencies {
  asks: WhoAsks;
  store: RecipeStore;
  library: LibraryReader;
  files: RecipeFiles;
  filesOfRecipes: FilesOfRecipes;
  readManyLines: ReadManyLines;
  /** Tells open pages that the analysis of a recipe has come, or has failed. */
  tellAnalysed(recipe: Pick<Recipe, 'id' | 'ownerId'>): void;
  keys: UsedKeys;
  templates: TemplateStore;
  importExport: ImportExportDependencies;
  /** Signs links to files. */
  secret: string;
}
