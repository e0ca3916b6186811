import type { IntakeSourceKind } from '@convivio/contracts/messages';
import { maximumPages, MOST_PAGES, PAGES_BYTES } from '@convivio/contracts/upload-limits';
import { invalid, malformed, tooLarge } from '@convivio/platform/errors';
import { socialNetworkOf } from './social-network.ts';

/** The longest text that is read, in characters: some two hundred pages. */
const MAX_TEXT = 400_000;
const MAX_URL = 2_000;
const MAX_FILE_NAME = 200;

export interface SourceFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Null until it has been read. */
  mimeType: string | null;
}

/** What a job reads. Exactly one of file, url and text is set, as the kind says. */
export interface JobSource {
  kind: IntakeSourceKind;
  file: SourceFile | null;
  /** Pictures that are pages of the recipe behind the file, in their order. */
  furtherPages: readonly SourceFile[];
  url: string | null;
  text: string | null;
}

export type UploadedFile = Pick<SourceFile, 'key' | 'name' | 'size'>;

/** A file that the owner has uploaded, or several that are pages of one recipe. Somebody else's file is refused. */
export function fileSource(
  ownerId: string,
  file: UploadedFile,
  furtherPages: readonly UploadedFile[],
): JobSource {
  const pages = [file, ...furtherPages].map((page) => uploadedFile(ownerId, page));
  if (new Set(pages.map(({ key }) => key)).size < pages.length)
    throw malformed('PAGE_TWICE', 'A page of a recipe was named twice. Send each page once.');
  if (pages.length > MOST_PAGES || bytesOf(pages) > PAGES_BYTES) throw tooManyPages();
  const [first, ...further] = pages as [SourceFile, ...SourceFile[]];
  return { kind: 'file', file: first, furtherPages: further, url: null, text: null };
}

function uploadedFile(ownerId: string, file: UploadedFile): SourceFile {
  const prefix = `uploads/${ownerId}/`;
  if (!file.key.startsWith(prefix) || !/^[\w-]+$/.test(file.key.slice(prefix.length)))
    throw malformed('FILE_KEY_UNKNOWN', 'This file is not known. Upload it again.');
  if (file.size < 1) throw malformed('FILE_EMPTY', 'The file is empty. Choose another one.');
  return { ...file, name: file.name.trim().slice(0, MAX_FILE_NAME) || 'file', mimeType: null };
}

/** The files of a source, in their order; none where it is a link or a text. */
export const filesOf = ({ file, furtherPages }: JobSource): SourceFile[] =>
  file ? [file, ...furtherPages] : [];

export const bytesOf = (files: readonly { size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

export const tooManyPages = () => tooLarge('PAGES_TOO_LARGE', `${maximumPages()}.`);

/** A web address; one without a scheme is taken for https. */
export function urlSource(text: string): JobSource {
  const trimmed = text.trim();
  if (!trimmed)
    throw malformed('URL_MISSING', 'Paste the link of a recipe first.', { url: 'is required' });
  const url = parseUrl(trimmed);
  if (!url || trimmed.length > MAX_URL)
    throw invalid('URL_MALFORMED', 'This is not a web address. Check the link and try again.', {
      url: 'must be a web address',
    });
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw invalid('URL_SCHEME', 'Only http and https links can be imported.', {
      url: 'must start with https://',
    });
  if (url.username || url.password)
    throw invalid(
      'URL_CREDENTIALS',
      'A link with a user name or password in it cannot be imported.',
      { url: 'must not hold a password' },
    );
  return {
    kind: socialNetworkOf(url) ?? 'url',
    file: null,
    furtherPages: [],
    url: url.href,
    text: null,
  };
}

/** A link of Instagram or TikTok. */
export function socialSource(text: string): JobSource {
  const source = urlSource(text);
  if (source.kind === 'url')
    throw invalid(
      'NOT_SOCIAL',
      'This is not an Instagram or TikTok link. Use the link import instead.',
      { url: 'must be an Instagram or TikTok link' },
    );
  return source;
}

export function textSource(text: string): JobSource {
  if (!text.trim())
    throw malformed('TEXT_EMPTY', 'Paste the text of a recipe first.', { text: 'is required' });
  if (text.length > MAX_TEXT)
    throw invalid(
      'TEXT_TOO_LONG',
      'This text is too long for one recipe. Paste the recipe alone.',
      { text: `at most ${MAX_TEXT} characters` },
    );
  return { kind: 'text', file: null, furtherPages: [], url: null, text };
}

function parseUrl(text: string): URL | null {
  for (const candidate of /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+/.test(text)
    ? [text]
    : [`https://${text}`]) {
    const url = URL.parse(candidate);
    if (
      url?.hostname &&
      (url.hostname.includes('.') || url.hostname.startsWith('[') || url.hostname === 'localhost')
    )
      return url;
    if (url && url.protocol !== 'https:' && url.protocol !== 'http:') return url;
  }
  return null;
}
