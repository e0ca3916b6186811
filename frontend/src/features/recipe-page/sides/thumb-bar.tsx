import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { ServingsStepper } from '../../../kitchen/servings/servings-stepper.tsx';
import type { Serving } from './serving.ts';

const Bar = styled('aside')({
  display: 'none',
  [media.belowMd]: {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: 4,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 9px',
    padding: '10px var(--gutter) calc(10px + env(safe-area-inset-bottom))',
    backgroundColor: colour.surface,
    borderTop: `1px solid ${colour.line}`,
    '& > span': { flex: 1, color: colour.ink2, fontSize: '.9375rem' },
    '& > p': { flexBasis: '100%', color: colour.ink2, fontSize: '.8125rem', lineHeight: '16px' },
    '& > .MuiButton-root': { height: 48, padding: '0 15px' },
    // Words of two lines take the room of the unit.
    '& > .MuiButton-root[data-long]': { flex: '1 1 0', minWidth: 0, padding: '4px 12px' },
    '&:has(> [data-long]) > span': { display: 'none' },
    '&:not(:has(> [role=group])) > .MuiButton-root': { flex: 1 },
  },
  '@media (max-width: 374.95px)': {
    justifyContent: 'space-between',
    '& > span': { display: 'none' },
  },
  [media.print]: { display: 'none' },
});

/** What the keyboard comes to is not hidden below the bar. */
const clear = <GlobalStyles styles={{ [media.belowMd]: { html: { scrollPaddingBottom: 108 } } }} />;

interface ThumbBarProps {
  serving: Serving;
  children: ReactNode;
}

/** What small screens keep at the thumb: servings, and the shopping list. */
export function ThumbBar({ serving, children }: ThumbBarProps) {
  const { servings, written, stated, set } = serving;
  return (
    <Bar aria-label="Servings and shopping list">
      {clear}
      {set && (
        <>
          {!stated && <p>Servings not stated, taken as for&nbsp;{written}.</p>}
          <ServingsStepper value={servings} onChange={set} />
          <span>{servings === 1 ? 'serving' : 'servings'}</span>
        </>
      )}
      {children}
    </Bar>
  );
}
