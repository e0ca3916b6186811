import { styled } from '@mui/material/styles';
import { colour } from '../theme/colour.ts';
import { media } from '../theme/media.ts';
import { typeStyle } from '../theme/typography.ts';
import { Rim } from './rim.tsx';

export interface SectionHeaderProps {
  title: string;
  count?: number;
  /** Id of the heading, for `aria-labelledby` of the section and for jumps. */
  id?: string;
}

const Heading = styled('h2')({
  ...typeStyle('h2', { padding: '10px 0 12px' }), padding: '14px 0 18px',
  '& i': { marginLeft: 8, fontSize: '1.5rem', fontWeight: 400, color: colour.ink3, [media.belowSm]: { marginLeft: 6, fontSize: '1.25rem' } },
});

/** Rim and heading of a section, with how many are in it. */
export function SectionHeader({ title, count, id }: SectionHeaderProps) {
  return (
    <>
      <Rim />
      <Heading id={id} tabIndex={-1}>{title}{count !== undefined && <> <i>{count}</i></>}</Heading>
    </>
  );
}
