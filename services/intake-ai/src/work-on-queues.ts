import { broadcast } from '@convivio/contracts/broadcasts';
import { serviceCaller } from '@convivio/platform/call-service';
import { newId } from '@convivio/platform/ids';
import type { ServiceContext } from '@convivio/platform/service';
import type { IntakeSettings } from './config.ts';
import type { Discover } from './domain/analyses/analyse-saved-recipe.ts';
import { discoverIngredients } from './domain/analyses/discovered/discover-ingredients.ts';
import { guardedFetch, type FetchGuard } from './fetching/guarded-fetch.ts';
import { providerMs } from './intelligence/open-intelligence.ts';
import type { Parts } from './open-parts.ts';
import { onAnalysisRequested } from './reactions/analysis-requested.ts';
import { onIntakeRequested } from './reactions/intake-requested.ts';
import { onMagicRequested } from './reactions/magic-requested.ts';
import { onTranslationRequested } from './reactions/translation-requested.ts';
import { PROCESSES } from './reading/limits.data.ts';
import { openReader } from './reading/reader.ts';
import { recipeSaver } from './recipes-service/save-recipe.ts';
import { savedRecipes } from './recipes-service/saved-recipes.ts';
import { writtenRecipes } from './recipes-service/written-recipes.ts';
import { keepPicture } from './sources/keep-picture.ts';
import { sourceReader } from './sources/read-source.ts';

/** What a test may set of a worker. */
export interface WorkerOptions {
  guard?: Pick<FetchGuard, 'resolve' | 'isPublic'>;
  /** Milliseconds between the tries of a piece of work. */
  backoffMs?: readonly number[];
  /** Milliseconds for one try of a job. */
  limitMs?: number;
  /** Milliseconds for all tries of the provider at a magic recipe. */
  magicMs?: number;
  /** Milliseconds that work in hand is given when the worker closes. */
  graceMs?: number;
}

/** A source is fetched, read and kept within this, with its picture. */
const READING_MS = PROCESSES.timeMs.file + 30_000;
/** Less than the process is given for stopping as a whole. */
const GRACE_MS = 10_000;

/** Takes jobs, translations, analyses and magic recipes from their queues until it is closed. Runs inside the service or alone, in any number. */
export async function workOnQueues(
  { settings, bus, files, log }: ServiceContext<IntakeSettings>,
  parts: Parts,
  { guard, graceMs = GRACE_MS, backoffMs, limitMs, magicMs }: WorkerOptions = {},
) {
  const closing = new AbortController();
  const stopping = closing.signal;
  const fetchPage = guardedFetch({ ...guard, allowedOrigins: settings.INTAKE_ALLOW_ORIGINS });
  const reader = openReader(settings.INTAKE_CONCURRENCY);
  const callRecipes = serviceCaller({
    from: 'intake-ai',
    to: 'recipes',
    url: settings.RECIPES_URL,
    serviceSecret: settings.SERVICE_SECRET,
  });
  const { intelligence } = parts;
  const work = { bus, backoffMs, stopping, log };
  const translating = await onTranslationRequested({
    ...work,
    intelligence,
    recipes: writtenRecipes(callRecipes),
  });
  const analysing = await onAnalysisRequested({
    ...work,
    recipes: savedRecipes(callRecipes),
    analyses: parts.analyses,
    aside: parts.analysesAside,
    discover: discovererOf(parts, stopping),
  });
  const generating = await onMagicRequested({
    ...work,
    store: parts.magic,
    maker: { intelligence, providerMs: magicMs, now: () => Date.now() },
  });
  const importing = await onIntakeRequested({
    ...work,
    store: parts.jobs,
    concurrency: settings.INTAKE_CONCURRENCY,
    limitMs: limitMs ?? READING_MS + providerMs(settings),
    ports: {
      read: sourceReader({ files, fetchPage, reader, oembed: oembedIn(settings) }),
      intelligence,
      keepPicture: (jobId, picture) => keepPicture(files, jobId, picture),
      saveRecipe: recipeSaver(callRecipes),
      tell: (state) => broadcast(bus, 'intake.progressed', state),
      now: () => Date.now(),
    },
  });
  return {
    /** Lets work in hand end; what takes longer than the grace goes back to the queue. */
    async close() {
      const grace = setTimeout(() => closing.abort(), graceMs);
      await Promise.all([importing, translating, analysing, generating].map((one) => one.stop()));
      clearTimeout(grace);
      await fetchPage.close();
      await reader.close();
    },
  };
}

/** Where social networks describe their posts. */
const oembedIn = ({ INSTAGRAM_OEMBED_URL, TIKTOK_OEMBED_URL }: IntakeSettings) => ({
  instagram: INSTAGRAM_OEMBED_URL,
  tiktok: TIKTOK_OEMBED_URL,
});

/** Asks the provider for what no table knows in a recipe, before it is analysed, within the budget of the cook who has written it. */
const discovererOf =
  ({ intelligence, discovered, analyses }: Parts, stopping: AbortSignal): Discover =>
  async (recipe, cookId) =>
    discoverIngredients(
      { intelligence, store: discovered, newId, now: () => Date.now() },
      {
        names: await analyses.unknownNames(recipe),
        language: recipe.languageCode,
        ownerId: cookId,
      },
      stopping,
    );
