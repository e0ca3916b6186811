import { unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { LIMITS } from '../limits.data.ts';
import { ReadingError } from '../reading-error.ts';

/** The text of a Word document with its headings and lists, as Markdown. Throws ReadingError when it is broken or unpacks to too much. */
export async function textOfDocx(bytes: Uint8Array): Promise<string> {
  const written = writtenParts(bytes);
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(written) },
      { ignoreEmptyParagraphs: false, externalFileAccess: false },
    );
    return markdownOf(value);
  } catch (error) {
    throw broken(error);
  }
}

/** The document without its pictures. Each part is unpacked into the room it claims, so none can become larger. */
function writtenParts(bytes: Uint8Array): Uint8Array {
  let claimed = 0;
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.(?:xml|rels)$/i.test(name)) return false;
        claimed += originalSize;
        if (claimed > LIMITS.documentBytes)
          throw new ReadingError(
            'READING_TOO_LARGE',
            'This document is too large once it is unpacked. Save the page of the recipe as a file of its own.',
          );
        return true;
      },
    });
    return zipSync(parts, { level: 0 });
  } catch (error) {
    throw error instanceof ReadingError ? error : broken(error);
  }
}

const broken = (cause: unknown) =>
  new ReadingError(
    'TEXT_UNREADABLE',
    'This document is damaged or incomplete. Save it again and try once more.',
    { cause },
  );

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What opens and closes the few blocks that are written for a document; other tags fall away. */
const BLOCKS: Record<string, [open: string, close: string]> = {
  p: ['', '\n'],
  br: ['\n', ''],
  tr: ['', '\n'],
  td: ['', ' '],
  th: ['', ' '],
  ul: ['\n', '\n'],
  ol: ['\n', '\n'],
  li: ['\n', '\n'],
  h: ['\n', '\n'],
};

function markdownOf(html: string): string {
  const lists: string[] = [];
  let cells = 0;
  return html
    .replace(/<(\/?)([a-z]+)([1-6]?)[^<>]*>/g, (_, slash: string, tag: string, level: string) => {
      const [open, close] = BLOCKS[tag] ?? ['', ''];
      if (tag === 'td' || tag === 'th') cells += slash ? -1 : 1;
      // A row of a table is one line, whatever its cells hold.
      if (cells > 0) return tag === 'p' || tag === 'br' ? ' ' : '';
      if (tag === 'ul' || tag === 'ol') {
        if (slash) lists.pop();
        else lists.push(tag === 'ol' ? '1. ' : '- ');
      }
      if (slash) return close;
      if (tag === 'li') return `${open}${lists.at(-1) ?? '- '}`;
      return tag === 'h' ? `${open}${'#'.repeat(Number(level))} ` : open;
    })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '')
    .replace(/[^\S\n]+/g, ' ');
}
