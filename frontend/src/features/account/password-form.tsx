import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useState, type FormEvent } from 'react';
import { ChangePasswordDocument } from '../../generated/documents/change-password.ts';
import { appConfig } from '../../shared/session/app-config.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { Field } from '../../shared/ui/controls/field.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.ts';
import { Fields, Section } from './section.tsx';
import { useSending } from './use-sending.ts';

/** Changes the password; whoever is signed in elsewhere is out then. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [change] = useMutation(ChangePasswordDocument);
  const { busy, send, errorOf } = useSending('Password not changed');
  const forgotten = useForgottenAddress();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { currentPassword: currentPassword || null, newPassword };
    if (!(await send(() => change({ variables })))) return;
    setCurrent('');
    setNew('');
    notify.success({
      title: 'Password changed',
      text: 'Your other devices are signed out.',
    });
    onChanged();
  };
  return (
    <Section
      title="Password"
      about={
        <>
          Your other devices are signed out when it changes.
          {forgotten && (
            <>
              {' '}
              <TextLink href={forgotten}>Forgotten your password?</TextLink>
            </>
          )}
        </>
      }
    >
      <Fields noValidate onSubmit={submit}>
        <Field
          label="Current password"
          type="password"
          hint="Not needed within ten minutes of signing in."
          value={currentPassword}
          error={errorOf('currentPassword')}
          onChange={({ target }) => setCurrent(target.value)}
          inputProps={{ autoComplete: 'current-password' }}
        />
        <Field
          label="New password"
          type="password"
          hint="At least 8 characters; a short sentence is easiest."
          value={newPassword}
          error={errorOf('newPassword')}
          onChange={({ target }) => setNew(target.value)}
          inputProps={{ required: true, autoComplete: 'new-password' }}
        />
        <Button type="submit" variant="contained" disabled={busy || newPassword === ''}>
          {busy ? 'Changing...' : 'Change Password'}
        </Button>
      </Fields>
    </Section>
  );
}

/** The login's own page for it, which says what can be done here. */
function useForgottenAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    appConfig().then(
      ({ login: { url, realm, clientId } }) =>
        setAddress(
          `${url}/realms/${realm}/login-actions/reset-credentials?${new URLSearchParams({ client_id: clientId })}`,
        ),
      () => {},
    );
  }, []);
  return address;
}
