import type { Files } from '@convivio/platform/files/files';
import type { Reading, ReadSource } from '../domain/intake-source.ts';
import type { GuardedFetch } from '../fetching/guarded-fetch.ts';
import { readFileSource } from './read-file-source.ts';
import { readSocialSource, type OembedAddresses } from './read-social-source.ts';
import { readTextSource } from './read-text-source.ts';
import { readUrlSource } from './read-url-source.ts';

/** Reads whatever a job names. */
export function sourceReader({ files, fetchPage, oembed }: { files: Files; fetchPage: GuardedFetch; oembed: OembedAddresses }): ReadSource {
  return async ({ source }, signal): Promise<Reading> => {
    if (source.file) return readFileSource(files, source.file, signal);
    if (source.text !== null) return readTextSource(source.text);
    if (source.kind === 'instagram' || source.kind === 'tiktok') return readSocialSource(fetchPage, source.url as string, oembed[source.kind], signal);
    return readUrlSource(fetchPage, source.url as string, signal);
  };
}
