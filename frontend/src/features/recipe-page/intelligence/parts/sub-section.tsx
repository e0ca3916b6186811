import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour } from '../../../../shared/theme/colour.ts';
import { typeStyle } from '../../../../shared/theme/typography.ts';
import { Rim } from '../../../../shared/ui/page/rim.tsx';

const Box = styled('section')({
  minWidth: 0,
  '& + &': { marginTop: 22 },
  '& > h3': { ...typeStyle('h4'), padding: '12px 0 4px' },
});
const Beside = styled('p')({
  margin: '-2px 0 6px',
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
});

/** A part of an analysis, under its rim. */
export function SubSection({
  title,
  beside,
  children,
}: {
  title: string;
  /** What its figures mean. */
  beside?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Rim />
      <h3 id={id}>{title}</h3>
      {beside && <Beside>{beside}</Beside>}
      {children}
    </Box>
  );
}
