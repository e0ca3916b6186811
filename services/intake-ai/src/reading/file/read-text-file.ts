import { LIMITS } from '../limits.data.ts';
import { ReadingError } from '../reading-error.ts';

export interface FileText {
  text: string;
  /** The lines of the text, without line ends. */
  lines: string[];
}

/** Decodes a text file: UTF-8 or UTF-16 by its byte order mark or by its bytes, else Windows-1252. Throws ReadingError when it is empty or no text. */
export function readTextFile(bytes: Uint8Array): FileText {
  if (bytes.length === 0)
    throw new ReadingError('EMPTY_FILE', 'This file is empty. Choose another one.');
  const text = decode(bytes)
    .replace(/^\ufeff/, '')
    .slice(0, LIMITS.textCharacters);
  if (text.trim() === '')
    throw new ReadingError('EMPTY_FILE', 'This file holds no text. Choose another one.');
  if (!looksLikeText(text))
    throw new ReadingError(
      'TEXT_UNREADABLE',
      'This file is not readable as text. Save it as plain text (UTF-8) and try again.',
    );
  return { text, lines: text.split(/\r\n|\r|\n/) };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideOrder(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 without a mark: nearly every second byte of Latin text is zero. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 2000);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even++;
    else odd++;
  });
  const half = sample.length / 2;
  if (half < 2) return null;
  if (odd > 0.7 * half && even < 0.1 * half) return 'utf-16le';
  return even > 0.7 * half && odd < 0.1 * half ? 'utf-16be' : null;
}

function looksLikeText(text: string): boolean {
  const sample = text.slice(0, 4000);
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return controls <= 0.02 * sample.length && /\p{L}/u.test(sample);
}
