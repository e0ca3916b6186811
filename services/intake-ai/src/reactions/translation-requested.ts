import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Log } from '@convivio/platform/log';
import type { CulinaryIntelligence } from '../domain/provider/culinary-intelligence.ts';
import {
  translateWritten,
  type WrittenRecipes,
} from '../domain/intake/translation/translate-written.ts';

/** A call to a provider with its tries is shorter. */
const ACK_WAIT_MS = 180_000;
const AT_ONCE = 2;
/** A provider may be busy for an hour; what is not translated by then shows its own words. */
const TRY_AGAIN_MS: readonly number[] = [10_000, 60_000, 300_000, 1_200_000, 2_400_000];

interface TranslationWork {
  bus: Bus;
  recipes: WrittenRecipes;
  /** Null where there is no provider: then nothing is translated but by table. */
  intelligence: Pick<CulinaryIntelligence, 'translate'> | null;
  /** The bus's own waits between tries unless told. */
  backoffMs?: readonly number[] | undefined;
  /** Aborts what is in hand, so that another worker takes it up. */
  stopping: AbortSignal;
  log: Log;
}

/** Translates what somebody has written in a recipe of another language, once it is saved. */
export function onTranslationRequested({
  bus,
  recipes,
  intelligence,
  backoffMs = TRY_AGAIN_MS,
  stopping,
  log,
}: TranslationWork): Promise<Consumer> {
  return bus.work({
    queue: 'translation-workers',
    subject: 'recipe-translation.requested',
    concurrency: AT_ONCE,
    ackWaitMs: ACK_WAIT_MS,
    backoffMs,
    async handle(message, { attempt }) {
      const data = messages['recipe-translation.requested'].safeParse(message.data);
      if (!data.success)
        throw new UnreadableMessage('recipe-translation.requested without a recipe');
      if (!intelligence) return;
      try {
        // Who has written it may not be the owner, and it is done within their budget.
        const cookId = message.actor?.id ?? data.data.ownerId;
        await translateWritten(recipes, intelligence, data.data, cookId, stopping);
      } catch (error) {
        log.warn(
          { err: error, recipeId: data.data.recipeId, attempt },
          'a recipe will be translated later',
        );
        throw error;
      }
    },
  });
}
