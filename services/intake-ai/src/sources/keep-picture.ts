import sharp from 'sharp';
import type { Files } from '@convivio/platform/files/files';
import type { Picture } from '../domain/intake-source.ts';

const WIDTH = 1_600;
const MAX_PIXELS = 50_000_000;

/** Keeps a hero picture, turned upright, without its metadata and at most 1600 px wide, as JPEG under a key of the job's own. Null when the bytes are no picture. */
export async function keepPicture(files: Files, jobId: number, picture: Picture): Promise<string | null> {
  let jpeg: Buffer;
  try {
    jpeg = await sharp(picture.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate().resize({ width: WIDTH, withoutEnlargement: true }).flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  } catch {
    return null;
  }
  const key = keyOf(jobId);
  await files.put(key, jpeg, { contentType: 'image/jpeg', fileName: 'recipe.jpg' });
  return key;
}

/** Removes the picture of a job that came to nothing. */
export function dropPicture(files: Files, jobId: number): Promise<void> {
  return files.remove(keyOf(jobId));
}

const keyOf = (jobId: number) => `images/${jobId}.jpg`;
