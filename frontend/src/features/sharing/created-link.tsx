import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { ShareLinksOfDocument } from '../../generated/documents/share-links-of.ts';
import { formatAdded } from '../../kitchen/labels/added-date.ts';
import { canShare, shareText } from '../../shared/browser/share-text.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { colour } from '../../shared/theme/colour.ts';
import { Pills } from '../../shared/ui/controls/pills.tsx';
import { CalendarIcon, MailIcon, SuccessIcon, UserIcon } from '../../shared/ui/icons/menu-icons.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { LinkField } from '../../shared/ui/controls/link-field.tsx';
import { expiryChoices, type Expiry } from './links/expiry.ts';
import {
  addressOf,
  openedWords,
  untilWords,
  visitorsWords,
  type OwnLink,
} from './links/link-words.ts';
import { useLinkActions } from './links/use-link-actions.ts';
import { Until } from './new-link.tsx';

const Created = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '.875rem',
  lineHeight: '20px',
  fontWeight: 550,
  color: colour.leaf,
  '& .MuiSvgIcon-root': { fontSize: 18 },
});
const Rows = styled('ul')({ marginTop: 12 });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '8px 0',
  borderTop: `1px solid ${colour.line}`,
  '&:first-of-type': { borderTop: 0 },
  '& > .MuiSvgIcon-root': { color: colour.ink2 },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 550 },
  '& small': { fontSize: '.875rem', lineHeight: '20px', color: colour.ink2 },
});
const Off = styled(Button)({ marginRight: 'auto' });

interface CreatedLinkProps {
  open: boolean;
  onClose: () => void;
  recipeId: string;
  created: OwnLink;
}

/** A link that was just made, to copy and to send; what becomes of it is told as long as one looks. */
export function CreatedLink({ open, onClose, recipeId, created }: CreatedLinkProps) {
  const { data } = useQuery(ShareLinksOfDocument, { variables: { recipeId } });
  const link = data?.links.find(({ id }) => id === created.id) ?? created;
  const { busy, turn } = useLinkActions();
  const address = addressOf(link) ?? '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Share"
      actions={
        <>
          <Off
            disabled={busy}
            {...(link.state === 'active' && { color: 'error' as const })}
            onClick={() => void turn(link)}
          >
            {link.state === 'active' ? 'Switch off' : 'Switch on'}
          </Off>
          <Button variant="outlined" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <LinkField
        label={`Link to ${link.title}`}
        link={address}
        copied="Copied!"
        copyFailed="Failed to copy"
        // The button that made the link is gone, and its focus goes to the next one.
        autoFocus
      >
        <Created>
          <SuccessIcon />
          Share link created!
        </Created>
      </LinkField>
      <Rows>
        <Row
          icon={<UserIcon />}
          words={openedWords(link)}
          below={visitorsWords(link) || 'Who opens it is counted, not followed'}
        />
        <UntilRow link={link} />
        <SendRow link={link} address={address} />
      </Rows>
    </Dialog>
  );
}

interface RowProps {
  icon: ReactNode;
  words: string;
  below?: string;
  children?: ReactNode;
}

function Row({ icon, words, below, children }: RowProps) {
  return (
    <Item>
      {icon}
      <div>
        <b>{words}</b>
        {below && <small>{below}</small>}
      </div>
      {children}
    </Item>
  );
}

/** Until when it works, and the way to say otherwise. */
function UntilRow({ link }: { link: OwnLink }) {
  const [changing, setChanging] = useState(false);
  const [expiry, setExpiry] = useState<Expiry | null>(null);
  const actions = useLinkActions();
  const choose = async (chosen: Expiry) => {
    if (await actions.setExpiry(link, chosen)) setExpiry(chosen);
  };
  return (
    <>
      <Row
        icon={<CalendarIcon />}
        words={untilWords(link)}
        below={`Created ${formatAdded(link.createdAt)}`}
      >
        {link.state === 'active' && !changing && (
          <Button onClick={() => setChanging(true)}>Change</Button>
        )}
      </Row>
      {changing && (
        <li>
          <Until style={{ margin: '0 0 16px 38px' }}>
            <legend>Works until</legend>
            <Pills
              choices={expiryChoices}
              value={expiry ?? (link.expiresAt === null ? 'never' : null)}
              onChange={(chosen) => void choose(chosen)}
            />
          </Until>
        </li>
      )}
    </>
  );
}

/** Ways to hand it on. */
function SendRow({ link, address }: { link: OwnLink; address: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(link.title)}&body=${encodeURIComponent(address)}`;
  const share = async () => {
    try {
      const shared = await shareText(link.title, address);
      if (shared === 'copied') notify.success({ title: 'Copied!' });
    } catch {
      notify.error({ title: 'Failed to copy', text: 'Select the link and copy it by hand.' });
    }
  };
  return (
    <Row icon={<MailIcon />} words="Send it">
      <Button component="a" href={mail}>
        Email
      </Button>
      {canShare() && <Button onClick={() => void share()}>More</Button>}
    </Row>
  );
}
