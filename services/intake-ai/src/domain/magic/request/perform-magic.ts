import { announce } from '@convivio/contracts/announcement';
import { GENERATION_FAILED, KEPT_MS, MOST_AVOIDED } from '../magic-limits.data.ts';
import { makeRecipe, type RecipeMaker } from '../recipe/make-recipe.ts';
import type { MagicFailure, MagicRequest } from './magic-request.ts';
import type { MagicStore } from './magic-store.ts';

/** Takes a request to its end. Safe to run twice, also at the same time. Throws when `stopping` aborts, so that another worker takes it up. */
export async function performMagic(
  store: MagicStore,
  maker: RecipeMaker,
  id: number,
  stopping: AbortSignal,
): Promise<void> {
  const request = await store.begin(id);
  if (!request) return;
  const startedAt = maker.now();
  const since = new Date(startedAt - KEPT_MS);
  const avoid = request.requestVariety
    ? await store.titlesOffered(request, since, MOST_AVOIDED)
    : [];
  const made = await makeRecipe(maker, request, avoid, stopping);
  const durationMs = maker.now() - startedAt;
  if ('refused' in made) {
    const { code, sentence } = made.refused;
    return endBadly(store, request, { code, sentence, status: 422 }, durationMs);
  }
  if ('failed' in made) return endBadly(store, request, FAILED, durationMs);
  const { recipe } = made;
  await store.succeed(id, recipe, [
    announce('magic.finished', request.ownerId, refOf(request)),
    // What a provider has cost is recorded with each call.
    ...(recipe.engine === 'offline' ? [usageOf(request, durationMs, null)] : []),
  ]);
}

/** Ends a request that was tried too often. */
export const giveUpMagic = (
  store: MagicStore,
  request: MagicRequest,
  durationMs: number,
): Promise<void> => endBadly(store, request, FAILED, durationMs);

const FAILED: MagicFailure = { code: 'MAGIC_FAILED', sentence: GENERATION_FAILED, status: 503 };

function endBadly(
  store: MagicStore,
  request: MagicRequest,
  failure: MagicFailure,
  durationMs: number,
): Promise<void> {
  return store.fail(request.id, failure, [
    announce('magic.failed', request.ownerId, refOf(request)),
    usageOf(request, durationMs, failure.code),
  ]);
}

const refOf = ({ id, ownerId }: MagicRequest) => ({ requestId: id, ownerId });

/** Our own rules count as a model that costs nothing. */
const usageOf = ({ ownerId }: MagicRequest, durationMs: number, errorType: string | null) =>
  announce('usage.ai', ownerId, {
    ownerId,
    feature: 'magic_recipe',
    model: 'offline',
    inputTokens: 0,
    outputTokens: 0,
    cost: 0,
    durationMs,
    success: errorType === null,
    errorType,
  });
