import { html } from './html.ts';
import { page, type Frame } from './layout.ts';

/** Asked only when the request to sign out does not prove that it comes from the product. `fields` are the hidden fields to post back. */
export function signOutPage(frame: Frame, action: string, fields: Record<string, string>): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return page(
    frame,
    'Sign Out',
    html` <h1>Sign Out</h1>
      <p class="sub">You are about to sign out of Convivio in this browser.</p>
      <form method="post" action="${action}">
        ${hidden}
        <button class="btn">Sign Out</button>
      </form>
      <a class="btn line" href="${frame.home}">Stay signed in</a>`,
  );
}
