import { pattern } from '../../words/pattern.ts';
import { isTag, type Element } from 'domhandler';
import { addressBefore, namesArchive } from './html/archive-bar.ts';
import { attribute, rawText } from './html/element.ts';
import { elementText, isHidden } from './html/html-lines.ts';
import { absoluteAddress } from './html/page-address.ts';
import { isShareNotice } from './share-notice.ts';
import { foldText } from '../../words/fold.ts';
import { plainText } from './html/rich-text.ts';

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
  /** Whether it sells something: its main heading names that. */
  isProduct: boolean;
}

const bylineClass =
  /(?:^|\s)(?:author|author-name|author__name|entry-author|entry-author-name|byline__name|recipe-author|post-author)(?:\s|$)/i;
const longestAuthor = 50;

const languageCode = (value: string | undefined): string | null =>
  /^\s*([a-z]{2})(?:[-_]|\s*$|,)/i.exec(value ?? '')?.[1]?.toLowerCase() ?? null;

function metaOf(elements: readonly Element[]): Map<string, string> {
  const metas = new Map<string, string>();
  for (const element of elements) {
    if (element.name !== 'meta') continue;
    const name = (
      attribute(element, 'property') ||
      attribute(element, 'name') ||
      attribute(element, 'http-equiv')
    ).toLowerCase();
    const content = attribute(element, 'content').trim();
    if (name && content && !metas.has(name)) metas.set(name, content);
  }
  return metas;
}

/** Reads title, picture, site name, author and language from the head and the main headings. */
export function readPageFacts(elements: readonly Element[], page: string): PageFacts {
  const metas = metaOf(elements);
  const first = (...names: string[]) =>
    names.map((name) => plainText(metas.get(name) ?? '')).find(Boolean) ?? null;
  const html = elements.find((element) => element.name === 'html');
  const title = elements.find(
    (element) =>
      element.name === 'title' &&
      !(element.parent && isTag(element.parent) && element.parent.name === 'svg'),
  );
  const author = first(
    'author',
    'article:author',
    'parsely-author',
    'sailthru.author',
    'dc.creator',
    'byl',
  );
  const picture = absoluteAddress(
    first(
      'og:image:secure_url',
      'og:image',
      'og:image:url',
      'twitter:image',
      'twitter:image:src',
      'image',
    ),
    page,
  );
  const windowTitles = [
    ...new Set(
      [first('og:title'), first('twitter:title'), title ? plainText(rawText(title)) : null]
        .filter((text) => text !== null)
        .filter((text) => !namesArchive(text) && !isShareNotice(text)),
    ),
  ];
  return {
    headings: headingsOf(elements, windowTitles, page),
    windowTitles,
    description: first('og:description', 'description', 'twitter:description'),
    imageUrl: picture && !isOrnament(picture) ? picture : shownPicture(elements, page),
    siteName: first('og:site_name', 'application-name', 'apple-mobile-web-app-title'),
    author: author && !/^https?:|^@/.test(author) ? author : shownAuthor(elements),
    language:
      languageCode(html?.attribs['lang']) ??
      languageCode(html?.attribs['xml:lang']) ??
      languageCode(metas.get('content-language')) ??
      languageCode(metas.get('language')) ??
      languageCode(metas.get('og:locale')),
    isProduct: /^(?:og:)?product/i.test(metas.get('og:type') ?? '') || elements.some(statesProduct),
  };
}

/** Whether an element is marked up as a product, or data that begin with one. */
const statesProduct = (element: Element): boolean =>
  element.name === 'script'
    ? attribute(element, 'type').includes('ld+json') &&
      productData.test(rawText(element).slice(0, longestBeginning))
    : /\/Product\/?$/i.test(attribute(element, 'itemtype'));
const productData = /"@type"\s{0,5}:\s{0,5}\[?\s{0,5}"Product"/;
const longestBeginning = 300;

/** The author as the page shows it: "by Ada Quince". */
function shownAuthor(elements: readonly Element[]): string | null {
  const byline = elements.find(
    (element) =>
      element.attribs['rel'] === 'author' ||
      bylineClass.test(attribute(element, 'class').slice(0, 200)),
  );
  const shown = byline
    ? elementText(byline).replace(
        /^(?:recipe |written |posted )?(?:by|von|par|por|di|door|av|af)[\s:]+/i,
        '',
      )
    : '';
  return shown && shown.length <= longestAuthor && !/\d/.test(shown) ? shown : null;
}

const longestHeading = 200;
const mostHeadings = 300;
const siteClass =
  /(?:^|[\s_-])(?:site|blog|brand|logo)[\s_-]?(?:title|name|header|logo)(?:[\s_-]|$)|^(?:logo|brand|navbar-brand)$/i;

/** The main headings of the page's own matter; where a template gives those to the site alone, lower ones that the window title repeats. */
function headingsOf(
  elements: readonly Element[],
  windowTitles: readonly string[],
  page: string,
): string[] {
  const texts = (names: readonly string[]) =>
    elements
      .filter(
        (element) =>
          names.includes(element.name) && !isHidden(element) && !namesSite(element, page),
      )
      .slice(0, mostHeadings)
      .map((element) => elementText(element))
      .filter(
        (text) =>
          text && text.length <= longestHeading && !namesArchive(text) && !isShareNotice(text),
      );
  const main = texts(['h1']);
  const windows = windowTitles.map(foldText);
  const repeated = (text: string) => windows.some((title) => title.includes(foldText(text)));
  if (main.some(repeated)) return [...main, ...namedBehind(main, windows, texts)];
  return [
    ...main,
    ...texts(['h2', 'h3', 'h4']).filter((text) => text.length >= 4 && repeated(text)),
  ];
}

/** Lower headings that are all the window title says behind a main one, which is the site's: "Puri's Pantry: Gazpacho". */
function namedBehind(
  main: readonly string[],
  windows: readonly string[],
  texts: (names: readonly string[]) => string[],
): string[] {
  const behind = new Set(
    windows.flatMap((title) =>
      main
        .map(foldText)
        .filter((site) => title.startsWith(`${site}:`) || title.startsWith(`${site} `))
        .map((site) => title.slice(site.length).replace(/^[^\p{L}\p{N}]+/u, '')),
    ),
  );
  behind.delete('');
  return behind.size === 0
    ? []
    : texts(['h2', 'h3', 'h4']).filter((text) => behind.has(foldText(text)));
}

/** Whether a heading is the name of the site: by its class, or because it links to the front page. */
function namesSite(heading: Element, page: string): boolean {
  if (
    siteClass.test(attribute(heading, 'class').slice(0, 200)) ||
    (heading.parent &&
      isTag(heading.parent) &&
      siteClass.test(attribute(heading.parent, 'class').slice(0, 200)))
  )
    return true;
  const link =
    heading.parent && isTag(heading.parent) && heading.parent.name === 'a'
      ? heading.parent
      : heading.children.find((child): child is Element => isTag(child) && child.name === 'a');
  const linked = link ? absoluteAddress(attribute(link, 'href'), page) : null;
  if (linked === null) return false;
  const address = new URL(addressBefore(linked));
  const own = page ? new URL(addressBefore(page)) : address;
  return address.pathname === '/' && !address.hash && own.pathname !== '/';
}

const decorative = pattern('i')`
  (?:^|[/_.\s-])(?:logos?|icons?|favicon|avatars?|sprites?|placeholder|pixel|badges?|banner|
  spinner|blank|buttons?|signature|default)(?:[/_.\s\d-]|$)|fallback|\.(?:svg|gif)(?:$|\?)
`;

/** Whether a picture's address (or description) says that it is no picture of a dish. */
export const isOrnament = (address: string): boolean => decorative.test(address.slice(0, 500));

/** The first picture after the main heading (or of the page) that is no ornament, when the head names none. */
function shownPicture(elements: readonly Element[], page: string): string | null {
  const heading = elements.findIndex((element) => element.name === 'h1');
  for (const element of [
    ...elements.slice(Math.max(0, heading)),
    ...elements.slice(0, Math.max(0, heading)),
  ]) {
    if (element.name !== 'img') continue;
    const source = [
      attribute(element, 'data-src'),
      attribute(element, 'data-lazy-src'),
      attribute(element, 'src'),
    ].find((address) => address && !address.startsWith('data:'));
    const width = Number(attribute(element, 'width') || 999);
    if (
      !source ||
      isOrnament(source) ||
      isOrnament(
        `${attribute(element, 'class').slice(0, 200)} ${attribute(element, 'alt').slice(0, 100)}`,
      ) ||
      width < 150
    )
      continue;
    return absoluteAddress(source, page);
  }
  return null;
}
