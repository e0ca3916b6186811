import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Client, S3Error, type ClientOptions } from 'minio';
import { resolveRange } from './byte-range.ts';
import { FileMissing, FilesUnavailable, RangeNotSatisfiable, isOfFile } from './file-errors.ts';
import { checkFileKey, checkFilePrefix } from './file-keys.ts';
import type { ByteRange, FileInfo, Files, OpenFile, PutOptions, WantedRange } from './files.ts';
import { readS3Address } from './s3-address.ts';
import { patience, patientTransport } from './s3-transport.ts';
import { s3Engine } from './s3-engine.ts';
import { uploadStream } from './s3-upload.ts';
import { wholeContent } from './whole-content.ts';

const FILE_NAME = 'x-amz-meta-file-name';

/** Files in a bucket of an S3 store. Makes the bucket; throws `FilesUnavailable` when the store does not answer or refuses us. */
export async function openS3Files(url: string, waiting = patience): Promise<Files> {
  const { bucket, ...address } = readS3Address(url);
  const client = new Client({
    ...address,
    transport: patientTransport(address.useSSL, waiting) as ClientOptions['transport'],
  });
  await answering('opening the bucket', null, () => makeBucket(client, bucket, address.region));

  return {
    async put(key, content, options) {
      checkFileKey(key);
      return answering('storing a file', key, () => put({ client, bucket, key }, content, options));
    },
    async get(key, { range } = {}) {
      checkFileKey(key);
      return answering('reading a file', key, () => get({ client, bucket, key }, range));
    },
    async head(key) {
      checkFileKey(key);
      return answering('reading a file', key, () => head({ client, bucket, key }));
    },
    async remove(key) {
      checkFileKey(key);
      await answering('removing a file', key, () => client.removeObject(bucket, key));
    },
    async *list(prefix = '') {
      checkFilePrefix(prefix);
      const found = client.listObjectsV2(bucket, prefix, true);
      try {
        for await (const { name, size, lastModified } of found)
          if (name)
            yield { key: name as string, size: size as number, modified: lastModified as Date };
      } catch (error) {
        throw translate('listing files', null, error);
      }
    },
    health: () =>
      answering('asking after its health', null, async () => {
        if (!(await client.bucketExists(bucket))) throw new Error(`the bucket ${bucket} is gone`);
      }),
    engine: () => answering('asking what it is', null, () => s3Engine(client)),
  };
}

interface StoredObject {
  client: Client;
  bucket: string;
  key: string;
}

async function makeBucket(client: Client, bucket: string, region?: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  await client
    .makeBucket(bucket, region)
    .catch((error) =>
      isCode(error, 'BucketAlreadyOwnedByYou', 'BucketAlreadyExists')
        ? undefined
        : Promise.reject(error),
    );
}

async function put(
  object: StoredObject,
  content: Readable | Uint8Array,
  { contentType, size, fileName }: PutOptions,
): Promise<FileInfo> {
  const { client, bucket, key } = object;
  const metadata = {
    'Content-Type': contentType,
    ...(fileName ? { [FILE_NAME]: encodeURIComponent(fileName.toWellFormed()) } : {}),
  };
  const whole = wholeContent(key, content, size);
  try {
    await uploadStream(client, bucket, key, whole, metadata);
  } finally {
    whole.destroy();
  }
  return head(object);
}

async function head({ client, bucket, key }: StoredObject): Promise<FileInfo> {
  const found = await client.statObject(bucket, key);
  return {
    key,
    contentType: String(found.metaData['content-type'] ?? 'application/octet-stream'),
    size: found.size,
    fileName: decodeName(found.metaData['file-name']),
    etag: found.etag,
    modified: found.lastModified,
  };
}

async function get(object: StoredObject, range?: WantedRange): Promise<OpenFile> {
  const { client, bucket, key } = object;
  const part = range && (await askable(object, range));
  const stream = await (
    part
      ? client.getPartialObject(bucket, key, part.start, part.length)
      : client.getObject(bucket, key)
  ).catch(async (error) => {
    throw isCode(error, 'InvalidRange')
      ? new RangeNotSatisfiable(key, (await head(object)).size)
      : error;
  });
  try {
    return { ...describe(key, (stream as IncomingMessage).headers), stream };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/** A range that the store can be asked for; one that it cannot is counted from the size first. */
async function askable(
  object: StoredObject,
  range: WantedRange,
): Promise<{ start: number; length: number }> {
  if ('start' in range && range.start > 0 && Number.isInteger(range.start)) {
    if (range.end === undefined) return { start: range.start, length: 0 };
    if (Number.isInteger(range.end) && range.end >= range.start)
      return { start: range.start, length: range.end - range.start + 1 };
  }
  const { start, end } = resolveRange(object.key, range, (await head(object)).size);
  return { start, length: end - start + 1 };
}

/** What the store says of the file beside its content, in one answer, so that both are of the same version. */
function describe(
  key: string,
  headers: IncomingMessage['headers'],
): FileInfo & { range: ByteRange | null } {
  const [, start, end, whole] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  return {
    key,
    contentType: headers['content-type'] ?? 'application/octet-stream',
    size: Number(whole ?? headers['content-length']),
    fileName: decodeName(headers[FILE_NAME]),
    etag: (headers.etag ?? '').replaceAll('"', ''),
    modified: new Date(headers['last-modified'] ?? 0),
    range: start && end ? { start: Number(start), end: Number(end) } : null,
  };
}

function decodeName(encoded: unknown): string | null {
  if (typeof encoded !== 'string') return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

async function answering<Result>(
  doing: string,
  key: string | null,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    throw translate(doing, key, cause);
  }
}

function translate(doing: string, key: string | null, cause: unknown): unknown {
  if (isOfFile(cause)) return cause;
  if (key && isCode(cause, 'NoSuchKey', 'NotFound')) return new FileMissing(key);
  return new FilesUnavailable(doing, cause);
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof S3Error && codes.includes(error.code ?? '');
}
