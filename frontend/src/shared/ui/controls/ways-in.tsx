import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { serif } from '../../theme/typography.data.ts';
import { Rim } from '../page/rim.tsx';

interface WayIn {
  icon: ReactNode;
  title: string;
  text: string;
  onClick: () => void;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  width: 'min(980px, 100%)',
  margin: '0 auto',
  '& hr': { gridColumn: '1 / -1', width: '100%' },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Way = styled(ButtonBase)({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  textAlign: 'left',
  padding: '20px 24px 8px',
  borderLeft: `1px solid ${colour.line}`,
  'hr + &': { borderLeft: 0, paddingLeft: 0 },
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    backgroundColor: colour.cobalt,
    color: colour.onCobalt,
  },
  '&:hover > span:first-of-type': { backgroundColor: colour.cobaltHover },
  '& b': {
    display: 'block',
    fontFamily: serif,
    fontSize: '1.3125rem',
    lineHeight: '26px',
    fontWeight: 560,
    color: colour.cobalt,
  },
  '& small': {
    display: 'block',
    marginTop: 3,
    fontSize: '.9375rem',
    lineHeight: '22px',
    color: colour.ink2,
  },
  [media.belowMd]: {
    borderLeft: 0,
    borderTop: `1px solid ${colour.line}`,
    padding: '16px 0',
    'hr + &': { borderTop: 0 },
  },
});

/** The entries offered on an empty page, under a rim. */
export function WaysIn({ ways }: { ways: readonly WayIn[] }) {
  return (
    <Row>
      <Rim />
      {ways.map(({ icon, title, text, onClick }) => (
        <Way key={title} onClick={onClick}>
          <span>{icon}</span>
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
        </Way>
      ))}
    </Row>
  );
}
