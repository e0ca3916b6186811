import { stageProgress } from '@convivio/contracts/intake-stages';
import { classifyRecipe } from '@convivio/culinary/find';
import { doubtOfWhole, type RecipeDraft } from '@convivio/culinary/recipe';
import type { IntakeState } from '@convivio/contracts/messages';
import { ProductError } from '@convivio/platform/errors';
import type { CulinaryIntelligence } from '../../provider/culinary-intelligence.ts';
import { failIntake, succeedIntake, type KeptRecipe } from './end-intake.ts';
import type { Picture } from '../../provider/picture.ts';
import type { PauseRun, Reading, ReadSource } from '../source/reading.ts';
import { MOST_BROKEN_OFF, type Job } from './job.ts';
import { stateOf } from './job-state.ts';
import type { TakenJob } from './take-up-job.ts';
import type { JobStore } from './job-store.ts';
import { otherRecipesNote } from '../understand/other-recipes.ts';
import { translateDraft, type Translation } from '../understand/translate-draft.ts';
import { unreadPagesNote } from '../understand/unread-pages.ts';
import { unreadPartsNote } from '../understand/unread-parts.ts';
import { understandSource, type TitledDraft } from '../understand/understand-source.ts';

/** What a job needs from outside. */
export interface IntakePorts {
  read: ReadSource;
  intelligence: CulinaryIntelligence | null;
  /** Keeps the picture of a job's recipe and returns its key; null when it is no picture that can be kept. */
  keepPicture(jobId: number, picture: Picture): Promise<string | null>;
  saveRecipe(job: Job, draft: TitledDraft, extras: RecipeExtras): Promise<KeptRecipe>;
  /** Tells whoever watches how far the job is. */
  tell(state: IntakeState): void;
  now(): number;
}

export interface RecipeExtras {
  category: ReturnType<typeof classifyRecipe>['category'];
  tags: string[];
  translation: Translation | null;
  imageKey: string | null;
  mimeType: string | null;
  url: string | null;
  /** Why it is only a draft; null where it is none. */
  draftReason: string | null;
}

/**
 * Takes one job from its source to a kept recipe. What the cook can act on ends the job with a sentence; anything else is thrown,
 * so that the queue gives the job to another try. Safe to run twice, also at the same time.
 */
export async function performIntake(
  store: JobStore,
  ports: IntakePorts,
  { job, run }: TakenJob,
  signal: AbortSignal,
  pause: PauseRun,
): Promise<void> {
  const startedAt = ports.now();
  const took = () => ports.now() - startedAt;
  const progress = new Progress(store, ports, job, run);
  try {
    if (job.brokenOff >= MOST_BROKEN_OFF) throw brokeOff();
    const recipe = await readAndKeep(ports, progress, signal, pause);
    await succeedIntake(store, progress.job, recipe, took());
  } catch (error) {
    if (!(error instanceof ProductError) || isPassing(error)) throw error;
    await failIntake(store, progress.job, run, error, took());
  }
}

/** The job as it advances; whoever watches is told. */
class Progress {
  job: Job;
  private readonly store: JobStore;
  private readonly ports: IntakePorts;
  private readonly run: string;

  constructor(store: JobStore, ports: IntakePorts, job: Job, run: string) {
    this.store = store;
    this.ports = ports;
    this.job = job;
    this.run = run;
  }

  async to(
    stage: 'processing' | 'analyzing' | 'ready',
    title: string | null = this.job.title,
  ): Promise<void> {
    this.job = { ...this.job, stage, progress: stageProgress[stage], title };
    await this.store.advance(this.job.id, this.run, this.job);
    this.ports.tell(stateOf(this.job));
  }
}

async function readAndKeep(
  ports: IntakePorts,
  progress: Progress,
  signal: AbortSignal,
  pause: PauseRun,
): Promise<KeptRecipe> {
  await progress.to('processing');
  const reading = await ports.read(progress.job, signal, pause);
  progress.job = knowingTypes(progress.job, reading);
  await progress.to('analyzing', reading.draft.title);
  const understood = await understandSource(reading, progress.job, ports.intelligence, signal);
  // A provider in trouble is not asked twice for one recipe.
  const { translation, doubts } = await translateDraft(
    understood.draft,
    progress.job.ownerId,
    understood.trouble ? null : ports.intelligence,
    signal,
  );
  const draft = {
    ...understood.draft,
    doubts: [
      ...understood.draft.doubts,
      ...doubts,
      ...[
        ...otherRecipesNote(understood.draft.otherRecipes),
        ...unreadPagesNote(reading.unreadPages),
        ...unreadPartsNote(reading.unreadParts),
      ].map((sentence) => doubtOfWhole(sentence)),
    ],
  };
  await progress.to('ready', draft.title);
  const extras = {
    ...(await enrich(draft, translation, reading, progress.job, ports)),
    draftReason: understood.draftReason,
  };
  return ports.saveRecipe(progress.job, draft, extras);
}

const brokeOff = () =>
  new ProductError(
    500,
    'INTAKE_BROKE_OFF',
    'Reading this broke off twice and was stopped. What you sent is kept: choose Retry, import the recipe alone, or paste its text.',
  );

/** A file's type is known once it has been read; usage is counted by it. */
function knowingTypes(job: Job, { mimeType, furtherTypes }: Reading): Job {
  const { file, furtherPages } = job.source;
  if (!file) return job;
  return {
    ...job,
    source: {
      ...job.source,
      file: { ...file, mimeType },
      furtherPages: furtherPages.map((page, at) => ({
        ...page,
        mimeType: furtherTypes[at] ?? null,
      })),
    },
  };
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
): Promise<Omit<RecipeExtras, 'draftReason'>> {
  return {
    ...classifyRecipe(draft),
    translation,
    imageKey: reading.picture && (await ports.keepPicture(job.id, reading.picture)),
    mimeType: reading.mimeType,
    url: reading.url,
  };
}
