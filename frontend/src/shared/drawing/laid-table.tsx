import { place } from './pen.ts';
import { pigment } from './pigments.data.ts';
import { fork, knife, plate } from './plate.ts';
import { PlateDrawing } from './plate-drawing.tsx';

/** A painted plate with nothing on it. */
export function EmptyPlate({ rim = 1 }: { rim?: number }) {
  return <PlateDrawing viewBox="0 0 100 100" drawing={place(plate('', rim), 50, 50, 1.16)} />;
}

const laid =
  place(plate('', 1), 52, 52, 0.9) +
  place(plate('', 2), 160, 52, 1.12) +
  place(plate('', 3), 268, 52, 0.9) +
  place(fork, 104, 52) +
  place(knife, 216, 52);

/** Three plates and cutlery: nothing here yet. */
export function LaidTable() {
  return <PlateDrawing viewBox="0 0 320 104" drawing={laid} />;
}

const missing =
  place(plate('', 1), 56, 56, 0.94) +
  place(plate('', 3), 264, 56, 0.94) +
  place(fork, 118, 56) +
  place(knife, 202, 56) +
  `<circle cx="160" cy="56" r="37" fill="none" stroke="${pigment.cobalt}" stroke-width="1.6" stroke-dasharray="1.6 5.4" stroke-linecap="round"/>`;

/** A missing seat between two plates: not found. */
export function MissingSeat() {
  return <PlateDrawing viewBox="0 0 320 112" drawing={missing} />;
}
