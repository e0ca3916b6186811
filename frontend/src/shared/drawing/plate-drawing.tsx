import { styled } from '@mui/material/styles';
import { colour } from '../theme/colour.ts';

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  filter: colour.pictures,
});

/** A drawing of our own as a picture that fills its box. */
export function PlateDrawing({ viewBox, drawing }: { viewBox: string; drawing: string }) {
  return (
    <Drawing
      viewBox={viewBox}
      aria-hidden
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
