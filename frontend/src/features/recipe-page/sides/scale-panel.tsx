import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { ServingsStepper } from '../../../kitchen/servings/servings-stepper.tsx';
import { TextButton } from '../text-link.ts';

const Scale = styled(Panel)({
  [media.belowMd]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const Words = styled('p')({
  marginTop: 10,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
});

interface ScalePanelProps {
  servings: number;
  /** For how many the recipe was written. */
  written: number;
  onServings: (servings: number) => void;
}

/** Scale Recipe, at the side. Small screens have it in the bar at the thumb. */
export function ScalePanel({ servings, written, onServings }: ScalePanelProps) {
  return (
    <Scale aria-labelledby="scale-recipe">
      <PanelHeading id="scale-recipe">Scale Recipe</PanelHeading>
      <ServingsStepper full value={servings} onChange={onServings} />
      <Words>
        Servings.{' '}
        {servings === written ? (
          'As the recipe was written.'
        ) : (
          <>
            The recipe was written for&nbsp;{written}.{' '}
            <TextButton type="button" onClick={() => onServings(written)}>
              Reset
            </TextButton>
          </>
        )}
      </Words>
    </Scale>
  );
}
