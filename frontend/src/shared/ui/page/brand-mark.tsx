import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../api/paths.ts';
import { media } from '../../theme/media.ts';
import { serif } from '../../theme/typography.data.ts';
import { Slice } from '../loading/slice.tsx';

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minHeight: 44,
  '& svg': { width: 34, height: 34 },
  '& span': {
    fontFamily: serif,
    fontSize: '1.6875rem',
    lineHeight: 1,
    fontWeight: 600,
    letterSpacing: '-.012em',
    transform: 'translateY(1px)',
  },
  [media.belowMd]: {
    '& svg': { width: 30, height: 30 },
    '& span': { fontSize: '1.5rem' },
    '&[data-mark-only] span': { display: 'none' },
  },
};
const Home = styled(Link)(look);
const PlainHome = styled('a')(look);

/**
 * Convivio's mark and word; leads to the landing page. `markOnly` drops the word on small screens,
 * `plain` does without the router.
 */
export function BrandMark({
  markOnly = false,
  plain = false,
}: {
  markOnly?: boolean;
  plain?: boolean;
}) {
  const address = paths.landing.getHref();
  const shown = {
    'aria-label': 'Convivio',
    ...(markOnly && { 'data-mark-only': '' }),
    children: (
      <>
        <Slice />
        <span>Convivio</span>
      </>
    ),
  };
  return plain ? <PlainHome href={address} {...shown} /> : <Home to={address} {...shown} />;
}
