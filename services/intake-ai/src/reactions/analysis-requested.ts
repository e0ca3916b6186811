import { messages, type MessageData } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { turnsOfCooks, type WorkAside } from '@convivio/platform/bus/turns-of-cooks';
import { ProductError } from '@convivio/platform/errors';
import type { Log } from '@convivio/platform/log';
import type { Analyses } from '../domain/analyses/analyse-recipe.ts';
import {
  analyseSavedRecipe,
  noteFailedAnalysis,
  type Discover,
  type SavedRecipes,
} from '../domain/analyses/analyse-saved-recipe.ts';

/** One is computed at a time; while one waits for a provider, those of other cooks go on. */
const AT_ONCE = 4;
const OF_ONE_COOK = 1;
/** A worker that is alive says so every third of this. */
const ACK_WAIT_MS = 30_000;
/** The recipes service may be away for an hour; it asks again for what is not analysed by then. */
const TRY_AGAIN_MS: readonly number[] = [1_000, 10_000, 60_000, 600_000, 2_400_000];

/** A recipe that waits for its analysis, as its message names it. */
export type RequestedAnalysis = MessageData<'recipe-analysis.requested'>;

/** Tells one from another. */
export const keyOfAnalysis = ({ recipeId }: RequestedAnalysis): number => recipeId;

export interface AnalysisWork {
  bus: Bus;
  recipes: SavedRecipes;
  analyses: Analyses;
  discover: Discover;
  /** Recipes that wait until fewer of their cook are in hand. */
  aside: WorkAside<RequestedAnalysis>;
  /** Aborts what is in hand, so that another worker takes it up. */
  stopping: AbortSignal;
  /** Milliseconds between the tries, unless the default. */
  backoffMs?: readonly number[] | undefined;
  log: Log;
}

/** Analyses recipes once they are saved, one of a cook at a time: a library that has come in holds nobody else up. */
export function onAnalysisRequested({
  bus,
  recipes,
  analyses,
  discover,
  aside,
  stopping,
  backoffMs = TRY_AGAIN_MS,
  log,
}: AnalysisWork): Promise<Consumer> {
  const inTurn = turnsOfCooks({ aside, keyOf: keyOfAnalysis, most: OF_ONE_COOK, stopping });
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
        await inTurn(data.data, () =>
          analyseSavedRecipe(recipes, analyses, discover, data.data, cookId),
        );
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
      if (!data.success) return;
      // Its last try may have had no end of its own.
      await aside.takeUpAside(data.data.ownerId, 1);
      // Where a service was away, the recipe goes on waiting and is asked for again.
      if (error instanceof ProductError) return;
      log.error({ err: error, recipeId: data.data.recipeId }, 'a recipe could not be analysed');
      await noteFailedAnalysis(recipes, data.data, error);
    },
  });
}
