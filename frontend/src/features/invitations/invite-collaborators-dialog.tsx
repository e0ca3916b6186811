import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatAdded } from '../../kitchen/labels/added-date.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { colour } from '../../shared/theme/colour.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { LinkField } from '../../shared/ui/controls/link-field.tsx';
import { BasketIcon, EditIcon } from '../../shared/ui/icons/icons.ts';
import { CalendarIcon, InviteIcon, UploadIcon } from '../../shared/ui/icons/menu-icons.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { ChannelButtons, type Way } from './channel-buttons.tsx';
import { invitationText, inviterName } from './invitation-words.ts';
import { sendInvitation } from './send-invitation.ts';
import { useInvitation } from './use-invitation.ts';

interface InviteCollaboratorsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The recipe from which one invites. */
  recipeTitle?: string;
}

const Lead = styled('p')({ marginBottom: 12, color: colour.ink2 });
const Rows = styled('ul')({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 50,
    padding: '8px 0',
    borderTop: `1px solid ${colour.line}`,
    fontWeight: 550,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& small': { display: 'block', fontSize: '.875rem', fontWeight: 400, color: colour.ink2 },
  '& .MuiSvgIcon-root': { color: colour.ink2 },
});

/** Below the words, where no toast covers them. */
const Ways = styled('div')({ flex: 1, minWidth: 0, '& > :last-child': { marginTop: 16 } });

const gains: readonly [ReactNode, string, string?][] = [
  [
    <EditIcon key="" />,
    'View and edit all your recipes',
    'Archive and restore too. Only you can delete for good.',
  ],
  [<UploadIcon key="" />, 'Upload recipes'],
  [<BasketIcon key="" />, 'Share shopping lists'],
  [<CalendarIcon key="" />, 'Plan dinners with you'],
];

const Gains = () => (
  <Rows>
    {gains.map(([icon, words, more]) => (
      <li key={words}>
        {icon}
        <span>
          {words}
          {more && <small>{more}</small>}
        </span>
      </li>
    ))}
  </Rows>
);

/** A link for one person who may then work in one's collection. It makes another one each time it opens. */
export function InviteCollaboratorsDialog({
  open,
  onClose,
  recipeTitle,
}: InviteCollaboratorsDialogProps) {
  const { user } = useSession();
  const fromRecipe = recipeTitle !== undefined;
  const { made, pending, create, noteSent } = useInvitation(
    open,
    fromRecipe ? 'Invitation ready!' : 'Invitation created!',
  );
  const send = async (way: Way) => {
    if (pending) return void notify.info({ title: 'Please wait for invitation link' });
    const invitation = made ?? (await create());
    if (!invitation) return;
    const text = invitationText(inviterName(user), recipeTitle ?? null, invitation.link);
    const by = await sendInvitation(way, text);
    if (by !== null) noteSent(invitation.id, by);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite Collaborators"
      actions={
        <Ways>
          {made ? (
            <MadeLink
              link={made.link}
              onCopied={() => noteSent(made.id, 'copy')}
              copied={fromRecipe ? 'Invitation copied to clipboard' : 'Link copied!'}
            />
          ) : (
            <Button
              variant="contained"
              startIcon={<InviteIcon />}
              disabled={pending}
              onClick={() => void create()}
              fullWidth
            >
              Create Invitation
            </Button>
          )}
          <ChannelButtons copy={made === null} onChoose={(way) => void send(way)} />
        </Ways>
      }
    >
      <Lead>
        One link for one person, valid{' '}
        {made ? `until ${formatAdded(made.expiresAt)}` : 'for a week'}
      </Lead>
      <Gains />
    </Dialog>
  );
}

interface MadeLinkProps {
  link: string;
  /** What the toast says. */
  copied: string;
  onCopied: () => void;
}

/** The link; where the button that made it had the focus, the next one takes it. */
function MadeLink({ link, copied, onCopied }: MadeLinkProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog has it by then.
    if (!document.activeElement?.matches('button')) button.current?.focus();
  }, []);
  return (
    <LinkField
      label="Invitation link"
      hideLabel
      link={link}
      copied={copied}
      onCopied={onCopied}
      copyFailed="Failed to copy link"
      buttonRef={button}
    />
  );
}
