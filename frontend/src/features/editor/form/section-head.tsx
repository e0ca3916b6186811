import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  padding: '12px 0 14px',
  '& h2': {
    ...typeStyle('h2'),
    fontSize: '1.75rem',
    lineHeight: '34px',
    letterSpacing: '-.01em',
    [media.belowSm]: { fontSize: '1.5625rem' },
  },
  '& p': { flex: 1, minWidth: 0, fontSize: '.9375rem', lineHeight: '20px', color: colour.ink2 },
  '& > button': { alignSelf: 'center', marginLeft: 'auto' },
  [media.belowMd]: {
    flexWrap: 'wrap',
    gap: '2px 12px',
    '& p': { order: 3, flex: 'none', width: '100%' },
  },
});

/** Rim, heading and the one rule of a part of the form. */
export function SectionHead({
  title,
  id,
  rule,
  ruleId,
  children,
}: {
  title: string;
  id: string;
  rule: string;
  ruleId: string;
  children?: ReactNode;
}) {
  return (
    <>
      <Rim />
      <Head>
        <h2 id={id}>{title}</h2>
        <p id={ruleId}>{rule}</p>
        {children}
      </Head>
    </>
  );
}
