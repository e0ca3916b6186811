import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { mountFeature } from '../../../test-kit/mount-feature.tsx';
import { paths } from '../../../shared/api/paths.ts';
import { EventPage } from '../event/event-page.tsx';
import type { EventParts } from '../event/event-parts.ts';

const fetch = () => {};
/** What other features bring, as a word that says what they were given. */
const part = (name: string) =>
  Object.assign(
    ({ open, onClose, ...given }: { open: boolean; onClose: () => void; event?: object }) =>
      open ? <button onClick={onClose}>{`${name}: ${JSON.stringify(shown(given))}`}</button> : null,
    { fetch },
  );

/** Of an event only what the parts are promised. */
function shown({ event, ...rest }: { event?: { id?: string; name?: string } }): object {
  return event ? { id: event.id, name: event.name } : rest;
}

const parts: EventParts = {
  Upload: part('Upload'),
  MagicChef: part('Magic Chef'),
  ShoppingList: part('Shopping List'),
};

function Page() {
  const { id } = useParams();
  const [key] = useState(id);
  return <EventPage key={key} id={id} {...parts} />;
}

/** The page of the event that an address names. */
export const openEvent = (backend: FakeBackend, address = '/events/7') =>
  mountFeature(backend, address, { [paths.event.path]: <Page /> });
