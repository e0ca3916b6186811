import type { MotifName } from './motifs/motif-names.data.ts';
import { place } from '../../shared/drawing/pen.ts';
import { pigment } from '../../shared/drawing/pigments.data.ts';
import { plate } from '../../shared/drawing/plate.ts';
import { PlateDrawing } from '../../shared/drawing/plate-drawing.tsx';
import { useMotif } from './use-motif.ts';

export interface PlateProps {
  /** What lies on it; left out, it is empty. */
  motif?: MotifName;
  /** Which painted rim: 0 plain, 1 dots, 2 leaves, 3 strokes. */
  rim?: number;
}

/** A painted plate. It fills its box. */
export function Plate({ motif, rim = 1 }: PlateProps) {
  const drawing = useMotif(motif ?? null);
  const well = drawing?.well;
  const food = drawing
    ? place(drawing.draw(well ? pigment[well] : pigment.cream, 0).join(''), 0, 0, well ? 0.46 : 0.5)
    : '';
  return (
    <PlateDrawing viewBox="0 0 100 100" drawing={place(plate(food, rim, well), 50, 50, 1.16)} />
  );
}
