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

const painted = (drawing: string[]) => drawing.join('');

function laidPlate(choice: Choice, middleX: number, middleY: number, scale: number): string {
  return (
    place(plate('', choice.rim), middleX, middleY, scale * 0.84) +
    place(fork, middleX - 42.5 * scale, middleY, scale) +
    place(knife, middleX + 42.5 * scale, middleY, scale)
  );
}

/** Draws what was chosen, as the inside of an SVG of this format. */
export function compose(choice: Choice, motif: Motif, { width, height }: Format): string {
  const ground = pigment[choice.ground];
  const secondGround = pigment[choice.secondGround];
  const { composition, variant, tilt } = choice;
  const middleX = width / 2;
  const middleY = height / 2;
  const short = Math.min(width, height);
  const scale = short / 100;
  const whole = (on: string) => painted(motif.draw(on, variant));
  const cut = (on: string) => painted((motif.cut ?? motif.draw)(on, variant));
  const turns = motif.turn >= 0.5;

  const foreground = (): string => {
    if (choice.motif === 'plate') {
      return composition === 'fourTiles' || composition === 'wholeAndCut'
        ? place(whole(ground), middleX, middleY, scale * 1.06)
        : laidPlate(choice, middleX, middleY, scale);
    }
    if (composition === 'onPlate') {
      const size = choice.motif === 'bowl' ? 0.56 : motif.well ? 0.48 : 0.54;
      const food = place(whole(motif.well ? pigment[motif.well] : pigment.cream), 0, 0, size, tilt);
      return place(plate(food, choice.rim, motif.well), middleX, middleY, scale * 1.06);
    }
    if (composition === 'wholeAndCut') {
      if (!turns) return place(whole(ground), middleX, middleY, scale * 0.78, tilt);
      const aside = (width - short) / 4;
      return (
        place(
          whole(ground),
          middleX - 17 * scale - aside,
          middleY + 13 * scale,
          scale * (0.74 + aside / 90),
          tilt,
        ) +
        place(
          cut(ground),
          middleX + 26 * scale + aside * 1.1,
          middleY - 25 * scale,
          scale * (0.62 + aside / 60),
          tilt + 40 * motif.turn,
        )
      );
    }
    if (composition === 'fourTiles' && width === height) {
      const other = `<path d="M0 0H${middleX}V${middleY}H0Z M${middleX} ${middleY}H${width}V${height}H${middleX}Z" fill="${secondGround}"/>`;
      const tiles = [
        [0.25, 0.25, secondGround, whole, 0],
        [0.75, 0.25, ground, cut, 0],
        [0.25, 0.75, ground, cut, 0],
        [0.75, 0.75, secondGround, whole, 180],
      ] as const;
      return (
        other +
        each(tiles, ([x, y, on, draw, turn]) =>
          place(
            draw(on),
            width * x,
            height * y,
            scale * 0.4,
            motif.turn ? tilt + (motif.turn === 1 ? turn : 0) : 0,
          ),
        )
      );
    }
    const crop = Math.min(motif.largest ?? Infinity, choice.crop);
    const bleed = crop > 1 && turns ? 5 * scale : 0;
    return place(
      whole(ground),
      middleX + (choice.leansRight ? bleed : -bleed),
      middleY + bleed * 0.6,
      scale * (motif.turn ? crop : 0.84),
      tilt,
    );
  };

  return `<path d="M0 0H${width}V${height}H0Z" fill="${ground}"/>${foreground()}`;
}
