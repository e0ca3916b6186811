import { emptyBatch, withFiles, withoutFile, type Batch } from './batch.ts';
import { areOneRecipe, areTooManyPages, withMoved } from './batch-pages.ts';
import type { IntakePorts } from './intake-ports.ts';
import type { IntakeStore } from './intake-store.ts';

/** Which files wait to be read, and whether they are pages of one recipe: each is a recipe of its own unless told. */
export function createBatchSelection({ newKey }: IntakePorts, store: IntakeStore) {
  const batchNow = () => store.getState().batch;
  const change = (batch: Batch) => store.change({ batch });

  function addFiles(added: readonly File[]): void {
    const batch = batchNow();
    change(withFiles(batch.phase === 'completed' ? emptyBatch : batch, added, newKey));
  }
  const setAsPages = (asPages: boolean) => change({ ...batchNow(), asPages });

  return {
    addFiles,
    setAsPages,

    /** Adds a picture to the pages of one recipe. */
    addPage(page: File): void {
      addFiles([page]);
      setAsPages(true);
    },

    movePage(key: string, by: -1 | 1): void {
      change(withMoved(batchNow(), key, by));
    },

    removeFile(key: string): void {
      change(withoutFile(batchNow(), key));
    },

    /** The pages of one recipe in their order, off the list to be handed over; null where the files are none, or too many. */
    takePages(): File[] | null {
      const batch = batchNow();
      if (!areOneRecipe(batch) || areTooManyPages(batch)) return null;
      change(emptyBatch);
      return batch.files.map(({ file }) => file);
    },
  };
}
