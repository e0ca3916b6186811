import { styled } from '@mui/material/styles';
import { place, shape, stroke } from '../../../../shared/drawing/pen.ts';
import { pigment, type Pigment } from '../../../../shared/drawing/pigments.data.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { glassShapes, type GlassShape } from './glass-shapes.data.ts';

export interface Glass {
  shape: GlassShape;
  /** The colour of what is in it. */
  wine: string;
  ground: Pigment;
}

export const withoutAlcohol: Glass = { shape: 'tumbler', wine: '#F2A14E', ground: 'rose' };

/** By the words of a style's name; the first that fits decides. */
const glasses: readonly (readonly [RegExp, Glass])[] = [
  [/sparkling/i, { shape: 'flute', wine: '#F7D768', ground: 'cobalt' }],
  [/\bred\b/i, { shape: 'wide', wine: '#7A1F33', ground: 'sand' }],
  [/ros[eé]/i, { shape: 'small', wine: '#F0A58F', ground: 'bottle' }],
  [/fortified|nutty|sherry|port\b/i, { shape: 'small', wine: '#8A4B22', ground: 'butter' }],
  [/sweet|skin-contact/i, { shape: 'small', wine: '#E9B44C', ground: 'celadon' }],
];
const white: Glass = { shape: 'small', wine: '#F2DF8C', ground: 'sage' };

/** The glass that a style of wine is drawn in. */
export const glassOf = (style: string): Glass =>
  glasses.find(([words]) => words.test(style))?.[1] ?? white;

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  filter: colour.pictures,
});

const whole = 'M-100 0H200V100H-100Z';

/** A glass of wine on an art ground. It fills its box. */
export function WineGlass({ glass: { shape: kind, wine, ground } }: { glass: Glass }) {
  const { glass, filled, stem } = glassShapes[kind];
  const foot =
    stem === null
      ? ''
      : stroke(`M0 ${stem} L0 40`, pigment.milk, 4.4) +
        shape('M-17 44 C-17 39 -6 38 0 38 C6 38 17 39 17 44Z', pigment.milk);
  const drawn = shape(glass, pigment.milk) + shape(filled, wine) + foot;
  return (
    <Drawing
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      dangerouslySetInnerHTML={{
        __html: shape(whole, pigment[ground]) + place(drawn, 50, 51, 0.68),
      }}
    />
  );
}
