import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { colour } from '../../../shared/theme/colour.ts';

const Pill = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 32,
  padding: '0 12px',
  borderRadius: 999,
  backgroundColor: colour.fill,
  color: colour.ink2,
  fontSize: '.875rem',
  lineHeight: 1,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: 17 },
});

/** What the dish is, in one word. */
export function Mark({ icon, children }: { icon?: ReactElement | null; children: string }) {
  return (
    <Pill>
      {icon}
      {children}
    </Pill>
  );
}
