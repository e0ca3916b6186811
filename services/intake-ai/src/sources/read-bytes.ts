import { readText } from '@convivio/culinary/text';
import type { Reading } from '../domain/intake-source.ts';
import { readImage } from '../reading/read-image.ts';
import { readPdf } from '../reading/read-pdf.ts';
import { readTextFile } from '../reading/read-text-file.ts';
import { sniffFile } from '../reading/sniff-file.ts';
import { asProductError } from './reading-failure.ts';

const mimeTypes = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg', text: 'text/plain' } as const;

/** A recipe from the bytes of a file, by what they are and not by what the file is called. Throws ProductError. */
export async function readBytes(bytes: Uint8Array, name: string, signal: AbortSignal): Promise<Reading> {
  try {
    const { kind } = await sniffFile(bytes, name);
    const { lines } = kind === 'pdf' ? await readPdf(bytes, signal) : kind === 'text' ? readTextFile(bytes) : await readImage(bytes);
    const mimeType = mimeTypes[kind];
    return {
      draft: readText(lines),
      sourceText: lines.map((line) => line.text).join('\n'),
      image: kind === 'png' || kind === 'jpeg' ? { bytes, mimeType } : null,
      picture: null,
      mimeType,
      url: null,
    };
  } catch (error) {
    throw asProductError(error);
  }
}
