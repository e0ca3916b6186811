import type { ServiceContext } from '@convivio/platform/service';
import { openWorkAside } from '@convivio/platform/work-aside';
import type { RecipeStore } from './domain/recipe/recipe-store.ts';
import {
  keyOfRenewal,
  onAnalysisRenewalRequested,
} from './reactions/analysis-renewal-requested.ts';
import { onDiscoveredIngredientFound } from './reactions/discovered-ingredient-found.ts';
import { onDiscoveredIngredientVerified } from './reactions/discovered-ingredient-verified.ts';
import { onFoodCorrected } from './reactions/food-corrected.ts';

/** Has recipes analysed anew whose analyses are out of date, until it is stopped: a food was corrected, or what was discovered of one. */
export async function renewOutdated(
  { bus, database, log }: Pick<ServiceContext<unknown>, 'bus' | 'database' | 'log'>,
  store: RecipeStore,
) {
  const stopping = new AbortController();
  const aside = await openWorkAside(database, bus, {
    name: 'RenewalAside',
    collection: 'analysis_renewals_aside',
    subject: 'analysis-renewal.requested',
    keyOf: keyOfRenewal,
  });
  const consumers = await Promise.all([
    onFoodCorrected(bus),
    onDiscoveredIngredientFound(bus),
    onDiscoveredIngredientVerified(bus),
    onAnalysisRenewalRequested({ bus, store, aside, stopping: stopping.signal, log }),
  ]);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
    },
  };
}
