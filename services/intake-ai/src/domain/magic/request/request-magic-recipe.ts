import { announce } from '@convivio/contracts/announcement';
import { requestDigest, type UseKey } from '@convivio/contracts/idempotency-key';
import { tooMany } from '@convivio/platform/errors';
import { refuseUnusableKey } from '@convivio/platform/usable-key';
import { MOST_AT_ONCE, USUALLY_ENDS_S } from '../magic-limits.data.ts';
import { readWish, type WrittenWish } from '../wish/wish.ts';
import type { MagicRequest } from './magic-request.ts';
import type { MagicStore } from './magic-store.ts';

/** A recipe as it is asked for. */
export interface AskedRecipe {
  ownerId: string;
  wish: WrittenWish;
  requestVariety: boolean;
  idempotencyKey: string | null;
}

/**
 * Asks the workers for a recipe. The same idempotency key asks once; one that was used for another request is refused (422), and so is one
 * request more than a cook may have at once (429).
 */
export async function requestMagicRecipe(
  { store, useKey }: { store: MagicStore; useKey: UseKey },
  { ownerId, requestVariety, idempotencyKey, ...asked }: AskedRecipe,
  id: number,
  now: Date,
): Promise<MagicRequest> {
  refuseUnusableKey(idempotencyKey);
  const wish = readWish(asked.wish);
  const before = idempotencyKey === null ? null : await store.madeWith(ownerId, idempotencyKey);
  if (!before && (await store.countUnended(ownerId)) >= MOST_AT_ONCE) throw tooManyAtOnce();
  if (idempotencyKey !== null)
    await useKey(ownerId, idempotencyKey, requestDigest('magic', { wish, requestVariety }));
  if (before) return before;
  const kept = await store.insert(
    {
      id,
      ownerId,
      wish,
      requestVariety,
      stage: 'queued',
      recipe: null,
      failure: null,
      createdAt: now,
    },
    idempotencyKey,
    MOST_AT_ONCE,
    [announce('magic.requested', ownerId, { requestId: id, ownerId })],
  );
  // Others were asked for at the same moment.
  if (!kept) throw tooManyAtOnce();
  return kept;
}

const tooManyAtOnce = () =>
  tooMany(
    `${MOST_AT_ONCE} recipes are being made for you already. Wait until one of them is done.`,
    USUALLY_ENDS_S,
  );
