import { WARNING_ICON } from './drawings.ts';
import { html, type Html } from './html.ts';

export interface Field {
  id: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  maxLength: number;
  /** What to do, said below the field. */
  hint?: string | undefined;
  /** A sentence, or a piece of HTML, that says what does not hold; takes the hint's place. */
  error?: string | Html | undefined;
  /** Marked as wrong without a sentence of its own: the element that says why. */
  refusedBy?: string | undefined;
  focused?: boolean;
}

/** A labelled text field whose error is read with it. */
export function field({
  id,
  label,
  type = 'text',
  autocomplete,
  value = '',
  maxLength,
  hint,
  error,
  refusedBy,
  focused = false,
}: Field): Html {
  const below = error
    ? html`<p class="hint e" id="${id}-hint">${WARNING_ICON}<span>${error}</span></p>`
    : hint && html`<p class="hint" id="${id}-hint">${hint}</p>`;
  const described = below ? `${id}-hint` : refusedBy;
  const attributes = [
    type === 'email' && html` inputmode="email" autocapitalize="none" spellcheck="false"`,
    described && html` aria-describedby="${described}"`,
    (error || refusedBy) && html` aria-invalid="true"`,
    focused && html` autofocus`,
  ];
  return html`<div class="f">
    <label for="${id}">${label}</label
    ><input
      id="${id}"
      name="${id}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      maxlength="${maxLength}"
      required${attributes}
    />${below}
  </div>`;
}

/** A notice above a form that says why it was refused. */
export function refusal(id: string, bold: string, rest: string): Html {
  return html`<div class="note" role="alert" id="${id}">
    ${WARNING_ICON}
    <p><b>${bold}</b> ${rest}</p>
  </div>`;
}
