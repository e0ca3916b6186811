import { graphql } from '../generated/graphql.ts';
import type { RunOperation } from '../rest/run-operation.ts';
import type { OwnersOf } from './event-stream.ts';

const collaborations = graphql(`
  query RestCollectionOwners {
    collaborations {
      owner {
        id
      }
    }
  }
`);

/** Asks with whom a cook collaborates. The cook's own is among them where others collaborate with the cook: it is left out. */
export const collectionOwners =
  (run: RunOperation): OwnersOf =>
  async (state) => {
    const found = await run(collaborations, {}, state);
    return found.collaborations
      .map(({ owner }) => owner.id)
      .filter((ownerId) => ownerId !== state.actor?.id);
  };
