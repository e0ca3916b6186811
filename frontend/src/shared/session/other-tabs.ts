const key = 'signed-out-at';
/** Written by the page that `sign-in-beside.ts` leads to. */
const signedInKey = 'signed-in-at';

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

/** Calls back when somebody has signed in again in a window of their own. Returns how to stop. */
export function onSignInElsewhere(listener: () => void): () => void {
  const hear = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === signedInKey && newValue !== null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
