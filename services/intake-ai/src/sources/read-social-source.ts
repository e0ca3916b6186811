import { readOembed, readSocialPage } from '@convivio/culinary/social';
import { readText } from '@convivio/culinary/text';
import { invalid, ProductError } from '@convivio/platform/errors';
import type { Reading } from '../domain/intake-source.ts';
import { decodePage } from '../fetching/decode-page.ts';
import type { GuardedFetch } from '../fetching/guarded-fetch.ts';
import { fetchPicture } from './fetch-picture.ts';

/** Where each network describes a post in JSON; `{url}` stands for the post, an empty text for "do not ask". */
export interface OembedAddresses {
  instagram: string;
  tiktok: string;
}

type Post = ReturnType<typeof readSocialPage>;

/** The recipe in the caption of an Instagram or TikTok post, its picture as the hero image. */
export async function readSocialSource(fetchPage: GuardedFetch, url: string, oembedAddress: string, signal: AbortSignal): Promise<Reading> {
  const page = await attempt(() => readPost(fetchPage, url, signal));
  const found = page.value?.caption ? page : await attempt(() => readDescription(fetchPage, url, oembedAddress, signal));
  const post = found.value ?? page.value;
  if (!post?.caption) {
    if (page.value?.loginWall || !post) throw page.failure?.code === 'PAGE_NOT_FOUND' ? page.failure : behindLogin();
    throw invalid('NO_CAPTION', 'This post has no caption to read. Paste the text instead, or send a screenshot.');
  }
  const imageUrl = page.value?.imageUrl ?? post.imageUrl;
  const draft = readText(post.caption);
  return {
    draft: { ...draft, author: draft.author ?? post.author, imageUrl },
    sourceText: post.caption,
    image: null,
    picture: await fetchPicture(fetchPage, imageUrl, signal),
    mimeType: null,
    url,
  };
}

const behindLogin = () => invalid('LOGIN_WALL', 'This post can only be seen after signing in there, so it cannot be read. Paste the text instead, or send a screenshot.');

async function readPost(fetchPage: GuardedFetch, url: string, signal: AbortSignal): Promise<Post> {
  const fetched = await fetchPage(url, { accept: 'text/html', signal });
  return readSocialPage(decodePage(fetched), fetched.url);
}

async function readDescription(fetchPage: GuardedFetch, url: string, address: string, signal: AbortSignal): Promise<Post | null> {
  if (!address) return null;
  const fetched = await fetchPage(address.replace('{url}', encodeURIComponent(url)), { accept: 'application/json', signal });
  try {
    return readOembed(JSON.parse(decodePage(fetched)));
  } catch {
    return null;
  }
}

/** The second way is tried when the first is refused; the refusal is kept for the cook. */
async function attempt<T>(ask: () => Promise<T>): Promise<{ value: T | null; failure: ProductError | null }> {
  try {
    return { value: await ask(), failure: null };
  } catch (error) {
    if (error instanceof ProductError) return { value: null, failure: error };
    throw error;
  }
}
