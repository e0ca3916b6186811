/** Puts text on the clipboard; throws where the browser does not let us. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard?.writeText) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch {
      // A page without the permission may still copy what is selected.
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset:0;opacity:0';
  // Inside an open dialog, or the dialog takes the focus back.
  (document.querySelector('[role="dialog"]') ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const copied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!copied) throw new Error('The browser does not allow copying.');
}
