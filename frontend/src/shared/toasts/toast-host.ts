let host: HTMLElement | null = null;
const dialogs: HTMLElement[] = [];

/** The element that toasts stand in: of the page, or of the dialog that is open above it. */
export function toastHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.style.display = 'contents';
  }
  const place = dialogs.at(-1) ?? document.body;
  if (host.parentNode !== place) place.append(host);
  return host;
}

/**
 * Takes the toasts into a dialog, outside of which nothing is told to a screen reader and nothing takes the keyboard; returns how they leave it.
 */
export function hostToasts(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  toastHost();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    toastHost();
  };
}
