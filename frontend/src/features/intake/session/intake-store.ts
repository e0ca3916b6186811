import { emptyBatch, type Batch } from './batch.ts';
import { idle, type SingleUpload } from './single-upload.ts';

export interface IntakeState {
  single: SingleUpload;
  batch: Batch;
  /** Names of files that were not sent before the page was last left, and not chosen again since. */
  unsent: readonly string[];
}

export type IntakeStore = ReturnType<typeof createIntakeStore>;

/** What is being read now, and who is told when it changes. */
export function createIntakeStore() {
  let state: IntakeState = { single: idle, batch: emptyBatch, unsent: [] };
  const listeners = new Set<() => void>();

  return {
    getState: () => state,

    change(part: Partial<IntakeState>): void {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
