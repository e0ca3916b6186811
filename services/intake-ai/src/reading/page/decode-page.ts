import type { PageBytes } from './read-page.ts';

/** The text of a fetched page: by byte order mark, the header's charset, the page's own declaration, else UTF-8, else Windows-1252. */
export function decodePage({ bytes, charset }: Pick<PageBytes, 'bytes' | 'charset'>): string {
  const head = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1');
  const declared =
    byteOrderMark(bytes) ?? charset ?? /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  if (declared) {
    try {
      return new TextDecoder(declared).decode(bytes);
    } catch {
      // A charset nobody knows: guess as if none had been declared.
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function byteOrderMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xff && b === 0xfe ? 'utf-16le' : null;
}
