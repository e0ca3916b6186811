import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { ServingsStepper } from '../../../kitchen/servings/servings-stepper.tsx';
import type { Serving } from './serving.ts';
import { TextButton } from '../../../shared/ui/controls/text-link.ts';

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
  serving: Serving;
  onServings: (servings: number) => void;
}

/** Scale Recipe, at the side. Small screens have it in the bar at the thumb. */
export function ScalePanel({ serving, onServings }: ScalePanelProps) {
  const { servings, written, stated } = serving;
  return (
    <Scale aria-labelledby="scale-recipe">
      <PanelHeading id="scale-recipe">Scale Recipe</PanelHeading>
      <ServingsStepper full value={servings} onChange={onServings} />
      <Words>
        {stated ? 'Servings. ' : 'Servings not stated. '}
        {servings === written ? (
          stated ? (
            'As the recipe was written.'
          ) : (
            <>Scaling takes the amounts as for&nbsp;{written}.</>
          )
        ) : (
          <>
            {stated ? 'The recipe was written for' : 'Scaled as if written for'}&nbsp;{written}.{' '}
            <TextButton type="button" onClick={() => onServings(written)}>
              Reset
            </TextButton>
          </>
        )}
      </Words>
    </Scale>
  );
}
