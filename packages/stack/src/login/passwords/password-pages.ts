import { MAX_EMAIL_LENGTH } from '../email-address.ts';
import { field, refusal } from '../pages/form-parts.ts';
import { html } from '../pages/html.ts';
import { page, type Frame } from '../pages/layout.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../sign-up-form.ts';

/** Asks for the e-mail to which the way to a new password is sent. */
export function forgottenPage(
  frame: Frame,
  {
    action,
    email = '',
    error,
    refused,
  }: {
    action: string;
    email?: string;
    error?: string;
    refused?: { bold: string; rest: string };
  },
): string {
  return page(
    frame,
    error || refused ? 'Not sent: Forgotten password' : 'Forgotten password',
    html` <h1>Forgotten password</h1>
      <p class="sub">We mail you a link with which you choose a new one.</p>
      <form method="post" action="${action}" novalidate>
        ${refused && refusal('refused', refused.bold, refused.rest)}
        ${field({
          id: 'email',
          label: 'E-mail',
          type: 'email',
          autocomplete: 'username',
          value: email,
          maxLength: MAX_EMAIL_LENGTH,
          error,
          focused: error !== undefined,
        })}
        <button class="btn">Send the link</button>
      </form>
      <p class="swapl"><a class="lk" href="${frame.home}">Back to Convivio</a></p>`,
  );
}

/** Asks for a new password. */
export function newPasswordPage(
  frame: Frame,
  { action, sub, error }: { action: string; sub: string; error?: string | undefined },
): string {
  return page(
    frame,
    error ? 'Not changed yet: New password' : 'New password',
    html` <h1>New password</h1>
      <p class="sub">${sub}</p>
      <form method="post" action="${action}" novalidate>
        ${field({
          id: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          maxLength: 2 * MAX_PASSWORD_LENGTH,
          hint: `At least ${MIN_PASSWORD_LENGTH} characters; a short sentence is easiest.`,
          error,
          focused: error !== undefined,
        })}
        <button class="btn">Keep the new password</button>
      </form>`,
  );
}
