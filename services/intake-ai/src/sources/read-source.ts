import type { Files } from '@convivio/platform/files/files';
import type { Job } from '../domain/intake/job/job.ts';
import { runLimit } from '../domain/intake/job/run-limit.ts';
import type { SourceFile } from '../domain/intake/source/job-source.ts';
import type { PauseRun, Reading, ReadSource } from '../domain/intake/source/reading.ts';
import type { GuardedFetch } from '../fetching/guarded-fetch.ts';
import { PROCESSES } from '../reading/limits.data.ts';
import type { Reader } from '../reading/reader.ts';
import { readFileSource } from './read-file-source.ts';
import { readPagesSource } from './read-pages-source.ts';
import { readSocialSource, type OembedAddresses } from './read-social-source.ts';
import { readTextSource } from './read-text-source.ts';
import { readUrlSource } from './read-url-source.ts';

/** Where a job's source comes from and what reads it. */
export interface SourcePorts {
  files: Files;
  fetchPage: GuardedFetch;
  reader: Reader;
  oembed: OembedAddresses;
}

/** Reads whatever a job names. */
export function sourceReader(shared: SourcePorts): ReadSource {
  return async ({ source, ownerId }, signal, pause) => {
    const { kind, file, furtherPages, text, url } = source;
    const ports = { ...shared, reader: readerFor(shared.reader, ownerId, pause) };
    if (file && furtherPages.length > 0)
      return readPages(shared, { source, ownerId }, signal, pause);
    if (file) return readFileSource(ports, file, signal);
    if (text !== null) return readTextSource(ports.reader, text, signal);
    if (kind === 'instagram' || kind === 'tiktok')
      return readSocialSource(ports, url as string, ports.oembed[kind], signal);
    return readUrlSource(ports, url as string, signal);
  };
}

/** Several pictures, of which none is begun once the time for all is spent. */
async function readPages(
  shared: SourcePorts,
  { source: { file, furtherPages }, ownerId }: Pick<Job, 'source' | 'ownerId'>,
  signal: AbortSignal,
  pause: PauseRun,
): Promise<Reading> {
  const limit = runLimit(PROCESSES.pagesMs);
  const reader = readerFor(shared.reader, ownerId, () => {
    const ends = [pause(), limit.pause()];
    return () => ends.forEach((end) => end());
  });
  try {
    return await readPagesSource(
      { ...shared, reader },
      [file as SourceFile, ...furtherPages],
      signal,
      limit.signal,
    );
  } finally {
    limit.pause();
  }
}

/** Reads for one cook. What is not begun yet for want of memory or of a process is not being read. */
const readerFor = (reader: Reader, cook: string, pause: PauseRun): Reader => ({
  ...reader,
  read: (kind, input, signal) => reader.read(kind, input, signal, { cook, onWait: pause }),
});
