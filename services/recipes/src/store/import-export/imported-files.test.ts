import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Files } from '@convivio/platform/files/files';
import { importedFiles } from './imported-files.ts';

describe('a picture out of a library file', () => {
  const stored: string[] = [];
  const files = { put: async (key: string) => (stored.push(key), { key }) } as unknown as Files;
  beforeEach(() => void stored.splice(0));

  test('is stored once, as it is kept: nothing else is left by who is killed meanwhile', async () => {
    const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const key = await importedFiles(files).keepPicture(
      { bytes: png, name: 'x.png', contentType: 'image/png' },
      7,
      false,
    );
    expect([key, stored]).toEqual(['recipes/7/picture.jpg', ['recipes/7/picture.jpg']]);
  });

  test('that is none is not stored', async () => {
    const keep = (bytes: Uint8Array) =>
      importedFiles(files).keepPicture({ bytes, name: 'x', contentType: 'image/png' }, 7, false);
    expect([
      await keep(Buffer.from('no picture')),
      await keep(Buffer.from('\x89PNG\r\n\x1a\n cut off', 'latin1')),
      stored,
    ]).toEqual([null, null, []]);
  });
});
