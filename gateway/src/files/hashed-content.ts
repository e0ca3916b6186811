import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';

/** The bytes of a stream as they pass, and, once all have, their SHA-256 in hexadecimal. What breaks it breaks the other. */
export function hashedContent(source: Readable): { content: Readable; sha256: () => string } {
  const hash = createHash('sha256');
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // One that breaks before anybody looks must not end the process; whoever reads it sees that it is broken.
  content.on('error', () => {});
  pipeline(source, content, () => {});
  return { content, sha256: () => hash.digest('hex') };
}
