import { UPLOADABLE } from '@convivio/contracts/upload-limits';
import { fileTypeFromBuffer } from 'file-type';
import { ReadingError } from '../reading-error.ts';

export interface SniffedFile {
  kind: 'pdf' | 'png' | 'jpeg' | 'webp' | 'heic' | 'text' | 'docx' | 'rtf';
  /** MIME type. */
  type: string;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const KINDS: Record<string, SniffedFile> = {
  'application/pdf': { kind: 'pdf', type: 'application/pdf' },
  'image/png': { kind: 'png', type: 'image/png' },
  'image/jpeg': { kind: 'jpeg', type: 'image/jpeg' },
  'image/webp': { kind: 'webp', type: 'image/webp' },
  'image/heic': { kind: 'heic', type: 'image/heic' },
  'image/heif': { kind: 'heic', type: 'image/heic' },
  'image/heic-sequence': { kind: 'heic', type: 'image/heic' },
  'image/heif-sequence': { kind: 'heic', type: 'image/heic' },
  [WORD]: { kind: 'docx', type: WORD },
  'application/rtf': { kind: 'rtf', type: 'application/rtf' },
};

/** What people call the types we meet but do not read. */
const NAMES: Record<string, string> = {
  'image/gif': 'a GIF picture',
  'image/tiff': 'a TIFF picture',
  'image/avif': 'an AVIF picture',
  'image/bmp': 'a BMP picture',
  'application/zip': 'a ZIP archive',
  'application/x-cfb': 'an Office document of the old kind',
  'application/epub+zip': 'an e-book',
  'video/mp4': 'a video',
  'video/quicktime': 'a video',
  'audio/mpeg': 'a sound recording',
};

const EXTENSIONS: Record<string, SniffedFile['kind']> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  webp: 'webp',
  heic: 'heic',
  heif: 'heic',
  docx: 'docx',
  rtf: 'rtf',
  txt: 'text',
  text: 'text',
  md: 'text',
  markdown: 'text',
};

/**
 * What a file is, by its content. Throws ReadingError (415) for types that are not accepted, and
 * for a name that promises another type than the content holds.
 */
export async function sniffFile(bytes: Uint8Array, name: string): Promise<SniffedFile> {
  if (bytes.length === 0)
    throw new ReadingError('EMPTY_FILE', 'This file is empty. Choose another one.');
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const promised = EXTENSIONS[extension];
  const found = await typeOf(bytes);
  if (promised === 'docx' && found === 'application/x-cfb')
    throw new ReadingError(
      'WRONG_TYPE',
      'This Word document is locked with a password, or it is of the old kind. Save it again as .docx, without a password.',
    );
  // A Word document is a ZIP archive, and may be recognised as no more than that when it is damaged; its reader says so.
  const meant = promised === 'docx' && found === 'application/zip' ? WORD : found;
  const known = meant ? KINDS[meant] : undefined;
  if (found && !known)
    throw new ReadingError(
      promised ? 'WRONG_TYPE' : 'UNSUPPORTED_TYPE',
      `This file is ${NAMES[found] ?? `of the type ${found}`}. ${UPLOADABLE}`,
    );
  if (!found && isMarkup(bytes))
    throw new ReadingError(
      promised ? 'WRONG_TYPE' : 'UNSUPPORTED_TYPE',
      'This file is a web page. Import its address instead, or save the page as a PDF.',
    );
  const sniffed =
    known ?? (looksLikeText(bytes) ? { kind: 'text' as const, type: 'text/plain' } : null);
  if (!sniffed)
    throw new ReadingError(
      promised ? 'WRONG_TYPE' : 'UNSUPPORTED_TYPE',
      `The type of this file is not known. ${UPLOADABLE}`,
    );
  if (promised && promised !== sniffed.kind && !(isPicture(promised) && isPicture(sniffed.kind))) {
    const kind = promised === 'text' ? 'a text file' : `a ${promised.toUpperCase()} file`;
    throw new ReadingError(
      'WRONG_TYPE',
      `The name of this file ends in ".${extension}", but it is not ${kind}. Check the file and try again.`,
    );
  }
  return sniffed;
}

async function typeOf(bytes: Uint8Array): Promise<string | null> {
  // Some programs write a few bytes before the header of a PDF; readers accept it within the first kilobyte.
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'application/pdf';
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found && found.mime !== 'application/xml' ? found.mime : null;
}

function isMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*(?:<!doctype\s+html|<html|<\?xml|<svg)\b/i.test(
    new TextDecoder().decode(bytes.subarray(0, 400)),
  );
}

const PICTURES = new Set<SniffedFile['kind']>(['png', 'jpeg', 'webp', 'heic']);
const isPicture = (kind: SniffedFile['kind']): boolean => PICTURES.has(kind);

function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8000);
  if ((sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff))
    return true;
  let controls = 0;
  let zeros = 0;
  for (const byte of sample) {
    if (byte === 0) zeros++;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  }
  return controls <= 0.01 * sample.length && (zeros === 0 || zeros > 0.3 * sample.length);
}
