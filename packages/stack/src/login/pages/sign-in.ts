import { MAX_EMAIL_LENGTH } from '../email-address.ts';
import { MAX_PASSWORD_LENGTH } from '../sign-up-form.ts';
import { field, refusal } from './form-parts.ts';
import { html } from './html.ts';
import { page, type Frame } from './layout.ts';

export interface SignInPage {
  /** Address the form is posted to. */
  action: string;
  signUpUrl: string;
  forgottenUrl: string;
  email?: string;
  /** Why the last attempt was refused: the sentence that says what, and the one that says what to do. */
  refused?: { bold: string; rest: string } | undefined;
  /** Whether the refusal is about what was typed (and not, say, about how often). */
  fieldsAreWrong?: boolean;
}

/** The sign-in form, empty or with why the last attempt was refused. */
export function signInPage(
  frame: Frame,
  { action, signUpUrl, forgottenUrl, email = '', refused, fieldsAreWrong = false }: SignInPage,
): string {
  const refusedBy = refused && fieldsAreWrong ? 'refused' : undefined;
  const emailField = field({
    id: 'email',
    label: 'E-mail',
    type: 'email',
    autocomplete: 'username',
    value: email,
    maxLength: MAX_EMAIL_LENGTH,
    refusedBy,
    focused: refusedBy !== undefined && !email,
  });
  const passwordField = field({
    id: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
    maxLength: 2 * MAX_PASSWORD_LENGTH,
    refusedBy,
    focused: refusedBy !== undefined && email !== '',
  });
  return page(
    frame,
    refused ? 'Not signed in: Sign In' : 'Sign In',
    html` <h1>Sign In</h1>
      <p class="sub">Your recipes are where you left them.</p>
      <form method="post" action="${action}" novalidate>
        ${refused && refusal('refused', refused.bold, refused.rest)} ${emailField} ${passwordField}
        <button class="btn">Sign In</button>
      </form>
      <p class="swapl">New here? <a class="lk" href="${signUpUrl}">Create an account</a></p>
      <p class="swapl"><a class="lk" href="${forgottenUrl}">Forgotten your password?</a></p>`,
  );
}
