import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { serif } from '../../theme/typography.data.ts';
import { typeStyle } from '../../theme/typography.ts';
import { BrokenPlate } from '../../drawing/broken-plate.tsx';
import { EmptyPlate, LaidTable, MissingSeat } from '../../drawing/laid-table.tsx';

interface EmptyStateProps {
  /** `table` and `plate`: nothing here yet. `missing`: not found. `broken`: failed. Else a plate of its own. */
  picture: 'table' | 'plate' | 'missing' | 'broken' | ReactElement;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** Fills the page and takes its h1; otherwise it is a part of one, with an h2. */
  page?: boolean;
  /** The ways on: buttons, or `Ways`. */
  children?: ReactNode;
  /** A small line at the end: a report number. */
  note?: ReactNode;
}

const Centre = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  padding: '24px 0 32px',
  '&[data-page]': { minHeight: 'calc(100vh - var(--header))', padding: '40px 0 72px' },
  // With ways in below, the table stands at the head of the page.
  '&[data-page]:has([data-picture=table])': {
    alignContent: 'start',
    padding: '60px 0 112px',
    [media.belowMd]: { paddingTop: 20 },
  },
});

const Drawing = styled('div')({
  '&[data-picture=table]': {
    width: 'min(640px, 100%)',
    marginBottom: 26,
    [media.belowMd]: { marginBottom: 14 },
  },
  '&[data-picture=missing]': { width: 'min(560px, 86vw)', marginBottom: 22 },
  '&[data-picture=broken], &[data-picture=own]': {
    width: 208,
    height: 208,
    marginBottom: 14,
    [media.belowSm]: { width: 160, height: 160 },
  },
  '&[data-picture=plate]': { width: 120, height: 120, marginBottom: 10 },
});

const Heading = styled('h2')({
  ...typeStyle('h3'),
  fontSize: '1.5rem',
  '&[data-page]': { ...typeStyle('h1') },
});

const Text = styled('p')({
  margin: '6px 0 16px',
  maxWidth: '24em',
  color: colour.ink2,
  '&[data-page]': {
    margin: '12px 0 28px',
    maxWidth: '32em',
    fontFamily: serif,
    fontSize: '1.25rem',
    lineHeight: 1.5,
    textWrap: 'balance',
    fontVariantNumeric: 'lining-nums',
    [media.belowSm]: { fontSize: '1.125rem', lineHeight: '26px' },
  },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  width: '100%',
});
const Note = styled('small')({
  marginTop: 28,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink3,
});

const drawings = {
  table: <LaidTable />,
  plate: <EmptyPlate />,
  missing: <MissingSeat />,
  broken: <BrokenPlate />,
};

/** Says that there is nothing, why, and what to do. */
export function EmptyState({
  picture,
  title,
  text,
  page = false,
  children,
  note,
}: EmptyStateProps) {
  const whole = page ? { 'data-page': '' } : {};
  const [kind, drawing] =
    typeof picture === 'string' ? [picture, drawings[picture]] : ['own', picture];
  return (
    <Centre {...whole}>
      <Drawing data-picture={kind}>{drawing}</Drawing>
      <Heading as={page ? 'h1' : 'h2'} {...whole}>
        {title}
      </Heading>
      {text && <Text {...whole}>{text}</Text>}
      {children && <Ways>{children}</Ways>}
      {note && <Note>{note}</Note>}
    </Centre>
  );
}
