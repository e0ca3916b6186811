import { broadcast } from '@convivio/contracts/broadcasts';
import { serviceCaller } from '@convivio/platform/call-service';
import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import type { IntakeSettings } from './config.ts';
import type { JobStore } from './domain/intake/job/job-store.ts';
import { guardedFetch, type FetchGuard } from './fetching/guarded-fetch.ts';
import { providerMs } from './intelligence/open-intelligence.ts';
import { openProvider } from './open-provider.ts';
import { onIntakeRequested } from './reactions/intake-requested.ts';
import { onTranslationRequested } from './reactions/translation-requested.ts';
import { PROCESSES } from './reading/limits.data.ts';
import { openReader } from './reading/reader.ts';
import { recipeSaver } from './recipes-service/save-recipe.ts';
import { writtenRecipes } from './recipes-service/written-recipes.ts';
import { keepPicture } from './sources/keep-picture.ts';
import { sourceReader } from './sources/read-source.ts';
import { jobModel } from './store/job-model.ts';
import { mongoJobStore } from './store/mongo-job-store.ts';
import { workOnAnalyses } from './work-on-analyses.ts';
import { workOnMagic } from './work-on-magic.ts';

/** Opens the store of jobs with the relay that publishes what jobs announce. */
export async function openJobs({
  database,
  bus,
  log,
}: Pick<ServiceContext<IntakeSettings>, 'database' | 'bus' | 'log'>) {
  const model = jobModel(database);
  await model.init();
  const relay = startRelay(model, bus, log);
  return { store: mongoJobStore(model, relay), relay };
}

/** What a test may set of a worker. */
export interface WorkerOptions {
  guard?: Pick<FetchGuard, 'resolve' | 'isPublic'>;
  /** Milliseconds between the tries of a job. */
  backoffMs?: readonly number[];
  /** Milliseconds for one try of a job. */
  limitMs?: number;
  /** Milliseconds for all tries of the provider at a magic recipe. */
  magicMs?: number;
  /** Milliseconds that jobs in hand are given when the worker closes. */
  graceMs?: number;
}

/** A source is fetched, read and kept within this, with its picture. */
const READING_MS = PROCESSES.timeMs.file + 30_000;
/** Less than the process is given for stopping as a whole. */
const GRACE_MS = 10_000;

/** Takes jobs, translations, analyses and magic recipes from their queues until it is closed. Runs inside the service or alone, in any number. */
export async function workOnJobs(
  { settings, database, bus, files, log }: ServiceContext<IntakeSettings>,
  store: JobStore,
  { guard, graceMs = GRACE_MS, backoffMs, limitMs, magicMs }: WorkerOptions = {},
) {
  const stopping = new AbortController();
  const fetchPage = guardedFetch({ ...guard, allowedOrigins: settings.INTAKE_ALLOW_ORIGINS });
  const reader = openReader(settings.INTAKE_CONCURRENCY);
  const callRecipes = serviceCaller({
    from: 'intake-ai',
    to: 'recipes',
    url: settings.RECIPES_URL,
    serviceSecret: settings.SERVICE_SECRET,
  });
  const { intelligence, spendingRelay } = await openProvider({ settings, database, bus, log });
  const asking = { bus, intelligence, backoffMs, stopping: stopping.signal, log };
  const translating = await onTranslationRequested({
    ...asking,
    recipes: writtenRecipes(callRecipes),
  });
  const analysing = await workOnAnalyses({ ...asking, database, callRecipes });
  const generating = await workOnMagic({ ...asking, database, providerMs: magicMs });
  const consumer = await onIntakeRequested({
    bus,
    store,
    log,
    concurrency: settings.INTAKE_CONCURRENCY,
    backoffMs,
    limitMs: limitMs ?? READING_MS + providerMs(settings),
    stopping: stopping.signal,
    ports: {
      read: sourceReader({
        files,
        fetchPage,
        reader,
        oembed: { instagram: settings.INSTAGRAM_OEMBED_URL, tiktok: settings.TIKTOK_OEMBED_URL },
      }),
      intelligence,
      keepPicture: (jobId, picture) => keepPicture(files, jobId, picture),
      saveRecipe: recipeSaver(callRecipes),
      tell: (state) => broadcast(bus, 'intake.progressed', state),
      now: () => Date.now(),
    },
  });
  return {
    /** Lets jobs in hand end; what takes longer than the grace goes back to the queue. */
    async close() {
      const grace = setTimeout(() => stopping.abort(), graceMs);
      await Promise.all([consumer, translating, analysing, generating].map((one) => one.stop()));
      clearTimeout(grace);
      await spendingRelay.close();
      await fetchPage.close();
      await reader.close();
    },
  };
}
