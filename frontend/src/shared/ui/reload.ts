/** Loads the page anew, unless there is no network to load it from. */
export async function reload(): Promise<void> {
  try {
    await fetch('/app-config.json', { cache: 'no-store' });
  } catch {
    return;
  }
  location.reload();
}
