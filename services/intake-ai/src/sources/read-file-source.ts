import { notFound } from '@convivio/platform/errors';
import { FileMissing } from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';
import type { Reading } from '../domain/source/reading.ts';
import type { JobSource } from '../domain/source/job-source.ts';
import { readBytes } from './read-bytes.ts';
import type { SourcePorts } from './read-source.ts';

/** An uploaded file. Once it is known what it is, the store is told, so that browsers later show it as such. */
export async function readFileSource(
  { files, reader }: Pick<SourcePorts, 'files' | 'reader'>,
  file: NonNullable<JobSource['file']>,
  signal: AbortSignal,
): Promise<Reading> {
  const bytes = await load(files, file.key);
  const reading = await readBytes(reader, bytes, file.name, signal);
  if (reading.mimeType)
    await files.put(file.key, bytes, { contentType: reading.mimeType, fileName: file.name });
  return reading;
}

async function load(files: Files, key: string): Promise<Uint8Array> {
  try {
    // Put together once: as a Blob, which `node:stream/consumers` makes, large files are copied twice.
    return Buffer.concat(await (await files.get(key)).stream.toArray());
  } catch (error) {
    if (error instanceof FileMissing)
      throw notFound('ORIGINAL_MISSING', 'The uploaded file is gone. Upload it again.');
    throw error;
  }
}
