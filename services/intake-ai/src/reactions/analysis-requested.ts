import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { ProductError } from '@convivio/platform/errors';
import type { Log } from '@convivio/platform/log';
import type { Analyses } from '../domain/analyses/analyse-recipe.ts';
import {
  leaveUnscored,
  scoreRecipe,
  type UnscoredRecipes,
} from '../domain/analyses/score-recipe.ts';

const AT_ONCE = 2;
/** The recipes service may be away for an hour; it asks again for what is not scored by then. */
const TRY_AGAIN_MS: readonly number[] = [1_000, 10_000, 60_000, 600_000, 2_400_000];

export interface AnalysisWork {
  bus: Bus;
  recipes: UnscoredRecipes;
  analyses: Pick<Analyses, 'sustainability'>;
  /** Milliseconds between the tries, unless the default. */
  backoffMs?: readonly number[] | undefined;
  log: Log;
}

/** Works out the score of a recipe once it is saved. */
export function onAnalysisRequested({
  bus,
  recipes,
  analyses,
  backoffMs = TRY_AGAIN_MS,
  log,
}: AnalysisWork): Promise<Consumer> {
  return bus.work({
    queue: 'analysis-workers',
    subject: 'recipe-analysis.requested',
    concurrency: AT_ONCE,
    backoffMs,
    async handle(message, { attempt }) {
      const data = messages['recipe-analysis.requested'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('recipe-analysis.requested without a recipe');
      try {
        await scoreRecipe(recipes, analyses, data.data);
      } catch (error) {
        log.warn(
          { err: error, recipeId: data.data.recipeId, attempt },
          'a recipe will be scored later',
        );
        throw error;
      }
    },
    async onDead(message, error) {
      const data = messages['recipe-analysis.requested'].safeParse(message.data);
      // Where a service was away, the recipe goes on waiting and is asked for again.
      if (!data.success || error instanceof ProductError) return;
      log.error({ err: error, recipeId: data.data.recipeId }, 'a recipe goes without a score');
      await leaveUnscored(recipes, data.data);
    },
  });
}
