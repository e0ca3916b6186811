import { invalid } from '@convivio/platform/errors';

const MOST = 1_000;

export interface FilesOfRecipes {
  /** Which of these files are originals or pictures of recipes that are not deleted. */
  among(fileKeys: readonly string[]): Promise<string[]>;
}

/** Which of these files are originals or pictures of recipes. Whoever sweeps uploads asks. */
export async function recipeFilesAmong(
  filesOfRecipes: FilesOfRecipes,
  fileKeys: readonly string[],
): Promise<string[]> {
  if (fileKeys.length > MOST)
    throw invalid(
      'TOO_MANY_FILES',
      `At most ${MOST.toLocaleString('en')} files can be asked after at once.`,
    );
  return [...new Set(await filesOfRecipes.among(fileKeys))];
}
