import { randomUUID } from 'node:crypto';
import type { Bus, Envelope } from '@convivio/platform/bus/bus';
import { nextMessage } from '@convivio/platform/bus/next-message';
import type { Files } from '@convivio/platform/files/files';
import type { RunningService, ServiceContext } from '@convivio/platform/service';
import type { IntakeState, MessageData, Subject } from '@convivio/contracts/messages';
import type { IntakeSettings } from '../src/config.ts';
import type { Parts } from '../src/open-parts.ts';
import type { WorkerOptions } from '../src/work-on-queues.ts';

/** Everything intake needs, on embedded engines in a folder of its own: the real recipes service, a login, the bus, the files. */
export interface Kitchen {
  environment: Record<string, string>;
  bus: Bus;
  files: Files;
  /** An operation of the intake service as a cook of that name; errors come back as they travel. */
  ask<Data>(cook: string | null, query: string, variables?: object): Promise<Answer<Data>>;
  askRecipes<Data>(cook: string | null, query: string, variables?: object): Promise<Answer<Data>>;
  /** Puts a file where the gateway puts uploads. */
  upload(
    cook: string,
    bytes: Uint8Array | string,
    fileName?: string,
  ): Promise<{ fileKey: string; fileName: string; size: number; sha256: string }>;
  /** As if a stored file were older. */
  age(fileKey: string, hours: number): Promise<void>;
  /** Another instance of the intake service over the same engines, without a worker. */
  startService(): Promise<RunningService>;
  /** What an instance has at hand besides its endpoint. */
  openInstance(): Promise<{
    context: ServiceContext<IntakeSettings>;
    parts: Parts;
    close(): Promise<void>;
  }>;
  /** What the intake service has stored. */
  jobs: {
    read(id: string): Promise<object | null>;
    update(id: string, change: object): Promise<void>;
  };
  /** What the recipes service has stored, by the job it came from. */
  recipes: { update(jobId: string, change: object): Promise<void> };
  stopRecipes(): Promise<void>;
  startRecipes(): Promise<void>;
  /** One more worker in this process. */
  startWorker(
    options?: WorkerOptions & { env?: Record<string, string> },
  ): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
}

export interface Answer<Data> {
  data: Data;
  errors?: {
    message: string;
    extensions: { code: string; status: number; fields?: Record<string, string> };
  }[];
}

export interface KitchenOptions {
  env?: Record<string, string>;
  /** Works on jobs unless told otherwise. */
  worker?: boolean;
  guard?: WorkerOptions['guard'];
}

export interface JobShown {
  id: string;
  source: string;
  stage: string;
  progress: number;
  title: string | null;
  recipe: { id: string } | null;
  error: { code: string; sentence: string; status: number } | null;
  retries: number;
}

export const JOB =
  'id source stage progress title recipe { id } error { code sentence status } retries';

const MUTATIONS = {
  text: `mutation ($text: String!, $idempotencyKey: String) { job: importText(text: $text, idempotencyKey: $idempotencyKey) { ${JOB} } }`,
  url: `mutation ($url: String!, $idempotencyKey: String) { job: importUrl(url: $url, idempotencyKey: $idempotencyKey) { ${JOB} } }`,
  social: `mutation ($url: String!, $idempotencyKey: String) { job: importSocial(url: $url, idempotencyKey: $idempotencyKey) { ${JOB} } }`,
  file: `mutation ($input: ImportFileInput!) { job: importFile(input: $input) { ${JOB} } }`,
  retry: `mutation ($id: ID!) { job: retryIntake(id: $id) { ${JOB} } }`,
};

/** Starts a job. Throws when the request is refused. */
export async function startImport(
  kitchen: Kitchen,
  cook: string,
  kind: keyof typeof MUTATIONS,
  variables: object,
): Promise<JobShown> {
  const { data, errors } = await kitchen.ask<{ job: JobShown }>(cook, MUTATIONS[kind], variables);
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data.job;
}

/** The refusal of a request that must not make a job. */
export async function refusal(
  kitchen: Kitchen,
  cook: string | null,
  kind: keyof typeof MUTATIONS,
  variables: object,
) {
  const { errors } = await kitchen.ask(cook, MUTATIONS[kind], variables);
  const [error] = errors ?? [];
  return (
    error && {
      status: error.extensions.status,
      code: error.extensions.code,
      sentence: error.message,
    }
  );
}

export async function readJob(kitchen: Kitchen, cook: string, id: string): Promise<JobShown> {
  const { data, errors } = await kitchen.ask<{ job: JobShown }>(
    cook,
    `query ($id: ID!) { job: intakeJob(id: $id) { ${JOB} } }`,
    { id },
  );
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data.job;
}

/** Starts a job and waits for the message that it has ended. */
export async function importAndWait(
  kitchen: Kitchen,
  cook: string,
  kind: keyof typeof MUTATIONS,
  variables: object,
): Promise<JobShown> {
  const ends = endsOf(kitchen, cook);
  try {
    const { id } = await startImport(kitchen, cook, kind, variables);
    await ends.of(id);
    return await readJob(kitchen, cook, id);
  } finally {
    ends.stop();
  }
}

const isEnd = ({ subject, data }: Envelope<IntakeState>, cook: string) =>
  subject !== 'intake.requested' && data.ownerId === cook;

/**
 * Hears the ends of all jobs of a cook, until it is stopped; `of` resolves with that of one job. For who has several under way: a
 * message may come twice, so the next end need not be the end of another.
 */
export function endsOf(kitchen: Kitchen, cook: string) {
  const ends = new Map<number, PromiseWithResolvers<Envelope<IntakeState>>>();
  const endOf = (jobId: number) => {
    const end = ends.get(jobId) ?? Promise.withResolvers();
    ends.set(jobId, end);
    return end;
  };
  const { stop } = kitchen.bus.watch('intake.*', (message) => {
    const typed = message as Envelope<IntakeState>;
    if (isEnd(typed, cook)) endOf(typed.data.jobId).resolve(typed);
  });
  return { of: (id: string) => endOf(Number(id)).promise, stop };
}

/** The next message that a job of this cook has ended, well or badly. */
export const nextEnd = (kitchen: Kitchen, cook: string): Promise<Envelope<IntakeState>> =>
  nextMessage<IntakeState>(kitchen.bus, 'intake.*', (message) => isEnd(message, cook));

/** The next message of a subject that concerns this cook. */
export function nextOf<S extends Subject>(
  kitchen: Kitchen,
  subject: S,
  cook: string,
): Promise<Envelope<MessageData<S>>> {
  return nextMessage<MessageData<S>>(
    kitchen.bus,
    subject,
    ({ data }) => (data as { ownerId?: string }).ownerId === cook,
  );
}

export interface RecipeShown {
  id: string;
  title: string;
  /** Their sentences. */
  doubts: string[];
  doubtDetails: {
    part: string;
    index: number | null;
    sentence: string;
    sourceWords: string | null;
  }[];
  originalUrl: string | null;
  originalFormat: string | null;
  imageUrl: string | null;
  author: string | null;
  servings: number;
  totalTime: string | null;
  language: string | null;
  translatedTitle: string | null;
  translatedIngredients: string[] | null;
  translatedInstructions: string[] | null;
  ingredients: { originalText: string; category: string }[];
  instructions: { step: number; instruction: string }[];
}

const RECIPE =
  'id title doubts: doubtSentences doubtDetails: doubts { part index sentence sourceWords } ' +
  'originalUrl originalFormat imageUrl author servings totalTime language ' +
  'translatedTitle translatedIngredients translatedInstructions ingredients { originalText category } ' +
  'instructions { step instruction }';

/** All active recipes of a cook, newest first. */
export async function libraryOf(kitchen: Kitchen, cook: string): Promise<RecipeShown[]> {
  const { data, errors } = await kitchen.askRecipes<{ recipes: { nodes: RecipeShown[] } }>(
    cook,
    `{ recipes(first: 100) { nodes { ${RECIPE} } } }`,
  );
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data.recipes.nodes;
}

/** A name no other test uses. */
export const newCook = () => `cook-${randomUUID()}`;
