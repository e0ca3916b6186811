import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { ProductError } from '@convivio/platform/errors';
import type { Log } from '@convivio/platform/log';
import type { Analyses } from '../domain/analyses/analyse-recipe.ts';
import {
  analyseSavedRecipe,
  leaveUnanalysed,
  type Discover,
  type SavedRecipes,
} from '../domain/analyses/analyse-saved-recipe.ts';

const AT_ONCE = 2;
/** A worker that is alive says so every third of this. */
const ACK_WAIT_MS = 30_000;
/** The recipes service may be away for an hour; it asks again for what is not analysed by then. */
const TRY_AGAIN_MS: readonly number[] = [1_000, 10_000, 60_000, 600_000, 2_400_000];

export interface AnalysisWork {
  bus: Bus;
  recipes: SavedRecipes;
  analyses: Analyses;
  discover: Discover;
  /** Milliseconds between the tries, unless the default. */
  backoffMs?: readonly number[] | undefined;
  log: Log;
}

/** Analyses a recipe once it is saved. */
export function onAnalysisRequested({
  bus,
  recipes,
  analyses,
  discover,
  backoffMs = TRY_AGAIN_MS,
  log,
}: AnalysisWork): Promise<Consumer> {
  return bus.work({
    queue: 'analysis-workers',
    subject: 'recipe-analysis.requested',
    concurrency: AT_ONCE,
    ackWaitMs: ACK_WAIT_MS,
    backoffMs,
    async handle(message, { attempt, working }) {
      const data = messages['recipe-analysis.requested'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('recipe-analysis.requested without a recipe');
      const alive = setInterval(working, ACK_WAIT_MS / 3);
      try {
        const cookId = message.actor?.id ?? data.data.ownerId;
        await analyseSavedRecipe(recipes, analyses, discover, data.data, cookId);
      } catch (error) {
        log.warn(
          { err: error, recipeId: data.data.recipeId, attempt },
          'a recipe will be analysed later',
        );
        throw error;
      } finally {
        clearInterval(alive);
      }
    },
    async onDead(message, error) {
      const data = messages['recipe-analysis.requested'].safeParse(message.data);
      // Where a service was away, the recipe goes on waiting and is asked for again.
      if (!data.success || error instanceof ProductError) return;
      log.error({ err: error, recipeId: data.data.recipeId }, 'a recipe goes without an analysis');
      await leaveUnanalysed(recipes, data.data);
    },
  });
}
