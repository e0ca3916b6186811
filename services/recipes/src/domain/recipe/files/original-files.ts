import type { FurtherPage, Recipe } from '../recipe.ts';

type OriginalFile = Omit<FurtherPage, 'fileName'> & { fileName: string | null };

/** The files a recipe was made from, in their order: several where pictures are pages of one recipe. */
export function originalFilesOf({
  originalFileKey: fileKey,
  originalFileName: fileName,
  originalFileMimeType: mimeType,
  furtherPages,
}: Recipe): OriginalFile[] {
  return fileKey === null ? [] : [{ fileKey, fileName, mimeType }, ...furtherPages];
}

/** The fields of a recipe that was made from these files. */
export function originalsAs([first, ...further]: readonly OriginalFile[]) {
  return {
    originalFileKey: first?.fileKey ?? null,
    originalFileName: first?.fileName ?? null,
    originalFileMimeType: first?.mimeType ?? null,
    furtherPages: further.map((page) => ({ ...page, fileName: page.fileName ?? 'page' })),
  };
}

/** The keys of all files that a recipe has: what it was made from, and its picture. */
export function fileKeysOf({
  originalFileKey,
  furtherPages,
  imageKey,
}: Pick<Recipe, 'originalFileKey' | 'furtherPages' | 'imageKey'>): string[] {
  return [originalFileKey, ...furtherPages.map(({ fileKey }) => fileKey), imageKey].filter(
    (key) => key !== null,
  );
}
