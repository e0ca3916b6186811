import { jobGoesOn } from '@convivio/platform/processes/job-goes-on';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { LIMITS } from '../limits.data.ts';
import { ReadingError } from '../reading-error.ts';

/** A HEIC photo, which phones take, as a JPEG: sharp comes without a decoder for it. Its size is looked at before it is decoded. Throws ReadingError. */
export async function jpegOfHeic(bytes: Uint8Array): Promise<Uint8Array> {
  const photos = await decodeHeic.all({ buffer: bytes }).catch(broken);
  try {
    const [photo] = photos;
    if (!photo) return broken();
    const megapixels = (photo.width * photo.height) / 1e6;
    if (megapixels > LIMITS.heicPixels / 1e6)
      throw new ReadingError(
        'IMAGE_TOO_LARGE',
        `This picture has ${Math.round(megapixels)} megapixels; up to ${LIMITS.heicPixels / 1e6} can be read. Save it in a smaller size.`,
      );
    const { data, width, height } = await photo.decode().catch(broken);
    jobGoesOn();
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92 })
      .toBuffer();
  } finally {
    photos.dispose();
  }
}

function broken(cause?: unknown): never {
  throw new ReadingError(
    'IMAGE_BROKEN',
    'This picture is damaged or incomplete. Take or export it again.',
    { cause },
  );
}
