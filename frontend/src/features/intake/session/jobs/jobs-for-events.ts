import { onDevice, readJson } from '../../../../shared/storage/web-storage.ts';

/** The event for whose menu a recipe is read. */
export interface ForEvent {
  id: string;
  name: string;
}

interface Kept extends ForEvent {
  jobId: string;
  /** Milliseconds since 1970. */
  at: number;
}

const KEY = 'intake:for-events';
const MOST = 100;
/** A job that nobody has heard of for so long is over without this device. */
const OLDEST_MS = 7 * 86_400_000;

/**
 * Which jobs are for the menu of an event, as long as that menu does not have them: a page that was left meanwhile has the next one
 * finish it.
 */
export const jobsForEvents = {
  keep(jobId: string, { id, name }: ForEvent): void {
    write([...read().filter((kept) => kept.jobId !== jobId), { jobId, id, name, at: Date.now() }]);
  },
  of(jobId: string): ForEvent | null {
    const kept = read().find((one) => one.jobId === jobId);
    return kept ? { id: kept.id, name: kept.name } : null;
  },
  forget(jobId: string): void {
    const kept = read();
    const left = kept.filter((one) => one.jobId !== jobId);
    if (left.length < kept.length) write(left);
  },
};

function read(): Kept[] {
  const kept = readJson(onDevice.read(KEY));
  return Array.isArray(kept)
    ? kept.filter(isKept).filter(({ at }) => Date.now() - at < OLDEST_MS)
    : [];
}

function write(kept: readonly Kept[]): void {
  onDevice.keep(KEY, kept.length > 0 ? JSON.stringify(kept.slice(-MOST)) : null);
}

function isKept(value: unknown): value is Kept {
  const { jobId, id, name, at } = (value ?? {}) as Record<string, unknown>;
  return [jobId, id, name].every((text) => typeof text === 'string') && typeof at === 'number';
}
