import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { darkOnBands } from './dark-on-bands.ts';
import { darkOnButtons } from './dark-on-buttons.ts';
import { darkOnLight } from './dark-on-light.ts';
import { evenLight } from './even-light.ts';
import { percentile, spread, type GreyPicture } from './grey-picture.ts';
import { LIMITS } from '../limits.data.ts';
import { findPageOutline } from './page-outline.ts';
import { badgeColumns, type Badge } from './round-badges.ts';
import type { Band } from './ink-bands.ts';
import { ReadingError } from '../reading-error.ts';
import { findSkew } from './skew.ts';
import { straighten } from './straighten.ts';
import { withoutFrames } from './without-frames.ts';
import { withoutLeaders } from './without-leaders.ts';
import { withoutRules } from './without-rules.ts';

const { abs, cos, max, min, PI, round, sin } = Math;

export interface PreparedPicture {
  picture: GreyPicture;
  /** The 90th percentile of brightness before anything was changed: how light the lightest parts are. */
  brightness: number;
  /** How sharp the edges are, 0 when everything is blurred. */
  sharpness: number;
  /** The distance between the dark and the light parts once shadows are taken out; nearly 0 for an empty sheet, shaded or not. */
  contrast: number;
  /** Round signs with numbers in them, column by column. */
  badges: Badge[][];
  /** Where a number stands between buttons with which it is counted down and up. */
  steppers: Band[];
}

/** Longest side of a straightened sheet: text of a recipe page is then some 20 pixels high. */
const SHEET_SIDE = 2000;
const SMALL_SIDE = 1500;
/** Of 255: a page of one tone, which no light makes readable. */
const NOTHING = 4;

/** Decodes a picture within bounds and makes it ready for OCR: upright, grey, straight, evenly lit, large enough. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const metadata = await checkedMetadata(bytes);
  const grey = await decode(bytes, metadata);
  const brightness = percentile(grey, 0.9);
  const sharpness = sharpnessOf(grey);
  const contrastAsItIs = contrastOf(grey);
  if (contrastAsItIs < NOTHING)
    return {
      picture: grey,
      brightness,
      sharpness,
      contrast: contrastAsItIs,
      badges: [],
      steppers: [],
    };
  const outline = findPageOutline(grey);
  const flat = outline ? straighten(grey, outline, SHEET_SIDE) : grey;
  const dark = darkOnButtons(darkOnBands(darkOnLight(await enlarge(flat))));
  const lit = evenLight(dark);
  const contrast = contrastOf(lit);
  const skew = findSkew(lit);
  const turned = abs(skew) >= 0.15 ? await rotate(lit, -skew) : lit;
  const badges = badgeColumns(dark).map((column) =>
    column.map(({ box, number }) => ({
      number,
      box: turned === lit ? box : turnedBox(box, lit, turned, -skew),
    })),
  );
  const { picture: unframed, steppers } = withoutFrames(turned);
  const picture = withoutLeaders(withoutRules(unframed));
  return { picture, brightness, sharpness, contrast, badges, steppers };
}

const contrastOf = (picture: GreyPicture): number => spread(picture, 0.0005, 0.9995);

/** Where something stands in a picture that was turned about its middle. */
function turnedBox(box: Band, from: GreyPicture, to: GreyPicture, degrees: number): Band {
  const angle = (degrees * PI) / 180;
  const dx = (box.x0 + box.x1 - from.width) / 2;
  const dy = (box.y0 + box.y1 - from.height) / 2;
  const x = to.width / 2 + dx * cos(angle) - dy * sin(angle);
  const y = to.height / 2 + dx * sin(angle) + dy * cos(angle);
  const [across, down] = [(box.x1 - box.x0) / 2, (box.y1 - box.y0) / 2];
  return { x0: x - across, x1: x + across, y0: y - down, y1: y + down };
}

async function checkedMetadata(bytes: Uint8Array): Promise<Metadata> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new ReadingError(
        'IMAGE_BROKEN',
        'This picture is damaged or incomplete. Take or export it again.',
        { cause: error },
      );
    });
  if (metadata.width * metadata.height > LIMITS.imagePixels) {
    throw new ReadingError(
      'IMAGE_TOO_LARGE',
      `This picture has ${round((metadata.width * metadata.height) / 1e6)} megapixels; ` +
        `up to ${LIMITS.imagePixels / 1e6} can be read. Save it in a smaller size.`,
    );
  }
  return metadata;
}

async function decode(bytes: Uint8Array, metadata: Metadata): Promise<GreyPicture> {
  try {
    const longest = max(metadata.width, metadata.height);
    let image = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w');
    if (longest > LIMITS.ocrSide)
      image = image.resize({ width: LIMITS.ocrSide, height: LIMITS.ocrSide, fit: 'inside' });
    const { data, info } = await image
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new ReadingError(
      'IMAGE_BROKEN',
      'This picture is damaged or incomplete. Take or export it again.',
      { cause: error },
    );
  }
}

function raw(picture: GreyPicture): Sharp {
  return sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 1 },
  });
}

async function rotate(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  return grey(raw(picture).rotate(degrees, { background: '#ffffff' }));
}

async function enlarge(picture: GreyPicture): Promise<GreyPicture> {
  const longest = max(picture.width, picture.height);
  if (longest >= SMALL_SIDE) return picture;
  const factor = min(3, max(1.25, SHEET_SIDE / longest));
  return grey(raw(picture).resize({ width: round(picture.width * factor), kernel: 'lanczos3' }));
}

async function grey(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await image
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Turns a prepared picture, for one taken sideways. */
export async function quarterTurn(
  picture: GreyPicture,
  degrees: 90 | 180 | 270,
): Promise<GreyPicture> {
  return grey(raw(picture).rotate(degrees));
}

/** A picture in another size. */
export const greyOf = async (picture: GreyPicture, size: ResizeOptions): Promise<GreyPicture> =>
  grey(raw(picture).resize(size));

/** A smaller copy, enough to tell whether there is text the right way up. */
export async function smallCopy(picture: GreyPicture, side: number): Promise<GreyPicture> {
  if (max(picture.width, picture.height) <= side) return picture;
  return grey(raw(picture).resize({ width: side, height: side, fit: 'inside' }));
}

export async function toPng(picture: GreyPicture): Promise<Buffer> {
  return raw(picture).png({ compressionLevel: 1 }).toBuffer();
}

/** The 99.5th percentile of the difference between neighbouring pixels. */
function sharpnessOf({ data, width, height }: GreyPicture): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = 0; y < height; y += 2) {
    for (let x = 1; x < width; x += 1) {
      const difference = abs((data[y * width + x] ?? 0) - (data[y * width + x - 1] ?? 0));
      histogram[difference] = (histogram[difference] ?? 0) + 1;
      count++;
    }
  }
  let seen = 0;
  for (let value = 255; value >= 0; value--) {
    seen += histogram[value] ?? 0;
    if (seen >= 0.005 * count) return value;
  }
  return 0;
}
