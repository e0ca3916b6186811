import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { Plate } from '../../../kitchen/art/plates.tsx';
import { paths } from '../../../shared/api/paths.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { CopyIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { dayInWords } from './day-in-words.ts';

const INVALID = 'This invitation link is invalid, expired, or has already been used.';

/** As it lies beside an empty one in the invitation itself. */
const ownersPlate = <Plate motif="lemon" rim={1} />;

/** Nobody can accept it any more, or it never was. */
export function InvalidInvitation({ message }: { message: string | null }) {
  return (
    <EmptyState
      picture="broken"
      page
      title="Invalid Invitation"
      text={`${message ?? INVALID} Ask the person who sent it for a new one.`}
    >
      <Button variant="outlined" component={Link} to={paths.home.getHref()}>
        Go to Homepage
      </Button>
    </EmptyState>
  );
}

/** Nobody can accept it for now: a new one would not help. */
export function UnavailableInvitation({ message }: { message: string | null }) {
  return (
    <EmptyState
      picture="broken"
      page
      title="Invitation Not Available"
      text={message ?? 'This invitation cannot be accepted at the moment. Try again later.'}
    >
      <Button variant="outlined" component={Link} to={paths.home.getHref()}>
        Go to Homepage
      </Button>
    </EmptyState>
  );
}

/** Whoever made it looks what it is like. */
export function OwnInvitation({ expiresAt }: { expiresAt: string }) {
  const copy = async () => {
    try {
      await copyText(location.href);
      notify.success({ title: 'Link copied!' });
    } catch {
      notify.error({
        title: 'Failed to copy link',
        text: 'Copy the address of this page by hand.',
      });
    }
  };
  return (
    <EmptyState
      picture={ownersPlate}
      page
      title="This is your own invitation"
      text={`Send it to the person you want to cook with. It works once, until ${dayInWords(expiresAt)}.`}
    >
      <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy()}>
        Copy link
      </Button>
      <Button variant="outlined" component={Link} to={paths.home.getHref()}>
        Back to Recipes
      </Button>
    </EmptyState>
  );
}

interface AlreadyTogetherProps {
  owner: { id: string; name: string };
  since: string | null;
  /** The invitation was not used up. */
  free: boolean;
}

/** Whoever opens it collaborates with its owner already. */
export function AlreadyTogether({ owner, since, free }: AlreadyTogetherProps) {
  return (
    <EmptyState
      picture={ownersPlate}
      page
      title="You already cook together"
      text={
        <>
          {since ? 'You have worked' : 'You work'} in <bdi>{owner.name}'s</bdi> recipes
          {since && ` since ${formatAdded(since)}`}.
          {free && ' The invitation is still free for someone else.'}
        </>
      }
    >
      <Button variant="contained" component={Link} to={paths.collaborate.getHref(owner.id)}>
        Open the collection
      </Button>
    </EmptyState>
  );
}
