import { readOembed, readSocialPage, type SocialPost } from '@convivio/culinary/read';
import { decodePage } from './decode-page.ts';
import type { PageBytes } from './read-page.ts';

/** The post that a page of Instagram or TikTok shows. */
export function readPostBytes({ url, ...page }: PageBytes): SocialPost {
  return readSocialPage(decodePage(page), url);
}

/** The post that a network describes in JSON. */
export function readPostDescription(page: PageBytes): SocialPost {
  return readOembed(decodePage(page));
}
