import { emptyDraft } from '@convivio/culinary/recipe';
import { readPage } from '@convivio/culinary/read';
import { ProductError } from '@convivio/platform/errors';
import type { Reading } from '../domain/source/reading.ts';
import { decodePage } from '../fetching/decode-page.ts';
import { fetchFailures } from '../fetching/fetch-failures.ts';
import type { Fetched, GuardedFetch } from '../fetching/guarded-fetch.ts';
import { fetchPicture } from './fetch-picture.ts';
import { readBytes } from './read-bytes.ts';

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
  fetchPage: GuardedFetch,
  url: string,
  signal: AbortSignal,
): Promise<Reading> {
  const fetched = await fetchPage(url, { accept: ACCEPT, signal });
  if (!isPage(fetched)) return readLinkedFile(fetched, signal);
  const { draft, text } = readPage(decodePage(fetched), fetched.url);
  return {
    draft: draft ?? emptyDraft(),
    sourceText: text,
    confidence: null,
    scans: async () => [],
    unreadable: null,
    picture: await fetchPicture(fetchPage, draft?.imageUrl ?? null, signal),
    mimeType: null,
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

async function readLinkedFile(fetched: Fetched, signal: AbortSignal): Promise<Reading> {
  const name = decodeURIComponent(new URL(fetched.url).pathname.split('/').pop() ?? '') || 'file';
  try {
    return { ...(await readBytes(fetched.bytes, name, signal)), url: fetched.url };
  } catch (error) {
    if (error instanceof ProductError && error.status === 415)
      throw fetchFailures.notAPage(fetched.contentType);
    throw error;
  }
}
