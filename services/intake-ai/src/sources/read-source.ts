import type { Files } from '@convivio/platform/files/files';
import type { PauseRun, ReadSource } from '../domain/source/reading.ts';
import type { GuardedFetch } from '../fetching/guarded-fetch.ts';
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
  return async ({ source }, signal, pause) => {
    const { kind, file, furtherPages, text, url } = source;
    const ports = { ...shared, reader: pausing(shared.reader, pause) };
    if (file && furtherPages.length > 0)
      return readPagesSource(ports, [file, ...furtherPages], signal);
    if (file) return readFileSource(ports, file, signal);
    if (text !== null) return readTextSource(ports.reader, text, signal);
    if (kind === 'instagram' || kind === 'tiktok')
      return readSocialSource(ports, url as string, ports.oembed[kind], signal);
    return readUrlSource(ports, url as string, signal);
  };
}

/** What is not begun yet for want of memory or of a process is not being read. */
const pausing = (reader: Reader, pause: PauseRun): Reader => ({
  ...reader,
  read: (kind, input, signal) => reader.read(kind, input, signal, pause),
});
