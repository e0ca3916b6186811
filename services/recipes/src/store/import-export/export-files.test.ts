import { expect, test } from '@jest/globals';
import type { Files } from '@convivio/platform/files/files';
import { exportFiles } from './export-files.ts';

test('a zip that breaks off before the file store begins to read it is refused with its own error', async () => {
  const files = {
    async put(_key: string, content: AsyncIterable<Uint8Array>) {
      // Whoever opens a file first takes a few turns.
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      for await (const _chunk of content);
    },
  } as unknown as Files;
  const members = async function* (): AsyncGenerator<never> {
    throw new Error('stopped');
  };
  await expect(
    exportFiles(files).write('ida', 'library.zip', { members: members() }),
  ).rejects.toThrow('stopped');
});
