import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type FormEvent } from 'react';
import { DeleteMyAccountDocument } from '../../generated/documents/delete-my-account.ts';
import { signOut } from '../../shared/session/sign-in.ts';
import type { User } from '../../shared/session/use-session.ts';
import { Field } from '../../shared/ui/controls/field.tsx';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { Section } from './section.tsx';
import { useSending } from './use-sending.ts';

const Form = styled('form')({ display: 'grid', gap: 16, marginTop: 16 });

/** Deletes the account with everything in it, after its e-mail was typed. */
export function DeleteAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="Delete account"
      about="Your recipes, events, lists and files go for good, and nobody can bring them back. Download everything first if you want to keep it."
    >
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete My Account
      </Button>
      {open && <DeleteDialog user={user} onKeep={() => setOpen(false)} />}
    </Section>
  );
}

function DeleteDialog({ user: { email }, onKeep }: { user: User; onKeep: () => void }) {
  const form = useId();
  const [confirmation, setConfirmation] = useState('');
  const [currentPassword, setPassword] = useState('');
  const [deleteAccount] = useMutation(DeleteMyAccountDocument);
  const { busy, send, errorOf } = useSending('Not deleted');
  const isTyped = confirmation.trim().toLowerCase() === email.toLowerCase();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTyped) return;
    const variables = { confirmation, currentPassword: currentPassword || null };
    if (await send(() => deleteAccount({ variables }))) await signOut();
  };
  return (
    <Dialog
      open
      onClose={onKeep}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onKeep}>Keep it</Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            color="error"
            disabled={!isTyped || busy}
          >
            {busy ? 'Deleting...' : 'Delete for Good'}
          </Button>
        </>
      }
    >
      Everything that is yours goes for good: recipes, events, lists, files.
      <Form id={form} noValidate onSubmit={submit}>
        <Field
          label={`Type ${email} to confirm`}
          value={confirmation}
          error={errorOf('confirmation')}
          onChange={({ target }) => setConfirmation(target.value)}
          inputProps={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <Field
          label="Current password"
          type="password"
          hint="Not needed within ten minutes of signing in."
          value={currentPassword}
          error={errorOf('currentPassword')}
          onChange={({ target }) => setPassword(target.value)}
          inputProps={{ autoComplete: 'current-password' }}
        />
      </Form>
    </Dialog>
  );
}
