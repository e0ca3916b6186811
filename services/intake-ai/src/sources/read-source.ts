import type { Files } from '@convivio/platform/files/files';
import type { Reading, ReadSource } from '../domain/source/reading.ts';
import type { GuardedFetch } from '../fetching/guarded-fetch.ts';
import type { OembedAddresses } from './read-social-source.ts';

/** Reads whatever a job names. The readers bring 200 MB of tables and engines along: each is fetched with the first source it is for. */
export function sourceReader({
  files,
  fetchPage,
  oembed,
}: {
  files: Files;
  fetchPage: GuardedFetch;
  oembed: OembedAddresses;
}): ReadSource {
  return async ({ source }, signal): Promise<Reading> => {
    if (source.file)
      return (await import('./read-file-source.ts')).readFileSource(files, source.file, signal);
    if (source.text !== null)
      return (await import('./read-text-source.ts')).readTextSource(source.text);
    if (source.kind === 'instagram' || source.kind === 'tiktok')
      return (await import('./read-social-source.ts')).readSocialSource(
        fetchPage,
        source.url as string,
        oembed[source.kind],
        signal,
      );
    return (await import('./read-url-source.ts')).readUrlSource(
      fetchPage,
      source.url as string,
      signal,
    );
  };
}
