import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { notify } from '../../shared/toasts/notify.ts';
import { colour } from '../../shared/theme/colour.ts';
import { EmptyPlate } from '../../shared/drawing/laid-table.tsx';
import { Plate } from '../../kitchen/art/plates.tsx';
import { LinkField } from '../../shared/ui/controls/link-field.tsx';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { ChefIcon, NoteIcon } from '../../shared/ui/icons/icons.ts';
import { InviteIcon, UserIcon } from '../../shared/ui/icons/menu-icons.ts';

const Lead = styled('p')({ marginBottom: 16, color: colour.ink2 });
const Plates = styled('div')({
  display: 'flex',
  margin: '0 0 8px -4px',
  '& > span': { width: 72, height: 72 },
  '& > span + span': { marginLeft: -12 },
});
const Rows = styled('ul')({
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
/** Below the words, where no toast covers it. */
const Way = styled('div')({ flex: 1, minWidth: 0 });
const Below = styled('p')({ fontSize: '.875rem', lineHeight: '20px', color: colour.ink2 });

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
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite New Users"
      actions={
        <Way>
          {link === null ? (
            <Button variant="contained" startIcon={<InviteIcon />} onClick={create} fullWidth>
              Create Invitation
            </Button>
          ) : (
            <LinkField
              label="Invitation link"
              hideLabel
              link={link}
              copied="Link copied!"
              copyFailed="Failed to copy link"
              buttonRef={copyButton}
            >
              <Below>The same link for everyone. It does not expire.</Below>
            </LinkField>
          )}
        </Way>
      }
    >
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
    </Dialog>
  );
}
