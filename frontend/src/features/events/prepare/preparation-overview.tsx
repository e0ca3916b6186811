import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import type { ShownEvent } from '../event/use-event.ts';
import { estimatedPrep } from '../menu/dish-facts.ts';

const Figures = styled('dl')({
  margin: '6px 0 0',
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    padding: '10px 0',
    borderTop: `1px solid ${colour.line}`,
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& dt': { ...typeStyle('body2'), color: colour.ink2 },
  '& dd': { margin: 0, ...typeStyle('h3'), fontSize: '1.5rem', fontVariantNumeric: 'lining-nums' },
});

/** How much there is to prepare, and for how many. */
export function PreparationOverview({ event: { recipes, guestCount } }: { event: ShownEvent }) {
  const heading = useId();
  const figures = [
    ['Total recipes', recipes.length],
    ['Estimated prep time', estimatedPrep(recipes, 'min')],
    ['Guests', guestCount],
  ];
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>Preparation Overview</h3>
      <Figures>
        {figures.map(([words, figure]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
    </Panel>
  );
}
