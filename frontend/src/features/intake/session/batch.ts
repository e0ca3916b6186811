/** A file of the batch list. Progress: 0 waiting, 30 handed over, 70 being understood, 100 done, -1 failed. */
export interface BatchFile {
  key: string;
  file: File;
  progress: 0 | 30 | 70 | 100 | -1;
  retries: number;
  error: string | null;
  title: string | null;
  /** It was read with low confidence. */
  draft: boolean;
}

/**
 * `selected` before the start, `running`, `halted` with failures that may be tried again,
 * `completed` when nothing is left to do.
 */
export interface Batch {
  phase: 'empty' | 'selected' | 'running' | 'halted' | 'completed';
  files: readonly BatchFile[];
  /** The cook has said that they are pages of one recipe, which holds as long as all are pictures. */
  asPages: boolean;
}

export const emptyBatch: Batch = { phase: 'empty', files: [], asPages: false };

/** A failed file may be tried again this often. */
const mostRetries = 3;

export const mayRetry = (file: BatchFile) => file.progress === -1 && file.retries < mostRetries;

export function withFiles(batch: Batch, files: readonly File[], keyOf: () => string): Batch {
  const added = files.map((file): BatchFile => ({
    key: keyOf(),
    file,
    progress: 0,
    retries: 0,
    error: null,
    title: null,
    draft: false,
  }));
  return {
    ...batch,
    phase: batch.phase === 'running' ? 'running' : 'selected',
    files: [...batch.files, ...added],
  };
}

/** Takes a file off the list, as long as it was not handed over. */
export function withoutFile(batch: Batch, key: string): Batch {
  const files = batch.files.filter((file) => file.key !== key || file.progress !== 0);
  return files.length === 0 ? emptyBatch : { ...batch, files };
}

export function withChange(batch: Batch, key: string, change: Partial<BatchFile>): Batch {
  return {
    ...batch,
    files: batch.files.map((file) => (file.key === key ? { ...file, ...change } : file)),
  };
}

const isWaiting = ({ progress }: BatchFile) => progress === 0;

/** The files that were not handed over yet. */
export const waitingFiles = ({ files }: Batch) => files.filter(isWaiting);

export const nextWaiting = ({ files }: Batch) => files.find(isWaiting);

/** Where the batch stands once no file waits. */
export function settled(batch: Batch): Batch {
  if (batch.files.length === 0) return emptyBatch;
  return { ...batch, phase: batch.files.some(mayRetry) ? 'halted' : 'completed' };
}

/** Mean progress of the whole list, 0 to 100; a failed file is done with. */
export function overallProgress({ files }: Batch): number {
  if (files.length === 0) return 0;
  return Math.round(
    files.reduce((sum, { progress }) => sum + (progress === -1 ? 100 : progress), 0) / files.length,
  );
}

/** The number, from 1, of the file being read. */
export function currentNumber({ files }: Batch): number {
  const current = files.findIndex(({ progress }) => progress === 30 || progress === 70);
  if (current !== -1) return current + 1;
  return Math.min(files.length, files.filter(({ progress }) => progress !== 0).length + 1);
}

export function summaryOf({ files }: Batch): { processed: number; text: string } {
  const count = (matches: (file: BatchFile) => boolean) => files.filter(matches).length;
  const processed = count(({ progress }) => progress === 100);
  const retried = count(({ retries }) => retries > 0);
  const failed = count(({ progress }) => progress === -1);
  const parts = [
    `${processed} processed successfully`,
    ...(retried > 0 ? [`${retried} retried`] : []),
    ...(failed > 0 ? [`${failed} still failed`] : []),
  ];
  return { processed, text: `${parts.join(', ')}.` };
}
