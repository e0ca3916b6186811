import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Log } from '@convivio/platform/log';
import type { RecipeMaker } from '../domain/magic/recipe/make-recipe.ts';
import type { MagicStore } from '../domain/magic/request/magic-store.ts';
import { giveUpMagic, performMagic } from '../domain/magic/request/perform-magic.ts';

/** A worker that is alive says so every third of this. */
const ACK_WAIT_MS = 30_000;
/** A recipe mostly waits for a provider. */
const AT_ONCE = 4;
/** Somebody waits for it: what cannot be made within seconds is told. */
const TRY_AGAIN_MS: readonly number[] = [500, 2_000, 10_000];

export interface MagicWork {
  bus: Bus;
  store: MagicStore;
  maker: RecipeMaker;
  /** Milliseconds between the tries, unless the default. */
  backoffMs?: readonly number[] | undefined;
  /** Aborts what is in hand, so that another worker takes it up. */
  stopping: AbortSignal;
  log: Log;
}

/** Makes the recipes that cooks have asked for, several at a time; a request whose worker dies is given to another. */
export function onMagicRequested({
  bus,
  store,
  maker,
  backoffMs = TRY_AGAIN_MS,
  stopping,
  log,
}: MagicWork): Promise<Consumer> {
  return bus.work({
    queue: 'magic-workers',
    subject: 'magic.requested',
    concurrency: AT_ONCE,
    ackWaitMs: ACK_WAIT_MS,
    backoffMs,
    async handle(message, { attempt, working }) {
      const data = messages['magic.requested'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('magic.requested without a request');
      const { requestId } = data.data;
      const alive = setInterval(working, ACK_WAIT_MS / 3);
      try {
        await performMagic(store, maker, requestId, stopping);
      } catch (error) {
        log.warn({ err: error, requestId, attempt }, 'a magic recipe will be tried again');
        throw error;
      } finally {
        clearInterval(alive);
      }
    },
    async onDead(message, error) {
      const data = messages['magic.requested'].safeParse(message.data);
      log.error({ err: error, requestId: data.data?.requestId }, 'a magic recipe was given up');
      const request = data.success && (await store.find(data.data.requestId));
      if (request) await giveUpMagic(store, request, maker.now() - request.createdAt.getTime());
    },
  });
}
