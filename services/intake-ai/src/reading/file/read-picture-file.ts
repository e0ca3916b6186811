import type { PageLine } from '@convivio/culinary/read';
import { jpegOfHeic } from '../picture/heic-picture.ts';
import { readPicture } from '../picture/read-picture.ts';
import { sureOfWords } from '../picture/sure-of-words.ts';
import type { UnreadPart } from '../picture/unread-parts.ts';
import { ReadingError, type ReadingCode } from '../reading-error.ts';
import type { FileBytes } from './read-file.ts';
import { sniffFile } from './sniff-file.ts';
import { isWorthALook } from './worth-a-look.ts';

/** What reading one page of several gave. */
export interface PictureFileRead {
  /** What it is by its content, as a MIME type. */
  type: string;
  lines: PageLine[];
  /** 0 to 100: with how much two thirds of the words were recognised. */
  confidence: number;
  /** Where there is writing of which nothing was read. */
  unreadParts: UnreadPart[];
  /** Why nothing could be read, although a provider with vision may see something. */
  unreadable: { code: ReadingCode; sentence: string } | null;
}

/** The lines of a picture, by what its bytes are. Throws ReadingError, for what is no picture as well. */
export async function readPictureFile({ bytes, name }: FileBytes): Promise<PictureFileRead> {
  const { kind, type } = await sniffFile(bytes, name);
  if (!type.startsWith('image/'))
    throw new ReadingError(
      'WRONG_TYPE',
      'It is not a picture: pages of one recipe are JPEG, PNG, WebP or HEIC.',
    );
  try {
    const { lines, unreadParts } = await readPicture(
      kind === 'heic' ? await jpegOfHeic(bytes) : bytes,
    );
    return { type, lines, confidence: sureOfWords(lines), unreadParts, unreadable: null };
  } catch (error) {
    if (!isWorthALook(error)) throw error;
    const unreadable = { code: error.code, sentence: error.message };
    return { type, lines: [], confidence: 0, unreadParts: [], unreadable };
  }
}
