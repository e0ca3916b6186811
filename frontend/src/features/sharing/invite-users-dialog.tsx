import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { notify } from '../../shared/toasts/notify.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { EmptyPlate } from '../../shared/drawing/laid-table.tsx';
import { Plate } from '../../kitchen/art/plates.tsx';
import { copyText } from '../../shared/browser/copy-text.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { Field } from '../../shared/ui/controls/field.tsx';
import { CheckIcon, ChefIcon, NoteIcon } from '../../shared/ui/icons/icons.ts';
import { CopyIcon, InviteIcon, LinkIcon, UserIcon } from '../../shared/ui/icons/menu-icons.ts';

/** How long a button says that it has copied, in ms. */
const feedback = 2000;

const Lead = styled('p')({ marginBottom: 16, color: colour.ink2 });
const Plates = styled('div')({
  display: 'flex',
  margin: '0 0 8px -4px',
  '& > span': { width: 72, height: 72 },
  '& > span + span': { marginLeft: -12 },
});
const Rows = styled('ul')({
  marginBottom: 16,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 50,
    borderTop: `1px solid ${colour.line}`,
    fontWeight: 550,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& .MuiSvgIcon-root': { color: colour.ink2 },
});
const LinkRow = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& .MuiButton-root': { height: 52, minWidth: 112 },
  [media.belowSm]: { flexWrap: 'wrap', '& .MuiButton-root': { width: '100%' } },
});

const gains: readonly [ReactNode, string][] = [
  [<UserIcon key="" />, 'Create an account'],
  [<ChefIcon key="" />, 'Use the AI features'],
  [<NoteIcon key="" />, 'Manage their own recipes'],
];

/** A link by which anybody may join; it is built here, and the same for everyone. */
export function InviteUsersDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [link, setLink] = useState<string | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that made the link is gone, and its focus goes to the next one.
  useEffect(() => {
    if (link !== null) copyButton.current?.focus();
  }, [link]);
  const create = () => {
    setLink(`${location.origin}/api/login`);
    notify.success({ title: 'Invitation created!' });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Invite New Users">
      <Lead>They get a kitchen of their own. Your recipes stay yours.</Lead>
      <Plates aria-hidden>
        <span>
          <Plate motif="pear" rim={1} />
        </span>
        <span>
          <Plate motif="shell" rim={0} />
        </span>
        <span>
          <EmptyPlate rim={2} />
        </span>
      </Plates>
      <Rows>
        {gains.map(([icon, words]) => (
          <li key={words}>
            {icon}
            {words}
          </li>
        ))}
      </Rows>
      {link === null ? (
        <Button variant="contained" startIcon={<InviteIcon />} onClick={create} fullWidth>
          Create Invitation
        </Button>
      ) : (
        <InvitationLink link={link} buttonRef={copyButton} />
      )}
    </Dialog>
  );
}

interface InvitationLinkProps {
  link: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The link to hand on, and the button that copies it. */
function InvitationLink({ link, buttonRef }: InvitationLinkProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(link);
      setCopied(true);
      notify.success({ title: 'Link copied!' });
    } catch {
      notify.error({ title: 'Failed to copy link', text: 'Select the link and copy it by hand.' });
    }
  };
  return (
    <LinkRow>
      <Field
        label="Invitation link"
        hideLabel
        value={link}
        readOnly
        start={<LinkIcon />}
        hint="The same link for everyone. It does not expire."
        onFocus={(event) => event.target.select()}
      />
      <Button
        ref={buttonRef}
        variant="contained"
        startIcon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </LinkRow>
  );
}
