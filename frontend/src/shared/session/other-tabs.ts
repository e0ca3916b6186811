const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('convivio-session');

/** Lets the other tabs of this browser know that the session is being ended here. */
export const tellSignOut = (): void => channel?.postMessage('signed-out');

/** Calls back when another tab ends the session. */
export function onSignOutElsewhere(listener: () => void): void {
  channel?.addEventListener('message', listener);
}
