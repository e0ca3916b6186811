import { read as readBytes } from 'node:fs';
import { promisify } from 'node:util';
import type { ByteSource } from '@convivio/culinary/read';

const read = promisify(readBytes);

/** An open file of so many bytes, read at any place. */
export function fileSource(fd: number, size: number): ByteSource {
  return {
    size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      for (let got = 0; got < bytes.length;) {
        const { bytesRead } = await read(fd, bytes, got, bytes.length - got, start + got);
        if (bytesRead === 0)
          throw new Error('the copy of an upload is shorter than it was said to be');
        got += bytesRead;
      }
      return bytes;
    },
  };
}
