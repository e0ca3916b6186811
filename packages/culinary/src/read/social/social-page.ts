import { pattern } from '../../words/pattern.ts';
import type { Element } from 'domhandler';
import { attribute, rawText } from '../page/html/element.ts';
import { parseLooseJson } from '../page/scripts/loose-json.ts';
import { absoluteAddress } from '../page/html/page-address.ts';
import { parsePage } from '../page/html/parse-page.ts';
import { htmlLines } from '../page/html/html-lines.ts';
import { isNode, type SchemaNode } from '../page/markup/schema-node.ts';
import { pageBudget, scriptValues } from '../page/scripts/script-values.ts';

/** A post of Instagram or TikTok. */
export interface SocialPost {
  /** The post's text with its line breaks; null when the page shows none. */
  caption: string | null;
  author: string | null;
  imageUrl: string | null;
  /** Whether the page asks to log in instead of showing the post. */
  loginWall: boolean;
}

type Found = Omit<SocialPost, 'loginWall'> & { code: string | null };

const mostNodes = 150_000;
const longestCaption = 20_000;
const mention = /caption|itemStruct|ItemModule|"desc"|articleBody/;
const loginMarks = pattern('i')`
  \/accounts\/login|loginForm|log in to (?:instagram|tiktok|see|continue|follow)|
  login • instagram|<title>\s*(?:login|log in|instagram|tiktok - make your day)\b|
  login_required|captcha|tiktok-verify-page
`;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? tidyCaption(value) : null;
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

/** Line breaks are what a recipe in a caption is cut by, so they stay; invisible signs go. */
function tidyCaption(caption: string): string {
  return caption
    .slice(0, longestCaption)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A post as Instagram's and TikTok's own programs hold it. */
function postIn(node: SchemaNode): Found | null {
  const caption =
    text(at(node, 'edge_media_to_caption', 'edges', 0, 'node', 'text')) ??
    text(at(node, 'caption', 'text')) ??
    (at(node, 'video') !== undefined || at(node, 'imagePost') !== undefined
      ? text(node['desc'])
      : null) ??
    text(node['articleBody']);
  if (!caption) return null;
  const owner = at(node, 'owner') ?? at(node, 'user') ?? at(node, 'author');
  const first = Array.isArray(owner) ? owner[0] : owner;
  return {
    caption,
    author:
      text(at(first, 'username')) ??
      text(at(first, 'uniqueId')) ??
      text(at(first, 'identifier', 'value')) ??
      text(at(first, 'alternateName')) ??
      text(at(first, 'name')) ??
      text(at(first, 'full_name')) ??
      text(first),
    imageUrl:
      [
        at(node, 'display_url'),
        at(node, 'image_versions2', 'candidates', 0, 'url'),
        at(node, 'thumbnail_src'),
        at(node, 'video', 'originCover'),
        at(node, 'video', 'cover'),
        at(node, 'imagePost', 'images', 0, 'imageURL', 'urlList', 0),
        at(node, 'thumbnailUrl'),
        at(node, 'image', 'url'),
        at(node, 'image', 0, 'url'),
        at(node, 'image'),
      ]
        .map(text)
        .find((address) => address && /^https?:/.test(address)) ?? null,
    code: text(node['shortcode']) ?? text(node['code']) ?? text(node['id']) ?? text(node['pk']),
  };
}

function postsIn(values: unknown[]): Found[] {
  const found: Found[] = [];
  let level = values;
  let visited = 0;
  for (let depth = 0; level.length && depth < 60; depth++) {
    const inner: unknown[] = [];
    for (const value of level) {
      if (++visited > mostNodes) return found;
      // Embedded players hold their data as JSON inside a JSON string.
      if (typeof value === 'string') {
        if (value.length < 2_000_000 && /^\s*[{[]/.test(value) && mention.test(value))
          inner.push(parseLooseJson(value));
        continue;
      }
      if (typeof value !== 'object' || value === null) continue;
      const post = isNode(value) ? postIn(value) : null;
      if (post) found.push(post);
      for (const child of Object.values(value)) inner.push(child);
    }
    level = inner;
  }
  return found;
}

/** `12 likes, 3 comments - name on March 1, 2024: "caption"`, or `Name on Instagram: "caption"`. */
function quoted(description: string): { caption: string; author: string | null } | null {
  const opening = /:\s{0,3}["“„«]/.exec(description.slice(0, 300));
  if (!opening) return null;
  const head = description.slice(0, opening.index);
  const caption = tidyCaption(
    description.slice(opening.index + opening[0].length, longestCaption),
  ).replace(/["”“»][\s.]{0,5}$/, '');
  const author =
    /(?:^|[-–—]\s)\s*([\w.]{2,40}|[^-–—,:"]{2,60}?)\s+(?:on|am|le|el|il|op|em|su|auf|sur)\s/i.exec(
      head,
    )?.[1] ?? null;
  return caption ? { caption, author } : null;
}

function fromMetas(elements: readonly Element[], page: string): Found {
  const meta = (...names: string[]) =>
    names
      .map((name) =>
        elements.find(
          (element) =>
            element.name === 'meta' &&
            (attribute(element, 'property') || attribute(element, 'name')).toLowerCase() === name,
        ),
      )
      .map((element) => (element ? attribute(element, 'content') : ''))
      .filter(Boolean);
  const statements = meta(
    'og:title',
    'og:description',
    'description',
    'twitter:title',
    'twitter:description',
  )
    .map(quoted)
    .filter((found) => found !== null);
  const fullest = statements.reduce<{ caption: string; author: string | null } | null>(
    (best, found) => (best && best.caption.length >= found.caption.length ? best : found),
    null,
  );
  const isTikTok =
    /tiktok/i.test(page) || meta('og:site_name').some((name) => /tiktok/i.test(name));
  const plain = isTikTok ? text(meta('og:description')[0]) : null;
  const generic =
    plain !== null && /^\d[\d.,KM]* likes|TikTok video from/i.test(plain) ? null : plain;
  return {
    caption: fullest?.caption ?? generic,
    author:
      statements.map((found) => found.author).find(Boolean) ??
      /\((@[\w.]+)\)/.exec(meta('og:title', 'twitter:title').join(' '))?.[1]?.slice(1) ??
      /\/@([\w.]+)/.exec(page)?.[1] ??
      null,
    imageUrl: absoluteAddress(meta('og:image', 'twitter:image')[0], page),
    code: null,
  };
}

const isCut = (caption: string) => /(?:\.\.\.|…)$/.test(caption);

/** The post on a page of Instagram or TikTok, from the data in its scripts, its JSON-LD or its Open Graph tags. Never throws. */
export function readSocialPage(html: string, url: string): SocialPost {
  const { elements } = parsePage(html);
  const scripts = elements.filter((element) => element.name === 'script');
  const structured = scripts
    .filter((script) => /ld\+json/i.test(attribute(script, 'type')))
    .map((script) => parseLooseJson(rawText(script)));
  const budget = pageBudget();
  const posts = postsIn([
    ...scripts.flatMap((script) => scriptValues(script, mention, budget)),
    ...structured,
  ]);
  const asked =
    posts.find((post) => post.code !== null && post.code.length > 4 && url.includes(post.code)) ??
    posts[0] ??
    null;
  const metas = fromMetas(elements, url);
  const caption =
    asked?.caption && !(isCut(asked.caption) && metas.caption)
      ? asked.caption
      : (metas.caption ?? asked?.caption ?? null);
  return {
    caption,
    author: asked?.author ?? metas.author,
    imageUrl: asked?.imageUrl ?? metas.imageUrl,
    loginWall: caption === null && loginMarks.test(html.slice(0, 2_000_000)),
  };
}

/** The post in an oEmbed answer (an object, or its JSON text). */
export function readOembed(answer: unknown): SocialPost {
  const data = typeof answer === 'string' ? parseLooseJson(answer) : answer;
  const quote = text(at(data, 'html'));
  const shown = quote
    ? htmlLines(parsePage(quote).roots)
        .map((line) => line.text)
        .filter((line) => !/^(?:view this post|a post shared by|♬)/i.test(line))
        .join('\n')
    : null;
  return {
    caption: text(at(data, 'title')) ?? (shown || null),
    author: text(at(data, 'author_unique_id')) ?? text(at(data, 'author_name')),
    imageUrl: absoluteAddress(text(at(data, 'thumbnail_url')), ''),
    loginWall: false,
  };
}
