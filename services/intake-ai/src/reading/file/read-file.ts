import { emptyDraft } from '@convivio/culinary/recipe';
import { readText } from '@convivio/culinary/read';
import { draftOfText } from '../words/read-words.ts';
import type { WordsRead } from '../words/words-read.ts';
import { LIMITS } from '../limits.data.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { jpegOfHeic } from '../picture/heic-picture.ts';
import { readPicture, type PictureRead } from '../picture/read-picture.ts';
import { sureOfWords } from '../picture/sure-of-words.ts';
import { ReadingError, type ReadingCode } from '../reading-error.ts';
import { readTextFile } from './read-text-file.ts';
import { sniffFile } from './sniff-file.ts';
import { isWorthALook } from './worth-a-look.ts';
import { textOfDocx } from './text-of-docx.ts';
import { textOfRtf } from './text-of-rtf.ts';

export interface FileBytes {
  bytes: Uint8Array;
  name: string;
}

/** What reading a file gave. */
export interface FileRead extends WordsRead {
  /** What it is by its content, as a MIME type. */
  type: string;
  /** 0 to 100: with how much two thirds of the words were recognised; null where they are written in the file. */
  confidence: number | null;
  /** Why nothing could be read, although a provider with vision may see something. */
  unreadable: { code: ReadingCode; sentence: string } | null;
  /** Pages of a PDF that are not in the text, although there is something on them. */
  unreadPages: number[];
  /** Where in a picture, or on a scanned page, there is writing of which nothing was read. */
  unreadParts: { page: number | null; below: string | null }[];
}

/** A recipe from the bytes of a file, by what they are and not by what the file is called. Throws ReadingError. */
export async function readFileBytes({ bytes, name }: FileBytes): Promise<FileRead> {
  const { kind, type } = await sniffFile(bytes, name);
  if (kind === 'text' || kind === 'docx' || kind === 'rtf') {
    const text = await writtenText(kind, bytes);
    return {
      type,
      draft: draftOfText(text, 'file'),
      text,
      confidence: null,
      unreadable: null,
      unreadPages: [],
      unreadParts: [],
    };
  }
  try {
    const { lines, scanned, unread, unreadParts } =
      kind === 'pdf'
        ? await readPdf(bytes)
        : scanOf(await readPicture(kind === 'heic' ? await jpegOfHeic(bytes) : bytes));
    return {
      type,
      draft: readText(lines),
      text: lines.map(({ text }) => text).join('\n'),
      confidence: scanned ? sureOfWords(lines) : null,
      unreadable: null,
      unreadPages: unread,
      unreadParts,
    };
  } catch (error) {
    if (!isWorthALook(error)) throw error;
    const unreadable = { code: error.code, sentence: error.message };
    return {
      type,
      draft: emptyDraft(),
      text: '',
      confidence: 0,
      unreadable,
      unreadPages: [],
      unreadParts: [],
    };
  }
}

/** A picture, as it were the one page of a scanned PDF. */
const scanOf = ({ lines, unreadParts }: PictureRead) => ({
  lines,
  scanned: true,
  unread: [],
  unreadParts: unreadParts.map((part) => ({ page: null, ...part })),
});

/** A document without words is refused like an empty text. Throws ReadingError. */
async function writtenText(kind: 'text' | 'docx' | 'rtf', bytes: Uint8Array): Promise<string> {
  if (kind === 'text') return readTextFile(bytes).text;
  const text = kind === 'docx' ? await textOfDocx(bytes) : textOfRtf(bytes);
  if (text.trim() === '')
    throw new ReadingError('EMPTY_FILE', 'This file holds no text. Choose another one.');
  return text.slice(0, LIMITS.textCharacters);
}
