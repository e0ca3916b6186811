import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';
import { motifs, type MotifName } from './motifs/all.ts';
import { place } from './pen.ts';
import { pigment } from './pigments.data.ts';
import { fork, knife, plate } from './plate.ts';

const Drawing = styled('svg')({ display: 'block', width: '100%', height: '100%', filter: colour.pictures });

function Picture({ viewBox, drawing }: { viewBox: string; drawing: string }) {
  return <Drawing viewBox={viewBox} aria-hidden focusable="false" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

export interface PlateProps {
  /** What lies on it; left out, it is empty. */
  motif?: MotifName;
  /** Which painted rim: 0 plain, 1 dots, 2 leaves, 3 strokes. */
  rim?: number;
}

/** A painted plate. It fills its box. */
export function Plate({ motif, rim = 1 }: PlateProps) {
  const well = motif && motifs[motif].well;
  const food = motif ? place(motifs[motif].draw(well ? pigment[well] : pigment.cream, 0).join(''), 0, 0, well ? 0.46 : 0.5) : '';
  return <Picture viewBox="0 0 100 100" drawing={place(plate(food, rim, well), 50, 50, 1.16)} />;
}

const laid =
  place(plate('', 1), 52, 52, 0.9) + place(plate('', 2), 160, 52, 1.12) + place(plate('', 3), 268, 52, 0.9) +
  place(fork, 104, 52) + place(knife, 216, 52);

/** Three plates and cutlery: nothing here yet. */
export function LaidTable() {
  return <Picture viewBox="0 0 320 104" drawing={laid} />;
}

const missing =
  place(plate('', 1), 56, 56, 0.94) + place(plate('', 3), 264, 56, 0.94) + place(fork, 118, 56) + place(knife, 202, 56) +
  `<circle cx="160" cy="56" r="37" fill="none" stroke="${pigment.cobalt}" stroke-width="1.6" stroke-dasharray="1.6 5.4" stroke-linecap="round"/>`;

/** A missing seat between two plates: not found. */
export function MissingSeat() {
  return <Picture viewBox="0 0 320 112" drawing={missing} />;
}
