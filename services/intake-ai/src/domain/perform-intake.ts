import { classifyRecipe } from '@convivio/culinary/classify';
import type { RecipeDraft } from '@convivio/culinary/recipe';
import { translateRecipe } from '@convivio/culinary/translate';
import { invalid, ProductError } from '@convivio/platform/errors';
import { announce } from './announcement.ts';
import type { CulinaryIntelligence } from './culinary-intelligence.ts';
import type { Picture, Reading, ReadSource } from './intake-source.ts';
import { hasEnded, stageProgress, type Job, type JobFailure } from './job.ts';
import type { JobStore } from './job-store.ts';
import { isUnsure } from './unsure.ts';

/** What a job needs from outside. */
export interface IntakePorts {
  read: ReadSource;
  intelligence: CulinaryIntelligence | null;
  /** Keeps the picture of a job's recipe and returns its key; null when it is no picture that can be kept. */
  keepPicture(jobId: number, picture: Picture): Promise<string | null>;
  keepRecipe(job: Job, draft: RecipeDraft, extras: RecipeExtras): Promise<{ id: number; title: string }>;
  /** Tells whoever watches how far the job is. */
  tell(job: Job): void;
  now(): number;
}

export interface RecipeExtras {
  category: ReturnType<typeof classifyRecipe>['category'];
  dietaryCategory: ReturnType<typeof classifyRecipe>['dietaryCategory'];
  tags: string[];
  translation: { ingredients: string[]; instructions: string[] } | null;
  imageKey: string | null;
  mimeType: string | null;
  url: string | null;
}

/**
 * Takes one job from its source to a kept recipe. What the cook can act on ends the job with a sentence; anything else is thrown,
 * so that the queue gives the job to another try. Safe to run twice, also at the same time.
 */
export async function performIntake(store: JobStore, ports: IntakePorts, jobId: number, signal: AbortSignal): Promise<void> {
  const found = await store.find(jobId);
  if (!found || hasEnded(found)) return;
  let job = found;
  const startedAt = ports.now();

  async function advance(stage: 'processing' | 'analyzing' | 'ready', title: string | null = job.title): Promise<void> {
    job = { ...job, stage, progress: stageProgress[stage], title };
    await store.advance(job.id, job);
    ports.tell(job);
  }

  try {
    await advance('processing');
    const reading = await ports.read(job, signal);
    await advance('analyzing', reading.draft.title);
    const draft = await understand(reading, job, ports, signal);
    const extras = await enrich(draft, reading, job, ports, signal);
    await advance('ready', draft.title);
    const recipe = await ports.keepRecipe(job, draft, extras);
    await succeed(store, job, recipe, ports.now() - startedAt);
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500 && isPassing(error)) throw error;
    await failIntake(store, job, { code: error.code, sentence: error.message, status: error.status }, ports.now() - startedAt);
  }
}

/** Ends a job that no try could finish. */
export async function failIntake(store: JobStore, job: Job, failure: JobFailure, durationMs: number): Promise<void> {
  const state = { jobId: job.id, ownerId: job.ownerId, stage: 'error' as const, progress: job.progress, recipeId: null, title: job.title, error: failure };
  await store.fail(job.id, failure, [announce('intake.failed', job.ownerId, state), usage(job, durationMs, failure.code)]);
}

async function succeed(store: JobStore, job: Job, recipe: { id: number; title: string }, durationMs: number): Promise<void> {
  const state = { jobId: job.id, ownerId: job.ownerId, stage: 'success' as const, progress: stageProgress.success, recipeId: recipe.id, title: recipe.title, error: null };
  await store.succeed(job.id, { recipeId: recipe.id, title: recipe.title }, [announce('intake.finished', job.ownerId, state), usage(job, durationMs, null)]);
}

function usage(job: Job, durationMs: number, errorType: string | null) {
  return announce('usage.intake', job.ownerId, {
    jobId: job.id, ownerId: job.ownerId, format: job.source.file?.mimeType ?? job.source.kind, size: job.source.file?.size ?? null,
    durationMs, success: errorType === null, errorType,
  });
}

/** A dependency of our own that will be back; a site that answers 500 is the site's affair and ends the job. */
function isPassing(error: ProductError): boolean {
  return error.code.endsWith('_UNAVAILABLE');
}

async function understand(reading: Reading, job: Job, ports: IntakePorts, signal: AbortSignal): Promise<RecipeDraft> {
  const { draft } = reading;
  const better = ports.intelligence && isUnsure(draft) ? await ports.intelligence.understand(reading, job.ownerId, signal) : null;
  const understood = better ?? draft;
  if (hasContent(understood)) return understood;
  throw invalid('NO_RECIPE', noRecipe[job.source.kind]);
}

/** A title and some ingredients or steps: less is no recipe. */
function hasContent(draft: RecipeDraft): boolean {
  return Boolean(draft.title) && (draft.ingredients.some((group) => group.lines.length > 0) || draft.steps.length > 0);
}

const noRecipe: Record<Job['source']['kind'], string> = {
  file: 'No recipe was found in this file. Try a clearer photo, or paste the text instead.',
  url: 'No recipe was found on this page. Open the recipe itself and copy its link, or paste the text instead.',
  instagram: 'The caption of this post holds no recipe. Paste the text instead, or send a screenshot.',
  tiktok: 'The caption of this video holds no recipe. Paste the text instead, or send a screenshot.',
  text: 'No recipe was found in this text. It needs at least a title and some ingredients or steps.',
};

async function enrich(draft: RecipeDraft, reading: Reading, job: Job, ports: IntakePorts, signal: AbortSignal): Promise<RecipeExtras> {
  const foreign = draft.language !== null && draft.language !== 'en';
  const translation = foreign ? ((await ports.intelligence?.translate(draft, job.ownerId, signal)) ?? translateRecipe(draft)) : null;
  return {
    ...classifyRecipe(draft),
    translation,
    imageKey: reading.picture && (await ports.keepPicture(job.id, reading.picture)),
    mimeType: reading.mimeType,
    url: reading.url,
  };
}
