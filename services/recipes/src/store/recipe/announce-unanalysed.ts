import { announcerOfLost, type AnnounceAgain } from '@convivio/platform/lost-work';
import type { Relay } from '@convivio/platform/outbox';
import { analysisRequest } from '../../domain/recipe/analysis/to-be-analysed.ts';
import type { RecipeDocument } from './recipe-document.ts';
import type { RecipeModel } from './recipe-model.ts';

/** What was kept before there were analyses has no such field, which `null` finds too. */
const waiting = { analysed: { $in: [null] }, state: { $in: ['active', 'archived'] } };
const unanalysed = { ...waiting, analysisFailed: { $in: [null] } };

/**
 * Announces recipes again that wait for their analysis: their message was lost, or there were no analyses when they were kept. While many that
 * were announced lately still wait, nobody works on them, and no more are sent.
 */
export function announcerOfUnanalysed(
  model: RecipeModel,
  relay: Pick<Relay, 'nudge'>,
): AnnounceAgain {
  const announceAgain = announcerOf(model, relay, unanalysed);
  return async (untouchedSince, most) => {
    const lately = await model.countDocuments(
      { ...unanalysed, touchedAt: { $gte: untouchedSince } },
      { limit: most },
    );
    return lately < most ? announceAgain(untouchedSince, most - lately) : 0;
  };
}

/** Announces recipes again whose analysis failed in every try. */
export const announcerOfFailed = (model: RecipeModel, relay: Pick<Relay, 'nudge'>): AnnounceAgain =>
  announcerOf(model, relay, { ...waiting, analysisFailed: { $ne: null } });

const announcerOf = (
  model: RecipeModel,
  relay: Pick<Relay, 'nudge'>,
  filter: object,
): AnnounceAgain =>
  announcerOfLost<RecipeDocument>(
    model,
    relay,
    filter,
    ({ _id: id, ownerId, generated = false }) =>
      analysisRequest({ id, ownerId, generated }, ownerId),
    { ownerId: 1, generated: 1 },
  );
