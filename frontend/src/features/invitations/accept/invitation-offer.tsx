import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AcceptInvitationDocument } from '../../../generated/documents/accept-invitation.ts';
import { Plate } from '../../../kitchen/art/plates.tsx';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { EmptyPlate } from '../../../shared/drawing/laid-table.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { BasketIcon, EditIcon } from '../../../shared/ui/icons/icons.ts';
import { GuestsIcon, UploadIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { cookName } from './cook-name.ts';
import { dayInWords } from './day-in-words.ts';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  gap: 88,
  alignItems: 'center',
  minHeight: 'calc(100vh - var(--header))',
  padding: '56px 0 72px',
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: 48 },
  [media.belowMd]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    alignItems: 'stretch',
    gap: 18,
    minHeight: 0,
    padding: '20px 0 40px',
  },
});
const Words = styled('div')({
  '& h1': {
    ...typeStyle('h1'),
    fontSize: '3.75rem',
    lineHeight: '62px',
    letterSpacing: '-.022em',
    overflowWrap: 'anywhere',
    [media.belowLg]: { fontSize: '2.875rem', lineHeight: '50px' },
    [media.belowSm]: { fontSize: '2.25rem', lineHeight: '39px' },
  },
});
const Lead = styled('p')({
  maxWidth: '30em',
  margin: '16px 0 28px',
  fontFamily: serif,
  fontSize: '1.3125rem',
  lineHeight: '31px',
  color: colour.ink2,
  textWrap: 'pretty',
  [media.belowSm]: { fontSize: '1.125rem', lineHeight: '26px', margin: '10px 0 18px' },
});
const Gains = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 32px',
  padding: '8px 0 6px',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    padding: '13px 0',
    fontSize: '1.0625rem',
    fontWeight: 550,
    lineHeight: '23px',
  },
  '& li:nth-of-type(n + 3)': { borderTop: `1px solid ${colour.line}` },
  '& .MuiSvgIcon-root': { color: colour.ink2 },
  [media.belowSm]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& li': { padding: '10px 0' },
    '& li:nth-of-type(n + 2)': { borderTop: `1px solid ${colour.line}` },
  },
});
const Go = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 18,
  marginTop: 26,
  '& p': { fontSize: '.9375rem', lineHeight: '21px', color: colour.ink2 },
  [media.belowSm]: {
    display: 'grid',
    gap: 12,
    marginTop: 16,
    '& .MuiButton-root': { width: '100%' },
    '& p': { textAlign: 'center' },
  },
});
const Plates = styled('div')({
  position: 'relative',
  height: 420,
  '& span': { position: 'absolute', width: 300, height: 300 },
  '& span:first-of-type': { left: 0, top: 0 },
  '& span:last-of-type': { right: 0, bottom: 0 },
  [media.belowLg]: { height: 280, '& span': { width: 200, height: 200 } },
  [media.belowMd]: {
    alignSelf: 'flex-start',
    width: 236,
    height: 148,
    '& span': { width: 132, height: 132 },
    '& span:last-of-type': { bottom: 8 },
  },
});

const gains: readonly [ReactNode, string][] = [
  [<EditIcon key="" />, 'View and edit all recipes'],
  [<UploadIcon key="" />, 'Upload your own recipes'],
  [<BasketIcon key="" />, 'Share shopping lists'],
  [<GuestsIcon key="" />, 'Full collaboration'],
];

interface InvitationOfferProps {
  owner: { id: string; name: string };
  /** ISO 8601. */
  expiresAt: string;
  code: string;
  /** It could not be accepted. */
  onRefused: () => void;
}

/** Who invites, what one gets, until when, and the button. */
export function InvitationOffer({ owner, ...call }: InvitationOfferProps) {
  return (
    <Page>
      <Words>
        <h1>
          <bdi>{owner.name}</bdi> invites you into their kitchen
        </h1>
        <Lead>
          Their recipes become yours to cook from and to write in, and yours can join them.
        </Lead>
        <Rim />
        <Gains>
          {gains.map(([icon, words]) => (
            <li key={words}>
              {icon}
              {words}
            </li>
          ))}
        </Gains>
        <Acceptance ownerId={owner.id} {...call} />
      </Words>
      <Plates aria-hidden>
        <span>
          <Plate motif="lemon" rim={1} />
        </span>
        <span>
          <EmptyPlate rim={2} />
        </span>
      </Plates>
    </Page>
  );
}

interface AcceptanceProps extends Omit<InvitationOfferProps, 'owner'> {
  ownerId: string;
}

function Acceptance({ ownerId, expiresAt, code, onRefused }: AcceptanceProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { accept, accepting } = useAccept(code, ownerId, onRefused);
  const until = `Valid until ${dayInWords(expiresAt)}.`;
  if (user === null)
    return (
      <Go>
        <Button variant="contained" size="large" component="a" href={paths.login.getHref(pathname)}>
          Sign In to Accept Invitation
        </Button>
        <p>
          Sign in with Apple or Google to collaborate
          <br />
          {until}
        </p>
      </Go>
    );
  return (
    <Go>
      <Button variant="contained" size="large" disabled={accepting} onClick={() => void accept()}>
        {accepting ? 'Accepting...' : 'Accept Invitation'}
      </Button>
      <p>
        Signed in as <bdi>{cookName(user)}</bdi>.
        <br />
        {until}
      </p>
    </Go>
  );
}

/** Accepts it and goes to the library; from what is said of it to the collection. */
function useAccept(code: string, ownerId: string, onRefused: () => void) {
  const navigate = useNavigate();
  const [mutate, { loading: accepting }] = useMutation(AcceptInvitationDocument);
  const accept = async () => {
    try {
      await mutate({ variables: { code } });
    } catch (failure) {
      notify.error({ title: 'Error', text: sentenceOf(failure, 'Failed to accept invitation') });
      return onRefused();
    }
    notify.success({
      title: 'Success! You now have access to collaborate on recipes!',
      action: {
        label: 'Open',
        onClick: () => void navigate(paths.collaborate.getHref(ownerId)),
      },
    });
    void navigate(paths.home.getHref(), { replace: true });
  };
  return { accept, accepting };
}
