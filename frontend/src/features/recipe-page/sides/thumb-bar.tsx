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
    alignItems: 'center',
    gap: 9,
    padding: '10px var(--gutter) calc(10px + env(safe-area-inset-bottom))',
    backgroundColor: colour.surface,
    borderTop: `1px solid ${colour.line}`,
    '& > span': { flex: 1, color: colour.ink2, fontSize: '.9375rem' },
    '& > .MuiButton-root': { height: 48, padding: '0 15px' },
    '&:not(:has(> [role=group])) > .MuiButton-root': { flex: 1 },
  },
  '@media (max-width: 374.95px)': {
    justifyContent: 'space-between',
    '& > span': { display: 'none' },
  },
  [media.print]: { display: 'none' },
});

/** What the keyboard comes to is not hidden below the bar. */
const clear = <GlobalStyles styles={{ [media.belowMd]: { html: { scrollPaddingBottom: 88 } } }} />;

interface ThumbBarProps {
  serving: Serving;
  children: ReactNode;
}

/** What small screens keep at the thumb: servings, and the shopping list. */
export function ThumbBar({ serving, children }: ThumbBarProps) {
  const { servings, set } = serving;
  return (
    <Bar aria-label="Servings and shopping list">
      {clear}
      {set && (
        <>
          <ServingsStepper value={servings} onChange={set} />
          <span>{servings === 1 ? 'serving' : 'servings'}</span>
        </>
      )}
      {children}
    </Bar>
  );
}
