import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { colour } from '../theme/colour.ts';
import { around, dot, polar } from './pen.ts';
import { pigment } from './pigments.data.ts';

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  filter: colour.pictures,
});

const crack = 'L47 17 L56 33 L43 51 L54 68 L45 84';
const halves = [
  { side: 'left', outline: `M0 0 L56 0 ${crack} L50 100 L0 100Z`, apart: -5 },
  { side: 'right', outline: `M100 0 L56 0 ${crack} L50 100 L100 100Z`, apart: 5 },
];

const paintedPlate =
  `<circle cx="50" cy="50" r="44" fill="${pigment.cream}"/>` +
  [
    [40.6, 1.6],
    [29, 0.9],
  ]
    .map(
      ([radius, width]) =>
        `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="${pigment.cobalt}" stroke-width="${width}"/>`,
    )
    .join('') +
  `<path d="M54.5 7.4 ${crack} L48.6 93.6" fill="none" stroke="${pigment.cobalt}" stroke-width="2.6" stroke-linejoin="round"/>` +
  around(24, (angle) => {
    const [x, y] = polar(angle, 35);
    return dot(50 + x, 50 + y, 1.25, pigment.cobalt);
  });

/** A plate in two pieces: something failed that cannot be repaired here. It fills its box. */
export function BrokenPlate() {
  const id = useId();
  return (
    <Drawing viewBox="-6 0 112 100" aria-hidden focusable="false">
      {halves.map(({ side, outline, apart }) => (
        <g key={side} transform={`translate(${apart} 0) rotate(${apart} 50 50)`}>
          <clipPath id={id + side}>
            <path d={outline} />
          </clipPath>
          <g clipPath={`url(#${id + side})`} dangerouslySetInnerHTML={{ __html: paintedPlate }} />
        </g>
      ))}
    </Drawing>
  );
}
