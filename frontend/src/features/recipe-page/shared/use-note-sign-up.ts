import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onDevice } from '../../../shared/storage/web-storage.ts';
import { CAME_FROM } from './came-from-key.data.ts';

/** Tells the server, once somebody is signed in, by which link they came. Hardly anybody did: the code is fetched for those alone. */
export function useNoteSignUp(): void {
  const client = useApolloClient();
  useEffect(() => {
    if (onDevice.read(CAME_FROM) === null) return;
    void import('./note-sign-up.ts').then(
      ({ noteSignUp }) => noteSignUp(client),
      () => {},
    );
  }, [client]);
}
