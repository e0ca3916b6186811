const key = 'signed-out-at';

/** Lets the other tabs of this browser know that the session is being ended here. */
export function tellSignOut(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the other tabs find out with their next request.
  }
}

/** Calls back when another tab ends the session. */
export function onSignOutElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) listener();
  });
}
