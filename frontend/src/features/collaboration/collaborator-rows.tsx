import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formatAdded } from '../../kitchen/labels/added-date.ts';
import { paths } from '../../shared/api/paths.ts';
import { copyText } from '../../shared/browser/copy-text.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { CopyIcon } from '../../shared/ui/icons/menu-icons.ts';
import type { InvitationChannel } from '../../generated/operations.ts';
import { momentInWords } from './moment-in-words.ts';
import type { OpenInvitation, Partner } from './use-collaborators.ts';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  padding: '8px 0',
  '& > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 550 },
  '& small': { display: 'block', fontSize: '.875rem', lineHeight: '20px', color: colour.ink2 },
  [media.belowSm]: { '& .MuiButton-root:first-of-type': { marginLeft: -14 } },
});

interface PartnerRowProps {
  partner: Partner;
  /** Whether their collection can be opened. */
  opens?: boolean;
  /** The word that ends it. */
  end: string;
  onEnd: () => void;
}

/** Somebody with whom the cook collaborates. */
export function PartnerRow({ partner, opens = false, end, onEnd }: PartnerRowProps) {
  const { id, name, email } = partner.person;
  const since = `since ${formatAdded(partner.since)}`;
  return (
    <Row>
      <div>
        <strong dir="auto">{name}</strong>
        <small>{email ? `${email}, ${since}` : since}</small>
      </div>
      {opens && (
        <Button component={Link} to={paths.collaborate.getHref(id)}>
          Open collection
        </Button>
      )}
      <Button color="error" aria-label={`${end}: ${name}`} onClick={onEnd}>
        {end}
      </Button>
    </Row>
  );
}

/** "E-mail" is not parted at its hyphen. */
const Whole = styled('span')({ whiteSpace: 'nowrap' });

interface InvitationRowProps {
  invitation: OpenInvitation;
  onRevoke: () => void;
}

const ways: Record<InvitationChannel, string> = {
  whatsapp: 'sent by WhatsApp',
  sms: 'sent by SMS',
  email: 'sent by e-mail',
  copy: 'copied',
  share: 'shared',
};

/** An invitation that nobody has accepted yet: when it was made and how it was sent tell it from others. */
export function InvitationRow({ invitation, onRevoke }: InvitationRowProps) {
  const { path, createdAt, sentBy, expiresAt } = invitation;
  const made = `made on ${momentInWords(createdAt)}`;
  const which = [made, ...(sentBy ? [ways[sentBy]] : [])].join(', ');
  const copy = async (link: string) => {
    try {
      await copyText(link);
      notify.success({ title: 'Link copied!' });
    } catch {
      notify.error({ title: 'Failed to copy link' });
    }
  };
  return (
    <Row>
      <div>
        <strong>
          {capitalised(made)}
          {sentBy && (
            <>
              , <Whole>{ways[sentBy]}</Whole>
            </>
          )}
        </strong>
        <small>One link for one person. Valid until {formatAdded(expiresAt)}.</small>
      </div>
      {path && (
        <Button
          startIcon={<CopyIcon />}
          onClick={() => void copy(new URL(path, location.origin).href)}
        >
          Copy link
        </Button>
      )}
      <Button color="error" aria-label={`Revoke: ${which}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Row>
  );
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
