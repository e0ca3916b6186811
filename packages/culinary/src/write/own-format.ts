/** The names by which our own files are known, and the version of what is in them. */
export const ownFormat = {
  program: 'Convivio',
  library: 'convivio-library',
  recipe: 'convivio-recipe',
  template: 'convivio-template',
  version: 1,
} as const;

/** One `recipe.json` of our own zip. Paths are relative to it. */
export interface OwnRecipeFile {
  format: typeof ownFormat.recipe;
  formatVersion: number;
  recipe: Record<string, unknown>;
  files: {
    image: OwnFileReference | null;
    original: OwnFileReference | null;
    /** Pictures that are pages of the recipe behind its original; files of earlier versions have none. */
    furtherPages?: OwnFileReference[];
  };
}

export interface OwnFileReference {
  path: string;
  name: string;
  contentType: string;
}

export interface OwnTemplateFile {
  format: typeof ownFormat.template;
  formatVersion: number;
  template: Record<string, unknown>;
}

/** Who wrote the data, as schema.org's `sdPublisher` tells it. */
export const ownPublisher = { '@type': 'Organization', name: ownFormat.program } as const;
