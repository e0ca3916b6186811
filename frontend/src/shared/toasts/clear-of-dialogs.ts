/** What a toast takes of the window's lower end, in px, with the distance that it keeps there. */
export const TOAST_ROOM = 180;

interface Box {
  top: number;
  bottom: number;
}

/**
 * How far above the window's lower end, in px, a toast keeps clear of a dialog: above the whole of it where there is room, else above its
 * actions; 0 where the dialog ends higher than toasts stand.
 */
export function clearanceOf(dialog: Box, actions: Box, windowHeight: number): number {
  if (windowHeight - dialog.bottom >= TOAST_ROOM) return 0;
  return windowHeight - (dialog.top >= TOAST_ROOM ? dialog.top : actions.top);
}

const cleared = new Map<object, number>();

/** Keeps toasts so many px above the window's lower end until called again for the same owner; 0 where it does not matter. */
export function clearToasts(owner: object, px: number): void {
  if (px === 0) cleared.delete(owner);
  else cleared.set(owner, px);
  const most = Math.max(0, ...cleared.values());
  document.documentElement.style.setProperty('--toasts-above', `${most}px`);
}

/** Where a toast stands: so many px above the window's lower end, or above what is to be pressed there. */
export const toastBottom = (px: number): string =>
  `max(${px}px, calc(var(--toasts-above, 0px) + 12px))`;
