import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../theme/colour.ts';
import { media } from '../theme/media.ts';
import { typeStyle } from '../theme/typography.ts';
import { Rim } from './rim.tsx';

export interface SectionHeaderProps {
  title: string;
  count?: number;
  /** Id of the heading, for `aria-labelledby` of the section and for jumps. */
  id?: string;
  /** Quiet buttons at the right: `SectionButton`s. */
  children?: ReactNode;
}

const Line = styled('div')({
  display: 'flex', alignItems: 'center', gap: 12, padding: '14px 0 18px', marginRight: -12,
  [media.belowSm]: { gap: 2, padding: '10px 0 12px', marginRight: -8 },
});

const Heading = styled('h2')({
  ...typeStyle('h2'), flex: 1, minWidth: 0,
  '& i': { marginLeft: 8, fontSize: '1.5rem', fontWeight: 400, color: colour.ink3, [media.belowSm]: { marginLeft: 6, fontSize: '1.25rem' } },
});

/** Rim, heading with its count, and what can be done with the section. */
export function SectionHeader({ title, count, id, children }: SectionHeaderProps) {
  return (
    <>
      <Rim />
      <Line>
        <Heading id={id} tabIndex={-1}>{title}{count !== undefined && <> <i>{count}</i></>}</Heading>
        {children}
      </Line>
    </>
  );
}

/** A filter or sort button that shows its value. `on`: the filter is not All. */
export const SectionButton = styled((props: ButtonProps) => <Button {...props} />, { shouldForwardProp: (name) => name !== 'on' })<{ on?: boolean }>(({ on }) => ({
  height: 40, padding: '0 12px', gap: 6, fontWeight: 500,
  '& .MuiButton-startIcon > *:nth-of-type(1)': { fontSize: 19 },
  ...(on && { backgroundColor: colour.cobaltTint }),
  [media.belowSm]: { height: 44, padding: '0 8px', fontSize: '.875rem', '& .MuiButton-startIcon': { display: 'none' } },
}));
