/**
 * Opens an address that another program or site takes, as a link would: a site in a new tab that
 * knows nothing of this one, a program beside the page.
 */
export function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  if (/^https?:/.test(address)) link.target = '_blank';
  // Inside an open dialog, or the dialog takes the focus back.
  (document.querySelector('[role="dialog"]') ?? document.body).append(link);
  link.click();
  link.remove();
}
