import { messages, type AnalysisRenewal } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { turnsOfCooks, type WorkAside } from '@convivio/platform/bus/turns-of-cooks';
import type { Log } from '@convivio/platform/log';
import { renewAnalyses } from '../domain/recipe/analysis/renew-analyses.ts';
import type { RecipeStore } from '../domain/recipe/recipe-store.ts';
import { requestRenewal } from './request-renewal.ts';

const AT_ONCE = 2;
const OF_ONE_COOK = 1;

export interface RenewalWork {
  bus: Bus;
  store: RecipeStore;
  aside: WorkAside<AnalysisRenewal>;
  /** Aborts when the service closes. */
  stopping: AbortSignal;
  log: Log;
}

/** Tells one part of a renewal from another. */
export const keyOfRenewal = ({ about, ownerId, ingredient, after }: AnalysisRenewal): string =>
  JSON.stringify([about, ownerId, ingredient, after]);

/** Has the recipes analysed anew whose analyses are out of date: some at a turn, and the next of them at the end of the queue. */
export function onAnalysisRenewalRequested({
  bus,
  store,
  aside,
  stopping,
  log,
}: RenewalWork): Promise<Consumer> {
  const inTurn = turnsOfCooks({ aside, keyOf: keyOfRenewal, most: OF_ONE_COOK, stopping });
  return bus.work({
    queue: 'analysis-renewals',
    subject: 'analysis-renewal.requested',
    concurrency: AT_ONCE,
    async handle(message, { attempt }) {
      const data = messages['analysis-renewal.requested'].safeParse(message.data);
      if (!data.success)
        throw new UnreadableMessage('analysis-renewal.requested without an ingredient');
      const renewal = data.data;
      try {
        await inTurn(renewal, async () => {
          const after = await renewAnalyses(store, renewal);
          if (after !== null) await requestRenewal(bus, { ...renewal, after });
        });
      } catch (error) {
        log.warn({ err: error, attempt }, 'analyses that are out of date will be renewed later');
        throw error;
      }
    },
    async onDead(message) {
      const data = messages['analysis-renewal.requested'].safeParse(message.data);
      // Its last try may have had no end of its own.
      if (data.success) await aside.takeUpAside(data.data.ownerId, 1);
    },
  });
}
