import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Rim } from '../../shared/ui/page/rim.tsx';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  minHeight: 64,
  padding: '8px 0',
  '& > .MuiButton-root': { marginRight: -14, fontWeight: 500 },
  [media.print]: { minHeight: 0, padding: '2.5mm 0 1mm', '& > :not(h2)': { display: 'none' } },
});
const Heading = styled('h2')({
  ...typeStyle('h2'),
  fontSize: '1.75rem',
  lineHeight: '34px',
  [media.belowLg]: { fontSize: '1.625rem' },
  [media.belowSm]: { fontSize: '1.5625rem' },
  [media.print]: { fontSize: '15pt', lineHeight: 1.2 },
});

/** Rim and heading of a column of the recipe page, and what can be done with it. */
export function SectionBar({
  title,
  id,
  children,
}: {
  title: string;
  id: string;
  children?: ReactNode;
}) {
  return (
    <>
      <Rim />
      <Bar>
        <Heading id={id}>{title}</Heading>
        {children}
      </Bar>
    </>
  );
}
