import { decodedAddress } from '@convivio/culinary/read';
import { ProductError } from '@convivio/platform/errors';
import type { Reading } from '../domain/intake/source/reading.ts';
import { fetchFailures } from '../fetching/fetch-failures.ts';
import type { Fetched } from '../fetching/guarded-fetch.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { Reader } from '../reading/reader.ts';
import { readBytes } from './read-bytes.ts';
import type { SourcePorts } from './read-source.ts';
import { readingOfWords } from './reading-of-words.ts';

const ACCEPT =
  'text/html,application/xhtml+xml;q=0.9,application/pdf;q=0.5,image/*;q=0.4,*/*;q=0.1';
const PAGE_TYPES = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'text/xml',
  '',
]);

/** A web page; a link straight to a PDF, a picture or a text is read as that file. */
export async function readUrlSource(
  { fetchPage, reader }: Pick<SourcePorts, 'fetchPage' | 'reader'>,
  url: string,
  signal: AbortSignal,
): Promise<Reading> {
  const fetched = await fetchPage(url, { accept: ACCEPT, signal });
  if (!isPage(fetched)) return readLinkedFile(reader, fetched, signal);
  const { bytes, charset } = fetched;
  const words = await reader.read('page', { bytes, charset, url: fetched.url }, signal);
  return {
    ...readingOfWords(words),
    picture: await fetchPicture(fetchPage, words.draft.imageUrl, signal),
    url: fetched.url,
  };
}

function isPage({ contentType, bytes }: Fetched): boolean {
  if (PAGE_TYPES.has(contentType)) return true;
  // Some servers call every answer plain text.
  return (
    contentType === 'text/plain' &&
    /^\s*(<!doctype html|<html)/i.test(Buffer.from(bytes.subarray(0, 500)).toString('latin1'))
  );
}

async function readLinkedFile(
  reader: Reader,
  fetched: Fetched,
  signal: AbortSignal,
): Promise<Reading> {
  const name = decodedAddress(new URL(fetched.url).pathname.split('/').pop() ?? '') || 'file';
  try {
    return { ...(await readBytes(reader, fetched.bytes, name, signal)), url: fetched.url };
  } catch (error) {
    if (error instanceof ProductError && error.status === 415)
      throw fetchFailures.notAPage(fetched.contentType);
    throw error;
  }
}
