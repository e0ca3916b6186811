import type { Readable } from 'node:stream';
import type { Client } from 'minio';

// At most two parts are held in memory; S3 allows none smaller than 5 MB but the last.
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Stores a stream whole or not at all: in one request when it is small, else in parts.
 * The client's own streaming is not used: it takes up the unfinished upload of another under the
 * same key, and hangs when its source breaks.
 * Parts that a killed process leaves behind are for the store's own expiry of unfinished uploads.
 */
export async function uploadStream(
  client: Client,
  bucket: string,
  key: string,
  content: Readable,
  headers: Record<string, string>,
): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) {
    const whole = first.done ? Buffer.alloc(0) : first.value;
    await client.putObject(bucket, key, whole, whole.length, headers);
    return;
  }
  const upload = await client.initiateNewMultipartUpload(bucket, key, headers);
  try {
    const etags: { part: number; etag: string }[] = [];
    const send = async (part: Buffer) => {
      const { etag } = await client.uploadPart(
        {
          bucketName: bucket,
          objectName: key,
          uploadID: upload,
          partNumber: etags.length + 1,
          headers: {},
        },
        part,
      );
      etags.push({ part: etags.length + 1, etag });
    };
    await send(first.value as Buffer);
    await send(second.value);
    for await (const part of parts) await send(part);
    await client.completeMultipartUpload(bucket, key, upload, etags);
  } catch (error) {
    await client.abortMultipartUpload(bucket, key, upload).catch(() => {});
    throw error;
  }
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    for (let rest = chunk; rest.length;) {
      const piece = rest.subarray(0, PART_BYTES - bytes);
      pieces.push(piece);
      bytes += piece.length;
      rest = rest.subarray(piece.length);
      if (bytes === PART_BYTES) {
        yield Buffer.concat(pieces);
        [pieces, bytes] = [[], 0];
      }
    }
  }
  if (bytes) yield Buffer.concat(pieces);
}
