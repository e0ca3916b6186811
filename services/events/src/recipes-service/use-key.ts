import type { UseKey } from '@convivio/contracts/idempotency-key';
import type { ServiceCaller } from '@convivio/platform/call-service';
import { UseIdempotencyKeyDocument } from './generated/operations.ts';

/** The recipes service remembers what keys were used for, so that a key of an event is no key of a recipe. */
export function keyUser(callRecipes: ServiceCaller): UseKey {
  return async (ownerId, key, asked) => {
    await callRecipes(UseIdempotencyKeyDocument, { ownerId, key, asked });
  };
}
