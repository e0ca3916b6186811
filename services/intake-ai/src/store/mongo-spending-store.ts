import { isDuplicateKey } from '@convivio/platform/database';
import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { SpendingStore } from '../domain/provider/spending-store.ts';
import type { SpendingModel } from './spending-model.ts';

/** Long enough for messages to leave the outbox even when the bus is away for a month. */
const KEPT_MS = 40 * 86_400_000;

export function mongoSpendingStore(model: SpendingModel, relay: Relay): SpendingStore {
  return {
    async reserve(ownerId, day, amount, budget) {
      if (amount > budget) return false;
      const affordable = { _id: idOf(ownerId, day), spent: { $lte: budget - amount } };
      try {
        const expiresAt = new Date(Date.parse(`${day}T00:00:00Z`) + KEPT_MS);
        await model.updateOne(
          affordable,
          { $inc: { spent: amount }, $setOnInsert: { ownerId, day, expiresAt } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      // The day's document exists: it holds too much already, or another call has just made it.
      const { matchedCount } = await model.updateOne(affordable, { $inc: { spent: amount } });
      return matchedCount === 1;
    },
    async settle(ownerId, day, reserved, cost, announcement) {
      await model.updateOne(
        { _id: idOf(ownerId, day) },
        { $inc: { spent: cost - reserved }, ...appendToOutbox([announcement]) },
      );
      relay.nudge();
    },
  };
}

const idOf = (ownerId: string, day: string) => `${ownerId}:${day}`;
