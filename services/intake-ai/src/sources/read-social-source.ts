import type { SocialPost } from '@convivio/culinary/read';
import { invalid, ProductError } from '@convivio/platform/errors';
import type { Reading } from '../domain/intake/source/reading.ts';
import { socialNetworkOf } from '../domain/intake/source/social-network.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { SourcePorts } from './read-source.ts';
import { readingOfWords } from './reading-of-words.ts';

type Ports = Pick<SourcePorts, 'fetchPage' | 'reader'>;

/** Where each network describes a post in JSON; `{url}` stands for the post, an empty text for "do not ask". */
export interface OembedAddresses {
  instagram: string;
  tiktok: string;
}

/** The recipe in the caption of an Instagram or TikTok post, its picture as the hero image. */
export async function readSocialSource(
  ports: Ports,
  link: string,
  oembedAddress: string,
  signal: AbortSignal,
): Promise<Reading> {
  const page = await attempt(() => readPost(ports, link, signal));
  const url = page.value?.url ?? link;
  const shown = page.value?.post ?? null;
  const described = isWhole(shown?.caption)
    ? null
    : (await attempt(() => readDescription(ports, url, oembedAddress, signal))).value;
  const caption = longer(shown?.caption, described?.caption);
  if (!caption) throw withoutCaption(shown, page.failure);

  const imageUrl = shown?.imageUrl ?? described?.imageUrl ?? null;
  const reading = readingOfWords(await ports.reader.read('text', caption, signal));
  return {
    ...reading,
    draft: {
      ...reading.draft,
      author: reading.draft.author ?? shown?.author ?? described?.author ?? null,
      imageUrl,
    },
    picture: await fetchPicture(ports.fetchPage, imageUrl, signal),
    url,
  };
}

/** Pages shown to strangers often cut the caption. */
const isWhole = (caption: string | null | undefined) =>
  Boolean(caption) && !/(?:\.{3}|…)\s*$/.test(caption ?? '');

const longer = (one: string | null | undefined, other: string | null | undefined) =>
  ((other?.length ?? 0) > (one?.length ?? 0) ? other : one) ?? null;

function withoutCaption(shown: SocialPost | null, failure: ProductError | null): ProductError {
  if (shown && !shown.loginWall)
    return invalid(
      'NO_CAPTION',
      'This post has no caption to read. Paste the text instead, or send a screenshot.',
    );
  // Both networks exist: an unknown name means that no name server answers here.
  if (failure?.code === 'SITE_UNKNOWN' || failure?.code === 'SITE_UNREACHABLE')
    return new ProductError(
      502,
      'SITE_UNREACHABLE',
      'This post cannot be reached at the moment. Try again later, paste the text instead, or send a screenshot.',
    );
  // A page that is gone or an address of ours is another matter than one that wants a login.
  if (failure && failure.code !== 'SITE_REFUSED') return failure;
  return invalid(
    'LOGIN_WALL',
    'This post can only be seen after signing in there, so it cannot be read. Paste the text instead, or send a screenshot.',
  );
}

async function readPost(
  { fetchPage, reader }: Ports,
  link: string,
  signal: AbortSignal,
): Promise<{ post: SocialPost; url: string }> {
  const { bytes, charset, url } = await fetchPage(link, { accept: 'text/html', signal });
  return {
    post: await reader.read('post', { bytes, charset, url }, signal),
    url: postAddress(link, url),
  };
}

/** The address a short link stands for, without what its sharer is followed by; the link itself where it leads to a login. */
function postAddress(link: string, arrivedAt: string): string {
  const url = new URL(arrivedAt);
  if (
    socialNetworkOf(url) !== socialNetworkOf(new URL(link)) ||
    /^\/(?:accounts\/)?login\b/.test(url.pathname)
  )
    return link;
  return `${url.origin}${url.pathname}`;
}

async function readDescription(
  { fetchPage, reader }: Ports,
  post: string,
  address: string,
  signal: AbortSignal,
): Promise<SocialPost | null> {
  if (!address) return null;
  const { bytes, charset, url } = await fetchPage(
    address.replace('{url}', encodeURIComponent(post)),
    { accept: 'application/json', signal },
  );
  return reader.read('postDescription', { bytes, charset, url }, signal);
}

/** The second way is tried when the first is refused; the refusal is kept for the cook. */
async function attempt<T>(
  ask: () => Promise<T>,
): Promise<{ value: T | null; failure: ProductError | null }> {
  try {
    return { value: await ask(), failure: null };
  } catch (error) {
    if (error instanceof ProductError) return { value: null, failure: error };
    throw error;
  }
}
