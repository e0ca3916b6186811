import { ProductError } from '@convivio/platform/errors';
import type { Picture } from '../domain/provider/picture.ts';
import type { GuardedFetch } from '../fetching/guarded-fetch.ts';

/** The hero picture behind a link that a page names. A picture that cannot be had is no reason to lose the recipe: null then. */
export async function fetchPicture(
  fetchPage: GuardedFetch,
  url: string | null,
  signal: AbortSignal,
): Promise<Picture | null> {
  if (!url || !URL.canParse(url)) return null;
  try {
    const { bytes, contentType } = await fetchPage(url, {
      accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8',
      signal,
    });
    return bytes.length > 0 ? { bytes, mimeType: contentType } : null;
  } catch (error) {
    if (error instanceof ProductError) return null;
    throw error;
  }
}
