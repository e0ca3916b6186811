import { MOST_PAGES, PAGES_BYTES } from '@convivio/contracts/upload-limits';
import type { Batch, BatchFile } from './batch.ts';

/** Some systems know no type for HEIC. */
const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name));

/** Whether the files of a batch could be pages of one recipe: all are pictures, and none was handed over. */
export const mayBePages = ({ phase, files }: Batch) =>
  phase === 'selected' && files.every(({ file, progress }) => progress === 0 && isPicture(file));

/** Whether they are pages of one recipe, as the cook has said. */
export const areOneRecipe = (batch: Batch) => batch.asPages && mayBePages(batch);

/** Whether one more picture would be a page of the recipe in the list, or of a new one. */
export const mayAddPage = (batch: Batch) =>
  batch.phase === 'empty' ||
  batch.phase === 'completed' ||
  (areOneRecipe(batch) && batch.files.length < MOST_PAGES);

/** Whether they are more, or larger together, than pages of one recipe may be. */
export const areTooManyPages = ({ files }: Batch) =>
  files.length > MOST_PAGES || files.reduce((sum, { file }) => sum + file.size, 0) > PAGES_BYTES;

/** The batch with one file a place further up or down; as it is where there is no such place. */
export function withMoved(batch: Batch, key: string, by: -1 | 1): Batch {
  const from = batch.files.findIndex((file) => file.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= batch.files.length) return batch;
  const files: BatchFile[] = [...batch.files];
  files.splice(to, 0, ...files.splice(from, 1));
  return { ...batch, files };
}
