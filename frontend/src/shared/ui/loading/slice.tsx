import { styled } from '@mui/material/styles';
import { colour, type ColourName } from '../../theme/colour.ts';
import { wedges } from './slice-geometry.ts';

interface SliceProps {
  /** Number of wedges: guests of an event, steps of a wizard, 10 for gauges and progress, 8 for the mark. */
  n?: number;
  /** Filled part of the whole, 0 to 1. */
  value?: number;
  colour?: ColourName;
  /** Colour of wedges not yet filled; left out, they are not drawn. */
  rest?: ColourName;
  rim?: ColourName;
  /** Thickness of the rim in units of a 32 px slice. */
  rimWidth?: number;
  /** px; left out, the slice fills its box. */
  size?: number;
  /** Spoken instead of the drawing; without it the slice is decoration. */
  label?: string;
  className?: string;
}

const Drawing = styled('svg')({ display: 'block', flex: 'none', width: '100%', height: '100%' });

/** A citrus slice, seen as a round table, a gauge or a clock. */
export function Slice({
  n = 8,
  value = 1,
  colour: fill = 'lemon',
  rest,
  rim = 'cobalt',
  rimWidth = 2,
  size,
  label,
  className,
}: SliceProps) {
  return (
    <Drawing
      viewBox="0 0 32 32"
      className={className}
      {...(size && { style: { width: size, height: size } })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle
        cx="16"
        cy="16"
        r={15 - rimWidth / 2}
        fill="none"
        stroke={colour[rim]}
        strokeWidth={rimWidth}
      />
      {wedges(n, value).map(({ whole, filled, full }, index) => (
        <g key={index} strokeWidth=".9" strokeLinejoin="round">
          {rest && !full && <path d={whole} fill={colour[rest]} stroke={colour[rest]} />}
          {filled && <path d={filled} fill={colour[fill]} stroke={colour[fill]} />}
        </g>
      ))}
    </Drawing>
  );
}
