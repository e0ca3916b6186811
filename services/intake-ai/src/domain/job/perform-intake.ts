import { classifyRecipe } from '@convivio/culinary/find';
import type { RecipeDraft } from '@convivio/culinary/recipe';
import { ProductError } from '@convivio/platform/errors';
import type { CulinaryIntelligence } from '../provider/culinary-intelligence.ts';
import { failIntake, succeedIntake } from './end-intake.ts';
import type { Picture, Reading, ReadSource } from '../source/reading.ts';
import { hasEnded, stageProgress, type Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import { otherRecipesNote } from '../understand/other-recipes.ts';
import { translateDraft, type Translation } from '../understand/translate-draft.ts';
import { understandSource, type TitledDraft } from '../understand/understand-source.ts';

/** What a job needs from outside. */
export interface IntakePorts {
  read: ReadSource;
  intelligence: CulinaryIntelligence | null;
  /** Keeps the picture of a job's recipe and returns its key; null when it is no picture that can be kept. */
  keepPicture(jobId: number, picture: Picture): Promise<string | null>;
  keepRecipe(
    job: Job,
    draft: TitledDraft,
    extras: RecipeExtras,
  ): Promise<{ id: number; title: string }>;
  /** Tells whoever watches how far the job is. */
  tell(job: Job): void;
  now(): number;
}

export interface RecipeExtras {
  category: ReturnType<typeof classifyRecipe>['category'];
  dietaryCategory: ReturnType<typeof classifyRecipe>['dietaryCategory'];
  tags: string[];
  translation: Translation | null;
  imageKey: string | null;
  mimeType: string | null;
  url: string | null;
}

/**
 * Takes one job from its source to a kept recipe. What the cook can act on ends the job with a sentence; anything else is thrown,
 * so that the queue gives the job to another try. Safe to run twice, also at the same time.
 */
export async function performIntake(
  store: JobStore,
  ports: IntakePorts,
  jobId: number,
  signal: AbortSignal,
): Promise<void> {
  const found = await store.find(jobId);
  if (!found || hasEnded(found)) return;
  let job = found;
  const startedAt = ports.now();

  async function advance(
    stage: 'processing' | 'analyzing' | 'ready',
    title: string | null = job.title,
  ): Promise<void> {
    job = { ...job, stage, progress: stageProgress[stage], title };
    await store.advance(job.id, job);
    ports.tell(job);
  }

  try {
    await advance('processing');
    const reading = await ports.read(job, signal);
    job = knowingType(job, reading.mimeType);
    await advance('analyzing', reading.draft.title);
    const understood = await understandSource(reading, job, ports.intelligence, signal);
    // A provider in trouble is not asked twice for one recipe.
    const { translation, doubts } = await translateDraft(
      understood.draft,
      job.ownerId,
      understood.trouble ? null : ports.intelligence,
      signal,
    );
    const draft = {
      ...understood.draft,
      doubts: [
        ...understood.draft.doubts,
        ...doubts,
        ...otherRecipesNote(understood.draft.otherRecipes),
      ],
    };
    await advance('ready', draft.title);
    const recipe = await ports.keepRecipe(
      job,
      draft,
      await enrich(draft, translation, reading, job, ports),
    );
    await succeedIntake(store, job, recipe, ports.now() - startedAt);
  } catch (error) {
    if (!(error instanceof ProductError) || isPassing(error)) throw error;
    await failIntake(store, job, error, ports.now() - startedAt);
  }
}

/** A file's type is known once it has been read; usage is counted by it. */
function knowingType(job: Job, mimeType: string | null): Job {
  return job.source.file && mimeType
    ? { ...job, source: { ...job.source, file: { ...job.source.file, mimeType } } }
    : job;
}

/** A dependency of our own that will be back; a site that answers 500 is the site's affair and ends the job. */
function isPassing(error: ProductError): boolean {
  return error.status >= 500 && error.code.endsWith('_UNAVAILABLE');
}

async function enrich(
  draft: RecipeDraft,
  translation: Translation | null,
  reading: Reading,
  job: Job,
  ports: IntakePorts,
): Promise<RecipeExtras> {
  return {
    ...classifyRecipe(draft),
    translation,
    imageKey: reading.picture && (await ports.keepPicture(job.id, reading.picture)),
    mimeType: reading.mimeType,
    url: reading.url,
  };
}
