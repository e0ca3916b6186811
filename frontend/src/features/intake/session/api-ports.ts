import type { IntakeStage } from '../../../shared/api/live-events.ts';
import { live } from '../../../shared/api/live.ts';
import { rest, RestError } from '../../../shared/api/rest.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { media } from '../../../shared/theme/media.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { IntakePorts, IntakeToast } from './intake-ports.ts';
import type { IntakeCallbacks } from '../intake-tab.ts';
import { outcomeWords, type Came } from './outcome-words.data.ts';
import { jobsForEvents } from './jobs/jobs-for-events.ts';
import { readJobUpdate, type JobUpdate } from './jobs/job-update.ts';
import { watchJob, type JobNews } from './jobs/watch-job.ts';
import { asAddress, filesOf, isSocialLink, type Submission } from '../submission.ts';

/** The session's ports on the product's API, its live stream and its toasts. */
export function apiPorts(callbacks: IntakeCallbacks): IntakePorts {
  return {
    async send(submission, idempotencyKey, collection) {
      const { path, body } = requestFor(submission, collection);
      const { jobId } = await rest.post<{ jobId: string | number }>(path, body, {
        headers: { Prefer: 'respond-async', 'Idempotency-Key': idempotencyKey },
      });
      return { jobId: String(jobId) };
    },
    restart: async (jobId) => void (await rest.post(`${jobPath(jobId)}/retry`)),
    watch: (jobId, onUpdate, signal) => watchJob(jobId, news, onUpdate, signal),
    explain(error) {
      if (error instanceof RestError)
        return {
          sentence: error.sentence || null,
          mayResend: error.status >= 500 || error.status === 429,
          comeAgainIn: error.status === 429 ? (error.retryAfter ?? 5) * 1000 : null,
        };
      return { sentence: sentenceOf(error, '') || null, mayResend: true, comeAgainIn: null };
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    notify: (toast) => void showToast(toast, callbacks),
    begun: jobsForEvents.keep,
    failed: jobsForEvents.forget,
    recipeAdded: (recipeId, jobId, kind) =>
      void bringIntoLibrary(recipeId, jobId, outcomeWords[kind].came, callbacks),
    newKey,
  };
}

function requestFor(
  submission: Submission,
  collection: string | null,
): { path: string; body: unknown } {
  const to = collection === null ? {} : { collection };
  if (submission.kind === 'url')
    return {
      path: isSocialLink(submission.url) ? '/api/recipes/instagram' : '/api/recipes/url',
      body: { url: asAddress(submission.url), ...to },
    };
  if (submission.kind === 'text')
    return { path: '/api/recipes/text', body: { text: submission.text, ...to } };
  const form = new FormData();
  for (const file of filesOf(submission)) form.append('file', file, file.name);
  const query = collection === null ? '' : `?${new URLSearchParams({ collection })}`;
  return { path: `/api/recipes/upload${query}`, body: form };
}

/** What it was read for is forgotten once it is there: a page that is left before has the next one do it. */
async function bringIntoLibrary(
  recipeId: string,
  jobId: string,
  came: Came,
  { recipeAdded }: IntakeCallbacks,
): Promise<void> {
  await recipeAdded(recipeId, jobsForEvents.of(jobId), came);
  jobsForEvents.forget(jobId);
}

const small = media.belowMd.replace('@media ', '');

const jobPath = (jobId: string) => `/api/intake/${encodeURIComponent(jobId)}`;

const finalStages: Record<string, IntakeStage> = {
  'intake.finished': 'success',
  'intake.failed': 'error',
};

const news: JobNews = {
  subscribe(listener) {
    const stops = (['intake.progressed', 'intake.finished', 'intake.failed'] as const).map(
      (event) =>
        live.on(event, (data: unknown) => {
          const update = readJobUpdate({
            ...(data as object),
            ...(finalStages[event] && { stage: finalStages[event] }),
          });
          if (update) listener(update);
        }),
    );
    return () => stops.forEach((stop) => stop());
  },
  async ask(jobId): Promise<JobUpdate | null> {
    try {
      return readJobUpdate(await rest.get<unknown>(jobPath(jobId)));
    } catch (error) {
      if (error instanceof RestError && error.status === 404) return null;
      throw error;
    }
  },
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

function showToast(
  { tone, title, text, recipeId, onCard }: IntakeToast,
  { openRecipe }: IntakeCallbacks,
): void {
  // There it would stand above the card, in the same words.
  if (onCard && matchMedia(small).matches) return;
  const show = { success: notify.success, error: notify.error, warning: notify.info }[tone];
  show({
    title,
    ...(text !== undefined && { text }),
    ...(recipeId !== undefined && {
      action: { label: 'View', onClick: () => openRecipe(recipeId) },
    }),
  });
}

/** `randomUUID` needs a secure context, which a kitchen tablet on http in the home network is not. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
