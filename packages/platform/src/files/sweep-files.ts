import type { Files, ListedFile } from './files.ts';

/** So many keys are asked after at a time. */
const AT_ONCE = 100;

export interface Sweep {
  /** Beginnings of keys. */
  places: readonly string[];
  /**
   * Milliseconds that a file stays in any case, since it was stored last: longer than anybody who
   * begins to use it takes to write that down.
   */
  olderThanMs: number;
  /** Which of these files, at most 100, something needs. Where it throws they stay. */
  needed(keys: string[]): Promise<ReadonlySet<string>>;
}

/**
 * Removes old files that nothing needs, and answers how many. Several processes may do so at the
 * same time; one that is stopped has removed what it has removed.
 */
export async function sweepFiles(
  files: Pick<Files, 'list' | 'remove'>,
  { places, olderThanMs, needed }: Sweep,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let swept = 0;
  let old: string[] = [];
  const removeUnneeded = async () => {
    const kept = old.length > 0 ? await needed(old) : new Set();
    for (const key of old) {
      if (kept.has(key)) continue;
      if (signal?.aborted) return;
      await files.remove(key);
      swept++;
    }
    old = [];
  };
  for (const place of places) {
    for await (const { key, modified } of files.list(place) as AsyncIterable<ListedFile>) {
      if (signal?.aborted) return swept;
      if (now.getTime() - modified.getTime() > olderThanMs) old.push(key);
      if (old.length === AT_ONCE) await removeUnneeded();
    }
  }
  await removeUnneeded();
  return swept;
}
