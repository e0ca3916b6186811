import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { UpdateProfileDocument } from '../../generated/documents/update-profile.ts';
import { renewToken } from '../../shared/session/access-token.ts';
import type { User } from '../../shared/session/use-session.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { Field } from '../../shared/ui/controls/field.tsx';
import { Fields, Section } from './section.tsx';
import { useSending } from './use-sending.ts';

const LONGEST_NAME = 80;

/** One's name and e-mail. Another e-mail asks for the password: with it, whoever has the mailbox has the account. */
export function ProfileForm({ user, onChanged }: { user: User; onChanged: () => Promise<void> }) {
  const { firstName, lastName, email } = user;
  const [draft, setDraft] = useState({ firstName, lastName, email, currentPassword: '' });
  const [update] = useMutation(UpdateProfileDocument);
  const { busy, send, errorOf } = useSending('Not changed');
  const anotherEmail = draft.email.trim().toLowerCase() !== email.toLowerCase();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { ...draft, currentPassword: anotherEmail ? draft.currentPassword : null };
    if (!(await send(() => update({ variables: { input } })))) return;
    notify.success({ title: 'Your details are changed' });
    setDraft({ ...draft, currentPassword: '' });
    // What the login's tokens say of a user is as old as they are.
    await renewToken();
    await onChanged();
  };
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  });
  const names = { required: true, maxLength: LONGEST_NAME };
  return (
    <Section title="Your details" about="Others see your name where you share something with them.">
      <Fields noValidate onSubmit={submit}>
        <Field
          label="First name"
          {...field('firstName')}
          inputProps={{ ...names, autoComplete: 'given-name' }}
        />
        <Field
          label="Last name"
          {...field('lastName')}
          inputProps={{ ...names, autoComplete: 'family-name' }}
        />
        <Field
          label="E-mail"
          type="email"
          hint="You sign in with it."
          {...field('email')}
          inputProps={{ required: true, maxLength: 254, autoComplete: 'email' }}
        />
        {anotherEmail && (
          <Field
            label="Current password"
            type="password"
            hint="For another e-mail we ask for it."
            {...field('currentPassword')}
            inputProps={{ autoComplete: 'current-password' }}
          />
        )}
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </Fields>
    </Section>
  );
}
