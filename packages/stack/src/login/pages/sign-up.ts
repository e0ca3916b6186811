import { MAX_EMAIL_LENGTH } from '../email-address.ts';
import {
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type SignUp,
  type SignUpErrors,
} from '../sign-up-form.ts';
import { field, refusal, type Field } from './form-parts.ts';
import { html, type Html } from './html.ts';
import { page, type Frame } from './layout.ts';

export interface SignUpPage {
  /** Address the form is posted to. */
  action: string;
  signInUrl: string;
  /** What was typed; the password is never sent back. */
  values?: Omit<SignUp, 'password'>;
  errors?: SignUpErrors;
  /** The address has an account already. */
  emailTaken?: boolean;
  refused?: { bold: string; rest: string } | undefined;
}

/** The sign-up form, empty or with what was typed and why it was refused. */
export function signUpPage(
  frame: Frame,
  { action, signInUrl, values, errors = {}, emailTaken = false, refused }: SignUpPage,
): string {
  const emailError = emailTaken
    ? html`This e-mail already has an account. <a class="lk" href="${signInUrl}">Sign in</a> with
        it, or use another.`
    : errors.email;
  const wrong = { ...errors, email: emailError };
  const first = (['firstName', 'lastName', 'email', 'password'] as const).find(
    (name) => wrong[name],
  );
  const fields = signUpFields(values, wrong, first);
  return page(
    frame,
    first || refused ? 'Not signed up yet: Sign Up' : 'Sign Up',
    html` <h1>Sign Up</h1>
      <p class="sub">A place at the table takes a minute.</p>
      <form method="post" action="${action}" novalidate>
        ${refused && refusal('refused', refused.bold, refused.rest)}
        <div class="names">${fields.firstName} ${fields.lastName}</div>
        ${fields.email} ${fields.password}
        <button class="btn lemon">Sign Up</button>
      </form>
      <p class="swapl">Have an account? <a class="lk" href="${signInUrl}">Sign In</a></p>`,
  );
}

type Wrong = Omit<SignUpErrors, 'email'> & { email: Field['error'] };

/** The fields, with what was typed and what does not hold; the first of those is where one goes on. */
function signUpFields(
  values: SignUpPage['values'],
  wrong: Wrong,
  first: keyof SignUp | undefined,
): Record<keyof SignUp, Html> {
  return {
    firstName: field({
      id: 'firstName',
      label: 'First name',
      autocomplete: 'given-name',
      value: values?.firstName ?? '',
      maxLength: 2 * MAX_NAME_LENGTH,
      error: wrong.firstName,
      focused: first === 'firstName',
    }),
    lastName: field({
      id: 'lastName',
      label: 'Last name',
      autocomplete: 'family-name',
      value: values?.lastName ?? '',
      maxLength: 2 * MAX_NAME_LENGTH,
      error: wrong.lastName,
      focused: first === 'lastName',
    }),
    email: field({
      id: 'email',
      label: 'E-mail',
      type: 'email',
      autocomplete: 'username',
      value: values?.email ?? '',
      maxLength: MAX_EMAIL_LENGTH,
      error: wrong.email,
      focused: first === 'email',
    }),
    password: field({
      id: 'password',
      label: 'Password',
      type: 'password',
      autocomplete: 'new-password',
      maxLength: 2 * MAX_PASSWORD_LENGTH,
      hint: `At least ${MIN_PASSWORD_LENGTH} characters; a short sentence is easiest.`,
      error: wrong.password,
      focused: first === 'password',
    }),
  };
}
