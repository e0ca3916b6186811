import type { Choice } from './choose.ts';
import type { Motif } from './motif.ts';
import { each, place } from '../../shared/drawing/pen.ts';
import { pigment } from '../../shared/drawing/pigments.data.ts';
import { fork, knife, plate } from '../../shared/drawing/plate.ts';

/** Size of the picture; square for tiles, 140 by 100 for the recipe page. */
export interface Format {
  width: number;
  height: number;
}

/** What a composition arranges, and where. */
interface Picture {
  choice: Choice;
  motif: Motif;
  ground: string;
  width: number;
  height: number;
  middleX: number;
  middleY: number;
  scale: number;
  /** The motif as it grows, on a ground. */
  whole: (on: string) => string;
  /** The same cut open. */
  cut: (on: string) => string;
}

const painted = (drawing: string[]) => drawing.join('');

/** Draws what was chosen, as the inside of an SVG of this format. */
export function compose(choice: Choice, motif: Motif, { width, height }: Format): string {
  const ground = pigment[choice.ground];
  const picture: Picture = {
    choice,
    motif,
    ground,
    width,
    height,
    middleX: width / 2,
    middleY: height / 2,
    scale: Math.min(width, height) / 100,
    whole: (on) => painted(motif.draw(on, choice.variant)),
    cut: (on) => painted((motif.cut ?? motif.draw)(on, choice.variant)),
  };
  return `<path d="M0 0H${width}V${height}H0Z" fill="${ground}"/>${foreground(picture)}`;
}

function foreground(picture: Picture): string {
  const { composition, motif } = picture.choice;
  if (motif === 'plate') return laidPlate(picture);
  if (composition === 'onPlate') return onPlate(picture);
  if (composition === 'wholeAndCut') return wholeAndCut(picture);
  if (composition === 'fourTiles' && picture.width === picture.height) return fourTiles(picture);
  return cropped(picture);
}

/** A plate is the food of a title that names none; it is laid with fork and knife where there is room. */
function laidPlate({ choice, ground, middleX, middleY, scale, whole }: Picture): string {
  if (choice.composition === 'fourTiles' || choice.composition === 'wholeAndCut')
    return place(whole(ground), middleX, middleY, scale * 1.06);
  return (
    place(plate('', choice.rim), middleX, middleY, scale * 0.84) +
    place(fork, middleX - 42.5 * scale, middleY, scale) +
    place(knife, middleX + 42.5 * scale, middleY, scale)
  );
}

function onPlate({ choice, motif, middleX, middleY, scale, whole }: Picture): string {
  const size = choice.motif === 'bowl' ? 0.56 : motif.well ? 0.48 : 0.54;
  const well = motif.well ? pigment[motif.well] : pigment.cream;
  const food = place(whole(well), 0, 0, size, choice.tilt);
  return place(plate(food, choice.rim, motif.well), middleX, middleY, scale * 1.06);
}

/** Whether a motif may lie any way. */
const turns = ({ turn }: Motif) => turn >= 0.5;

function wholeAndCut(picture: Picture): string {
  const { choice, motif, ground, width, height, middleX, middleY, scale, whole, cut } = picture;
  if (!turns(motif)) return place(whole(ground), middleX, middleY, scale * 0.78, choice.tilt);
  const aside = (width - Math.min(width, height)) / 4;
  return (
    place(
      whole(ground),
      middleX - 17 * scale - aside,
      middleY + 13 * scale,
      scale * (0.74 + aside / 90),
      choice.tilt,
    ) +
    place(
      cut(ground),
      middleX + 26 * scale + aside * 1.1,
      middleY - 25 * scale,
      scale * (0.62 + aside / 60),
      choice.tilt + 40 * motif.turn,
    )
  );
}

function fourTiles(picture: Picture): string {
  const { choice, motif, ground, width, height, middleX, middleY, scale, whole, cut } = picture;
  const secondGround = pigment[choice.secondGround];
  const other = `<path d="M0 0H${middleX}V${middleY}H0Z M${middleX} ${middleY}H${width}V${height}H${middleX}Z" fill="${secondGround}"/>`;
  const tiles = [
    [0.25, 0.25, secondGround, whole, 0],
    [0.75, 0.25, ground, cut, 0],
    [0.25, 0.75, ground, cut, 0],
    [0.75, 0.75, secondGround, whole, 180],
  ] as const;
  const tiltOf = (turn: number) => (motif.turn ? choice.tilt + (motif.turn === 1 ? turn : 0) : 0);
  return (
    other +
    each(tiles, ([x, y, on, draw, turn]) =>
      place(draw(on), width * x, height * y, scale * 0.4, tiltOf(turn)),
    )
  );
}

/** One motif as large as its tile lets it be. */
function cropped({ choice, motif, ground, middleX, middleY, scale, whole }: Picture): string {
  const crop = Math.min(motif.largest ?? Infinity, choice.crop);
  const bleed = crop > 1 && turns(motif) ? 5 * scale : 0;
  return place(
    whole(ground),
    middleX + (choice.leansRight ? bleed : -bleed),
    middleY + bleed * 0.6,
    scale * (motif.turn ? crop : 0.84),
    choice.tilt,
  );
}
