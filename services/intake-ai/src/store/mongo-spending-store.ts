import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { SpendingStore } from '../domain/provider/spending-store.ts';

/** Long enough for messages to leave the outbox even when the bus is away for a month. */
const KEPT_MS = 40 * 86_400_000;

export function mongoSpendingStore(
  { ofUsers, ofDays }: { ofUsers: AnyModel; ofDays: AnyModel },
  relay: Relay,
): SpendingStore {
  return {
    async reserve(ownerId, day, amount, { perUser, installation }) {
      const _id = idOf(ownerId, day);
      if (!(await setAside(ofUsers, { _id, ownerId, day }, day, amount, perUser)))
        return 'over-budget';
      if (await setAside(ofDays, { _id: day }, day, amount, installation)) return null;
      await ofUsers.updateOne({ _id }, { $inc: { spent: -amount } });
      return 'over-installation-budget';
    },
    // A process that is killed between the two leaves more set aside than was spent, never less.
    async settle(ownerId, day, reserved, cost, announcement) {
      await ofUsers.updateOne(
        { _id: idOf(ownerId, day) },
        { $inc: { spent: cost - reserved }, ...appendToOutbox([announcement]) },
      );
      relay.nudge();
      await ofDays.updateOne({ _id: day }, { $inc: { spent: cost - reserved } });
    },
    async spentBy(day, limit) {
      const found = await ofUsers
        .find({ day, spent: { $gt: 0 } }, { ownerId: 1, spent: 1 })
        .sort({ spent: -1 })
        .limit(limit)
        .lean<{ ownerId: string; spent: number }[]>();
      return found.map(({ ownerId, spent }) => ({ ownerId, spent }));
    },
    async spentOn(day) {
      return (await ofDays.findById(day).lean<{ spent: number }>())?.spent ?? 0;
    },
  };
}

/** Adds an amount to what was spent, in one write; false when the limit would be passed with it. */
async function setAside(
  model: AnyModel,
  { _id, ...others }: { _id: string } & Record<string, string>,
  day: string,
  amount: number,
  limit: number | null,
): Promise<boolean> {
  if (limit !== null && amount > limit) return false;
  const affordable = { _id, ...(limit !== null && { spent: { $lte: limit - amount } }) };
  try {
    const expiresAt = new Date(Date.parse(`${day}T00:00:00Z`) + KEPT_MS);
    await model.updateOne(
      affordable,
      { $inc: { spent: amount }, $setOnInsert: { ...others, expiresAt } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // The document exists: it holds too much already, or another call has just made it.
  const { matchedCount } = await model.updateOne(affordable, { $inc: { spent: amount } });
  return matchedCount === 1;
}

const idOf = (ownerId: string, day: string) => `${ownerId}:${day}`;
