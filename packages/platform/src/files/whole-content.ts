import { Readable, Transform } from 'node:stream';
import { FileIncomplete } from './file-errors.ts';

/** What is hashed at once: others have their turn in between. */
const PIECE_BYTES = 256 * 1024;

/** The content as a stream that fails with `FileIncomplete` when its source breaks or has another length than was said. */
export function wholeContent(key: string, content: Readable | Uint8Array, size?: number): Readable {
  const source = content instanceof Uint8Array ? Readable.from(piecesOf(content)) : content;
  let arrived = 0;
  const counted = new Transform({
    transform(chunk: Buffer | string, encoding, done) {
      arrived += typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.byteLength;
      if (size !== undefined && arrived > size)
        done(new FileIncomplete(key, `more than the ${size} bytes announced`));
      else done(null, chunk);
    },
    flush(done) {
      if (size !== undefined && arrived < size)
        done(new FileIncomplete(key, `${arrived} of ${size} bytes`));
      else done();
    },
  });
  const broken = (cause?: unknown) =>
    counted.destroy(new FileIncomplete(key, 'its source broke off', cause));
  source.on('error', broken);
  source.on('close', () => source.readableEnded || broken());
  counted.on('close', () => source.destroy());
  if (source.destroyed && !source.readableEnded) broken();
  return source.pipe(counted);
}

function* piecesOf({ buffer, byteOffset, byteLength }: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < byteLength; at += PIECE_BYTES)
    yield Buffer.from(buffer, byteOffset + at, Math.min(PIECE_BYTES, byteLength - at));
}
