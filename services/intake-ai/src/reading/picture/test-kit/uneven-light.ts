import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawSheet } from './drawn-sheet.ts';

/** Darkens what lies under it, on 800 by 600 pixels. */
export type Shade = (context: SKRSContext2D) => void;

/** From light to nearly dark across the sheet. */
const fading: Shade = (context) => {
  const shade = context.createLinearGradient(0, 0, 800, 0);
  shade.addColorStop(0, '#fff');
  shade.addColorStop(1, '#333');
  context.fillStyle = shade;
  context.fillRect(0, 0, 800, 600);
};

/** A shadow with a hard edge: somebody stands in the light, a window frame, a hand. */
const shaded =
  (...corners: [number, number][]): Shade =>
  (context) => {
    context.fillStyle = '#4a4a4a';
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.fill();
  };

/** The light of a lamp that stands near. */
const lamp: Shade = (context) => {
  const shade = context.createRadialGradient(280, 240, 60, 280, 240, 540);
  shade.addColorStop(0, '#fff');
  shade.addColorStop(0.3, '#ccc');
  shade.addColorStop(1, '#3a3530');
  context.fillStyle = shade;
  context.fillRect(0, 0, 800, 600);
};

/** The page bends into the fold of its binding. */
const fold: Shade = (context) => {
  const shade = context.createLinearGradient(0, 0, 800, 0);
  shade.addColorStop(0, '#222');
  shade.addColorStop(0.06, '#555');
  shade.addColorStop(0.2, '#ccc');
  shade.addColorStop(0.5, '#fff');
  shade.addColorStop(1, '#999');
  context.fillStyle = shade;
  context.fillRect(0, 0, 800, 600);
};

/** What the light on a sheet may do. */
export const SHADES: Readonly<Record<string, Shade>> = {
  fades: fading,
  'falls on the head alone': shaded([0, 130], [800, 130], [800, 600], [0, 600]),
  'falls on the left half alone': shaded([400, 0], [800, 0], [800, 600], [400, 600]),
  'falls on the foot alone, its edge through a line': shaded(
    [0, 0],
    [800, 0],
    [800, 258],
    [0, 258],
  ),
  'is cut off across': shaded([0, 0], [640, 600], [0, 600]),
  'falls between fingers': shaded([160, 600], [200, 180], [264, 180], [288, 600]),
  'is that of a lamp': lamp,
  'goes into a fold': fold,
};

/** Draws the sheet on 800 by 600 pixels, and a shade over it. */
export function drawUnevenlyLit(context: SKRSContext2D, shade: Shade): void {
  context.setTransform(1.25, 0, 0, 1.25, 0, 0);
  drawSheet(context);
  context.resetTransform();
  context.globalCompositeOperation = 'multiply';
  shade(context);
}
