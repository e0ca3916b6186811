import { NO_CONNECTION } from '../../api/no-connection.ts';
import { notify } from '../../toasts/notify.ts';

/** Loads the page anew, unless there is nobody to load it from: that is said. */
export async function reload(): Promise<void> {
  const isThere = await fetch('/app-config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
  else
    notify.error({
      title: 'The page could not be loaded',
      text: NO_CONNECTION,
      action: { label: 'Try Again', onClick: () => void reload() },
    });
}
