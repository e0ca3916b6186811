import { codePage437, usualLetters } from './zip/code-page-437.data.ts';

const usual = new Set(usualLetters);
const windows = new TextDecoder('windows-1252');

/** The text of a file in UTF-8, UTF-16 with a mark, or an old western code page: Windows' or that of MS-DOS, whichever makes sense of it. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isDos(bytes) ? fromDos(bytes) : windows.decode(bytes);
  }
}

/** Compares how many of the high bytes are usual letters in one code page and in the other. */
function isDos(bytes: Uint8Array): boolean {
  let dos = 0;
  let western = 0;
  for (const byte of bytes.subarray(0, 500_000)) {
    if (byte < 0x80) continue;
    if (usual.has(codePage437[byte - 0x80]!)) dos++;
    if (byte >= 0xa0 && usual.has(String.fromCharCode(byte))) western++;
  }
  return dos > western;
}

function fromDos(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return parts
    .join('')
    .replace(/[\u0080-\u00ff]/g, (sign) => codePage437[sign.charCodeAt(0) - 0x80]!);
}
