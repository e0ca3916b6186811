import { styled } from '@mui/material/styles';
import { colour, type ColourName } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';

const Track = styled('span')({
  display: 'block',
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: colour.line,
  '& > span': { display: 'block', height: '100%', borderRadius: 'inherit' },
  [media.print]: { display: 'none' },
});

/** A figure as a length, 0 to 100. For the eye alone: the figure stands beside it. */
export function Bar({ value, fill = 'cobalt' }: { value: number; fill?: ColourName }) {
  const width = `${Math.max(0, Math.min(100, value))}%`;
  return (
    <Track aria-hidden data-bar={fill}>
      <span style={{ width, backgroundColor: colour[fill] }} />
    </Track>
  );
}
