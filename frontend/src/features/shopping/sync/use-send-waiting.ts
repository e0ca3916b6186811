import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { onDevice } from '../../../shared/storage/web-storage.ts';
import { waitingKey } from './waiting-key.ts';

/** Sends what was done to lists before the page was loaded and did not reach the server then, wherever one is now. */
export function useSendWaiting(): void {
  const client = useApolloClient();
  const { user } = useSession();
  const cookId = user?.id;
  useEffect(() => {
    if (!cookId || onDevice.read(waitingKey(cookId)) === null) return;
    import('./list-sync.ts').then(
      ({ listSync }) => listSync(client, cookId).sender.flush(),
      // Without the code it waits on; the page of the lists brings it.
      () => {},
    );
  }, [client, cookId]);
}
