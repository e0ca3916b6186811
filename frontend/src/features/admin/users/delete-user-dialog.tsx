import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { counted } from '../../../kitchen/labels/counts.ts';
import type { ListedUser, UserActs } from './use-user-acts.ts';

const Gone = styled('ul')({
  margin: '16px 0 20px',
  fontSize: '.9375rem',
  lineHeight: '21px',
  '& li': { display: 'flex', justifyContent: 'space-between', padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
const Instead = styled(Button)({ marginRight: 'auto' });

interface DeleteUserDialogProps {
  /** Null while nothing is asked. */
  user: ListedUser | null;
  acts: UserActs;
  onClose: () => void;
}

/** Asks before a user is deleted for good: the e-mail has to be typed. */
export function DeleteUserDialog({ user, acts, onClose }: DeleteUserDialogProps) {
  // What was asked last stays in view while the dialog fades.
  const [shown, setShown] = useState(user);
  const [typed, setTyped] = useState('');
  if (user !== null && user !== shown) {
    setShown(user);
    setTyped('');
  }
  if (!shown) return null;
  const confirmed = typed.trim().toLowerCase() === shown.email.toLowerCase();
  const busy = acts.busy !== null;
  const remove = async () => {
    if (await acts.remove(shown)) onClose();
  };
  const suspendInstead = () => {
    onClose();
    void acts.suspend(shown);
  };
  return (
    <Dialog
      alert
      open={user !== null}
      onClose={onClose}
      title={
        <>
          Delete <bdi>{shown.name}</bdi>?
        </>
      }
      actions={
        <>
          {shown.isActive && (
            <Instead disabled={busy} onClick={suspendInstead}>
              Suspend instead
            </Instead>
          )}
          <Button onClick={onClose}>Keep</Button>
          <Button
            variant="contained"
            color="error"
            disabled={!confirmed || busy}
            onClick={() => void remove()}
          >
            Delete
          </Button>
        </>
      }
    >
      <WhatGoes user={shown} />
      <Field
        label={`Type ${shown.email} to confirm`}
        value={typed}
        autoComplete="off"
        inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => void (key === 'Enter' && confirmed && !busy && remove())}
      />
    </Dialog>
  );
}

const WhatGoes = ({ user }: { user: ListedUser }) => (
  <>
    <p>The account and everything in it will be gone for good, also for those who cook with it.</p>
    <Gone aria-label="What goes">
      <li>
        Recipes
        <b>{user.recipeCount === null ? 'all' : counted(user.recipeCount)}</b>
      </li>
      <li>
        Events, menus and shopping lists <b>all</b>
      </li>
      <li>
        Files and pictures <b>all</b>
      </li>
      <li>
        Share links, invitations and collaborations <b>all</b>
      </li>
    </Gone>
  </>
);
