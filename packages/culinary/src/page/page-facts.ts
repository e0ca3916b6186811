import { isTag, type Element } from 'domhandler';
import { attribute, rawText } from './element.ts';
import { elementText, isHidden } from './html-lines.ts';
import { absoluteAddress } from './page-address.ts';
import { plainText } from './rich-text.ts';

/** What a page says of itself outside any recipe markup. */
export interface PageFacts {
  /** The visible main headings, in order. */
  headings: string[];
  /** Open Graph or Twitter title, else the window title; may carry the site's name. */
  windowTitles: string[];
  description: string | null;
  imageUrl: string | null;
  siteName: string | null;
  author: string | null;
  language: string | null;
}

const bylineClass = /(?:^|\s)(?:author|author-name|author__name|entry-author|entry-author-name|byline__name|recipe-author|post-author)(?:\s|$)/i;
const longestAuthor = 50;

const languageCode = (value: string | undefined): string | null => /^\s*([a-z]{2})(?:[-_]|\s*$|,)/i.exec(value ?? '')?.[1]?.toLowerCase() ?? null;

function metaOf(elements: readonly Element[]): Map<string, string> {
  const metas = new Map<string, string>();
  for (const element of elements) {
    if (element.name !== 'meta') continue;
    const name = (attribute(element, 'property') || attribute(element, 'name') || attribute(element, 'http-equiv')).toLowerCase();
    const content = attribute(element, 'content').trim();
    if (name && content && !metas.has(name)) metas.set(name, content);
  }
  return metas;
}

/** Reads title, picture, site name, author and language from the head and the main headings. */
export function readPageFacts(elements: readonly Element[], page: string): PageFacts {
  const metas = metaOf(elements);
  const first = (...names: string[]) => names.map((name) => plainText(metas.get(name) ?? '')).find(Boolean) ?? null;
  const html = elements.find((element) => element.name === 'html');
  const title = elements.find((element) => element.name === 'title' && !(element.parent && isTag(element.parent) && element.parent.name === 'svg'));
  const headings = elements.filter((element) => element.name === 'h1' && !isHidden(element)).map((element) => elementText(element)).filter((text) => text && text.length <= 200);
  const byline = elements.find((element) => element.attribs['rel'] === 'author' || bylineClass.test(attribute(element, 'class').slice(0, 200)));
  const shownAuthor = byline ? elementText(byline).replace(/^(?:recipe |written |posted )?(?:by|von|par|por|di|door|av|af)[\s:]+/i, '') : '';
  const author = first('author', 'article:author', 'parsely-author', 'sailthru.author', 'dc.creator', 'byl');
  return {
    headings,
    windowTitles: [...new Set([first('og:title'), first('twitter:title'), title ? plainText(rawText(title)) : null].filter((text) => text !== null))],
    description: first('og:description', 'description', 'twitter:description'),
    imageUrl: [absoluteAddress(first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src', 'image'), page)].find((address) => address && !isOrnament(address)) ?? shownPicture(elements, page),
    siteName: first('og:site_name', 'application-name', 'apple-mobile-web-app-title'),
    author: author && !/^https?:|^@/.test(author) ? author : shownAuthor && shownAuthor.length <= longestAuthor && !/\d/.test(shownAuthor) ? shownAuthor : null,
    language: languageCode(html?.attribs['lang']) ?? languageCode(html?.attribs['xml:lang']) ?? languageCode(metas.get('content-language')) ?? languageCode(metas.get('language')) ?? languageCode(metas.get('og:locale')),
  };
}

const decorative = /(?:^|[/_.\s-])(?:logos?|icons?|favicon|avatars?|sprites?|placeholder|pixel|badges?|banner|spinner|blank|buttons?|signature|default)(?:[/_.\s\d-]|$)|fallback|\.(?:svg|gif)(?:$|\?)/i;

/** Whether a picture's address (or description) says that it is no picture of a dish. */
export const isOrnament = (address: string): boolean => decorative.test(address.slice(0, 500));

/** The first picture after the main heading (or of the page) that is no ornament, when the head names none. */
function shownPicture(elements: readonly Element[], page: string): string | null {
  const heading = elements.findIndex((element) => element.name === 'h1');
  for (const element of [...elements.slice(Math.max(0, heading)), ...elements.slice(0, Math.max(0, heading))]) {
    if (element.name !== 'img') continue;
    const source = [attribute(element, 'data-src'), attribute(element, 'data-lazy-src'), attribute(element, 'src')].find((address) => address && !address.startsWith('data:'));
    const width = Number(attribute(element, 'width') || 999);
    if (!source || isOrnament(source) || isOrnament(`${attribute(element, 'class').slice(0, 200)} ${attribute(element, 'alt').slice(0, 100)}`) || width < 150) continue;
    return absoluteAddress(source, page);
  }
  return null;
}
