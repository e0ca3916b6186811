/** What ids of generated recipes begin with. */
const GENERATED = 'magic_';

/** What a recipe, a written or a generated one, is called in the API. */
export const recipeIdOf = ({ id, generated }: { id: number; generated: boolean }): string =>
  generated ? `${GENERATED}${id}` : String(id);

/** The number in such an id, as it is written there, and whether the recipe was generated. */
export const partsOfRecipeId = (id: string): { digits: string; generated: boolean } =>
  id.startsWith(GENERATED)
    ? { digits: id.slice(GENERATED.length), generated: true }
    : { digits: id, generated: false };
