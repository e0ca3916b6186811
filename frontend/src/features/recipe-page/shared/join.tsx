import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Plate } from '../../../kitchen/art/plates.tsx';
import { paths } from '../../../shared/api/paths.ts';
import { media } from '../../../shared/theme/media.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { rememberLink } from './came-from-link.ts';

const Box = styled(Panel)({
  // Small screens have it in the bar at the thumb.
  [media.belowMd]: { display: 'none' },
  '& > p': {
    margin: '14px 0 16px',
    fontFamily: serif,
    fontSize: '1.0625rem',
    lineHeight: '26px',
  },
});
const Plates = styled('div')({
  display: 'flex',
  '& > span': { width: 54, height: 54 },
  '& > span + span': { marginLeft: -4 },
});
const twoLines = {
  height: 'auto !important',
  minHeight: 48,
  padding: '8px 16px',
  lineHeight: '20px',
  textAlign: 'center',
  whiteSpace: 'normal',
  // In the bar of the smallest screens its words have two lines only beside narrow servings.
  '@media (max-width: 374.95px)': { fontSize: '.875rem', '[role=group]:has(~ &)': { width: 136 } },
} as const;

/** Leads to the landing page; by which link one came is kept until there is an account. */
export function JoinButton({ token, full = false }: { token: string; full?: boolean }) {
  return (
    <Button
      data-long=""
      sx={twoLines}
      variant="contained"
      color="secondary"
      fullWidth={full}
      component={Link}
      to={paths.home.getHref()}
      onClick={() => rememberLink(token)}
    >
      Join Free - Create Your Recipe Collection
    </Button>
  );
}

/** What a visitor could have. */
export function JoinPanel({ token }: { token: string }) {
  return (
    <Box aria-label="Join">
      <Plates aria-hidden>
        <span>
          <Plate motif="lemon" rim={1} />
        </span>
        <span>
          <Plate motif="fish" rim={2} />
        </span>
        <span>
          <Plate motif="tomato" rim={3} />
        </span>
      </Plates>
      <p>Keep this recipe, and every other one you love, in one place.</p>
      <JoinButton token={token} full />
    </Box>
  );
}
