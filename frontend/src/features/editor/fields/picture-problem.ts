import { pictureType } from '@convivio/culinary/recipe';

/** Of a picture's first bytes, so many tell its type. */
const headBytes = 16;

const noPicture =
  'This file is not a picture that can be shown. Choose a JPEG, PNG, WebP, GIF or AVIF.';

/** Why a file cannot be a recipe's picture, by what is in it and not by what it is called; null where it can. */
export async function pictureProblem(file: Blob): Promise<string | null> {
  try {
    if (pictureType(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) === null)
      return noPicture;
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return noPicture;
  }
}
