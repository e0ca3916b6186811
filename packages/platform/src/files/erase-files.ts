import type { Files } from './files.ts';

/** Removes all files whose keys begin with one of these, one after the other, and answers how many. Again and again with the same end. */
export async function eraseFiles(
  files: Pick<Files, 'list' | 'remove'>,
  prefixes: readonly string[],
): Promise<number> {
  let erased = 0;
  for (const prefix of prefixes)
    for await (const { key } of files.list(prefix)) {
      await files.remove(key);
      erased++;
    }
  return erased;
}
