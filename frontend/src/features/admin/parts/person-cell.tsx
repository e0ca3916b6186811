import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { serif } from '../../../shared/theme/typography.data.ts';

const Who = styled('span')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: '.875rem',
    lineHeight: '19px',
    color: colour.ink2,
    overflowWrap: 'anywhere',
  },
});
const Initial = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  backgroundColor: colour.lemonTint,
  color: colour.ink,
  boxShadow: `inset 0 0 0 1.5px ${colour.cobalt}, inset 0 0 0 5px ${colour.lemonTint}, inset 0 0 0 6px ${colour.rim}`,
  font: `560 1rem/1 ${serif}`,
});

interface PersonCellProps {
  name: string;
  email: string;
  /** Further lines, on small screens. */
  children?: ReactNode;
}

/** A person: a plate with the initial, name and e-mail. */
export function PersonCell({ name, email, children }: PersonCellProps) {
  return (
    <Who>
      <Initial aria-hidden>{[...name.trim()][0]?.toUpperCase() ?? '?'}</Initial>
      <span>
        <b dir="auto">{name}</b>
        <small>{email}</small>
        {children}
      </span>
    </Who>
  );
}
