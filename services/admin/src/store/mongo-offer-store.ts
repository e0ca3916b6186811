import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { OfferStore } from '../domain/first-administrator/offer-store.ts';

type State = 'open' | 'taking' | 'taken' | 'declined' | 'closed';

/** One document, which is written once and then only changed: whoever inserts it first has it. */
const ID = 'first';
const OPEN: State[] = ['open', 'taking'];

export function mongoOfferStore(model: AnyModel): OfferStore {
  let isThere = false;
  let isOver = false;

  async function insertOnce(fields: { state: State; userId: string | null }): Promise<void> {
    if (isThere) return;
    try {
      await model.collection.insertOne({ _id: ID as never, ...fields });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    isThere = true;
  }
  async function change(userId: string, from: State[], to: State, forget = false) {
    const { matchedCount } = await model.updateOne(
      { _id: ID, userId, state: { $in: from } },
      { $set: { state: to, ...(forget && { userId: null }) } },
    );
    return matchedCount === 1;
  }

  return {
    claim: (userId) => insertOnce({ state: 'open', userId }),
    close: () => insertOnce({ state: 'closed', userId: null }),
    async isOpenFor(userId) {
      if (isOver) return false;
      const offer = await model.findById(ID).lean<{ state: State; userId: string | null }>();
      // What is answered stays so: nobody has to ask again.
      isOver = offer !== null && !OPEN.includes(offer.state);
      return offer?.userId === userId && !isOver;
    },
    beginTaking: (userId) => change(userId, OPEN, 'taking'),
    async finishTaking(userId) {
      await change(userId, ['taking'], 'taken');
    },
    decline: (userId) => change(userId, ['open'], 'declined'),
    async withdraw(userId) {
      await change(userId, OPEN, 'closed', true);
    },
  };
}
