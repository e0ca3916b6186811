import sharp from 'sharp';

/** Pixels across: the widest that a page shows a picture. */
const WIDTH = 1_600;
/** A small file can unfold to more than the memory there is. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 82;
/**
 * What libvips calls the formats that are taken; AVIF is the one in the HEIF family that it reads.
 * Not SVG: that is a program for the reader.
 */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * A picture as the product keeps it: JPEG, turned upright, without what the camera wrote beside it
 * (such as where it was taken), at most 1600 pixels wide.
 * Null for bytes that are no JPEG, PNG, WebP, GIF or AVIF that can be read.
 */
export async function uprightJpeg(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    return await picture
      .rotate()
      .resize({ width: WIDTH, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Whether a picture is as `uprightJpeg` makes them: a JPEG of at most 1600 px in width with nothing written beside it. */
export async function isFitForWeb(bytes: Uint8Array): Promise<boolean> {
  try {
    const { format, width, height, exif, xmp, iptc } = await sharp(bytes, {
      failOn: 'error',
    }).metadata();
    return (
      format === 'jpeg' && width <= WIDTH && width * height <= MOST_PIXELS && !exif && !xmp && !iptc
    );
  } catch {
    return false;
  }
}
