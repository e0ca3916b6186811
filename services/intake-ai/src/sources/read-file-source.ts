import type { Reading } from '../domain/intake/source/reading.ts';
import type { SourceFile } from '../domain/intake/source/job-source.ts';
import { loadUpload } from './load-upload.ts';
import { readBytes } from './read-bytes.ts';
import type { SourcePorts } from './read-source.ts';

/** An uploaded file. Once it is known what it is, the store is told, so that browsers later show it as such. */
export async function readFileSource(
  { files, reader }: Pick<SourcePorts, 'files' | 'reader'>,
  file: SourceFile,
  signal: AbortSignal,
): Promise<Reading> {
  const bytes = await loadUpload(files, file.key);
  const reading = await readBytes(reader, bytes, file.name, signal);
  if (reading.mimeType)
    await files.put(file.key, bytes, { contentType: reading.mimeType, fileName: file.name });
  return reading;
}
