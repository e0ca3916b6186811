import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import { openWorkAside } from '@convivio/platform/work-aside';
import type { IntakeSettings } from './config.ts';
import { analysesOf } from './domain/analyses/analyse-recipe.ts';
import { discoveredAmong } from './domain/analyses/discovered/discovered-among.ts';
import { budgetInForce } from './domain/provider/ai-budget.ts';
import { openIntelligence } from './intelligence/open-intelligence.ts';
import { keyOfAnalysis } from './reactions/analysis-requested.ts';
import { aiBudgetModel } from './store/ai-budget-model.ts';
import { answersInMemory } from './store/answers-in-memory.ts';
import { chefModel } from './store/chef-model.ts';
import { correctionModel } from './store/correction-model.ts';
import { discoveredModel } from './store/discovered-model.ts';
import { jobModel } from './store/job-model.ts';
import { magicModel } from './store/magic-model.ts';
import { mongoAiBudgetStore } from './store/mongo-ai-budget-store.ts';
import { mongoChefStore } from './store/mongo-chef-store.ts';
import { mongoCorrectionStore } from './store/mongo-correction-store.ts';
import { mongoDiscoveredStore } from './store/mongo-discovered-store.ts';
import { mongoJobStore } from './store/mongo-job-store.ts';
import { mongoMagicStore } from './store/mongo-magic-store.ts';
import { mongoSpendingStore } from './store/mongo-spending-store.ts';
import { daySpendingModel, spendingModel } from './store/spending-model.ts';

export type Parts = Awaited<ReturnType<typeof openParts>>;

/**
 * Opens what the service and its workers work with, once in a process: the stores with the relays that publish what they announce, the analyses, and the
 * provider that the settings name.
 */
export async function openParts({
  settings,
  database,
  bus,
  log,
}: Pick<ServiceContext<IntakeSettings>, 'settings' | 'database' | 'bus' | 'log'>) {
  const models = {
    jobs: jobModel(database),
    magic: magicModel(database),
    corrections: correctionModel(database),
    discovered: discoveredModel(database),
    spending: spendingModel(database),
    daySpending: daySpendingModel(database),
    aiBudgets: aiBudgetModel(database),
  };
  await Promise.all(Object.values(models).map((model) => model.init()));
  const relays = {
    jobs: startRelay(models.jobs, bus, log),
    magic: startRelay(models.magic, bus, log),
    corrections: startRelay(models.corrections, bus, log),
    discovered: startRelay(models.discovered, bus, log),
    spending: startRelay(models.spending, bus, log),
  };
  const corrections = mongoCorrectionStore(models.corrections, relays.corrections);
  const discovered = mongoDiscoveredStore(models.discovered, relays.discovered);
  const spending = mongoSpendingStore(
    { ofUsers: models.spending, ofDays: models.daySpending },
    relays.spending,
  );
  const budgets = mongoAiBudgetStore(models.aiBudgets);
  const budget = budgetInForce(budgets, settings.AI_DAILY_BUDGET);
  return {
    spending,
    budgets,
    budget,
    jobs: mongoJobStore(models.jobs, relays.jobs),
    magic: mongoMagicStore(models.magic, relays.magic),
    chefs: mongoChefStore(chefModel(database)),
    corrections,
    discovered,
    analyses: analysesOf({
      answers: answersInMemory(),
      correctionsOf: async (ownerId) => (await corrections.find(ownerId)).corrections,
      discoveredAmong: (names) => discoveredAmong(discovered, names),
    }),
    analysesAside: await openWorkAside(database, bus, {
      name: 'AnalysisAside',
      collection: 'analyses_aside',
      subject: 'recipe-analysis.requested',
      keyOf: keyOfAnalysis,
    }),
    intelligence: await openIntelligence(settings, spending, budget, log),
    async close() {
      await Promise.all(Object.values(relays).map((relay) => relay.close()));
    },
  };
}
