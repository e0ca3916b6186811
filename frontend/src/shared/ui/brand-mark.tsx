import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../api/paths.ts';
import { media } from '../theme/media.ts';
import { serif } from '../theme/typography.data.ts';
import { Slice } from './slice.tsx';

const Home = styled(Link)({
  display: 'flex', alignItems: 'center', gap: 10, flex: 'none', minHeight: 44,
  '& svg': { width: 34, height: 34 },
  '& span': { fontFamily: serif, fontSize: '1.6875rem', lineHeight: 1, fontWeight: 600, letterSpacing: '-.012em', transform: 'translateY(1px)' },
  [media.belowMd]: { '& svg': { width: 30, height: 30 }, '& span': { fontSize: '1.5rem' }, '&[data-mark-only] span': { display: 'none' } },
});

/** Convivio's mark and word; leads to the landing page. `markOnly` drops the word on small screens. */
export function BrandMark({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Home to={paths.landing.getHref()} aria-label="Convivio" {...(markOnly && { 'data-mark-only': '' })}>
      <Slice />
      <span>Convivio</span>
    </Home>
  );
}
