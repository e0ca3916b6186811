import type { Files } from '@convivio/platform/files/files';
import { uprightJpeg } from '@convivio/platform/pictures';
import type { Picture } from '../domain/provider/picture.ts';
import { pictureKeyOf } from '../domain/intake/uploads/picture-key.ts';

/** Keeps a hero picture under the key of its job. Null when the bytes are no picture. */
export async function keepPicture(
  files: Files,
  jobId: number,
  picture: Picture,
): Promise<string | null> {
  const jpeg = await uprightJpeg(picture.bytes);
  if (!jpeg) return null;
  const key = pictureKeyOf(jobId);
  await files.put(key, jpeg, { contentType: 'image/jpeg', fileName: 'recipe.jpg' });
  return key;
}
