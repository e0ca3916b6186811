import { ReadableStream, TextDecoderStream, TransformStream } from 'node:stream/web';
import type {
  IngredientLine_IngredientFragment,
  RecipeCard_RecipeFragment,
  RecipeQuery,
} from '../../generated/operations.ts';
import { answerLibrary } from './fake-library.ts';

// jsdom has none of these; every browser has.
Object.assign(globalThis, { ReadableStream, TextDecoderStream, TransformStream });

export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

export type Answer = (call: Call) => Response | Promise<Response>;

export interface Job {
  jobId: number;
  stage: string;
  progress: number;
  title: string | null;
  recipeId: number | null;
  error: { code: string; sentence: string; status: number } | null;
}

const refusal = (status: number, code: string, error: string) =>
  Response.json({ error, code, requestId: 'r-1' }, { status });

/** The product's HTTP edge as a test wants it: every call is noted, each job goes as the test says. */
export class FakeBackend {
  user: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    isAdmin: boolean;
  } | null = {
    id: 'u1',
    firstName: 'Ilaria',
    lastName: 'Conti',
    email: 'ilaria@example.org',
    isAdmin: false,
  };
  recipes: RecipeCard_RecipeFragment[] = [];
  archived: RecipeCard_RecipeFragment[] = [];
  pages: RecipeQuery['recipe'][] = [];
  runningJobs: unknown[] = [];
  limits: string[] = [];
  readonly calls: Call[] = [];
  readonly jobs = new Map<number, Job>();
  /** Answers that go before the usual ones: "POST /api/recipes/url", "query Recipe", "query ArchiveRecipe". */
  readonly answers = new Map<string, Answer>();
  #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  #jobs = 0;

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const body =
      typeof init.body === 'string' &&
      /json/.test(new Headers(init.headers).get('content-type') ?? '')
        ? JSON.parse(init.body)
        : init.body;
    const call: Call = {
      method: init.method ?? 'GET',
      path: new URL(String(input), 'http://localhost').pathname,
      headers: new Headers(init.headers),
      body,
    };
    this.calls.push(call);
    const operation =
      call.path === '/graphql'
        ? (call.body as { operationName: string; variables: Record<string, unknown> })
        : null;
    const special = this.answers.get(
      operation ? `query ${operation.operationName}` : `${call.method} ${call.path}`,
    );
    if (special) return special(call);
    return operation ? this.#graph(operation) : this.#rest(call, init.signal ?? null);
  };

  /** Calls of one kind: "POST /api/recipes/upload". */
  made(kind: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === kind);
  }

  /** Moves a job on and tells every open page. */
  tell(jobId: number, change: Partial<Job>): void {
    const job = { ...this.jobs.get(jobId)!, ...change };
    this.jobs.set(jobId, job);
    this.send(
      job.stage === 'success'
        ? 'intake.finished'
        : job.stage === 'error'
          ? 'intake.failed'
          : 'intake.progressed',
      job,
    );
  }

  send(event: string, data: unknown): void {
    for (const stream of this.#streams)
      stream.enqueue(
        new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
  }

  close(): void {
    for (const stream of this.#streams) stream.close();
    this.#streams.clear();
  }

  #graph({
    operationName,
    variables,
  }: {
    operationName: string;
    variables: Record<string, unknown>;
  }): Response {
    const library = answerLibrary(this, operationName, variables);
    if (library) return Response.json({ data: library });
    if (operationName === 'RunningJobs')
      return Response.json({ data: { intakeJobs: this.runningJobs } });
    const recipe = this.pages.find(({ id }) => id === variables['id']);
    // The cache matches fragments by type.
    if (recipe)
      return Response.json({
        data: {
          recipe: {
            __typename: 'Recipe',
            ...recipe,
            ingredients: recipe.ingredients.map((line) => ({ __typename: 'Ingredient', ...line })),
          },
        },
      });
    return Response.json({
      data: null,
      errors: [
        {
          message: 'This recipe does not exist, or is not yours to see.',
          extensions: { code: 'RECIPE_NOT_FOUND', status: 404 },
        },
      ],
    });
  }

  #rest({ method, path }: Call, signal: AbortSignal | null): Response {
    if (path === '/app-config.json')
      return Response.json({
        login: { url: 'https://login.example', realm: 'convivio', clientId: 'convivio-web' },
        limits: { uploadBytes: 10485760 },
        intake: { provider: false, limits: this.limits },
      });
    if (path === '/api/auth/user')
      return this.user
        ? Response.json(this.user)
        : refusal(401, 'UNAUTHENTICATED', 'Sign in to continue.');
    if (path === '/api/analytics/session') return new Response(null, { status: 204 });
    if (path === '/api/stream') return this.#stream(signal);
    if (method === 'POST' && /^\/api\/recipes\/(upload|url|instagram|text)$/.test(path)) {
      const jobId = (this.#jobs += 1);
      this.jobs.set(jobId, {
        jobId,
        stage: 'queued',
        progress: 0,
        title: null,
        recipeId: null,
        error: null,
      });
      return Response.json({ jobId }, { status: 202 });
    }
    const [, id, retry] = /^\/api\/intake\/(\d+)(\/retry)?$/.exec(path) ?? [];
    const job = this.jobs.get(Number(id));
    if (job && retry) {
      this.jobs.set(job.jobId, { ...job, stage: 'queued', error: null });
      return Response.json({ jobId: job.jobId }, { status: 202 });
    }
    return job ? Response.json(job) : refusal(404, 'NOT_FOUND', 'There is nothing here.');
  }

  #stream(signal: AbortSignal | null): Response {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void this.#streams.add((own = controller as never)),
    });
    signal?.addEventListener('abort', () => this.#streams.delete(own));
    return new Response(body as never, { headers: { 'content-type': 'text/event-stream' } });
  }
}

export function buildCard(
  card: Partial<RecipeCard_RecipeFragment> = {},
): RecipeCard_RecipeFragment {
  return {
    id: '1',
    title: 'Lemon tart',
    description: '',
    course: 'dessert',
    diet: 'dessert',
    prepTime: 'PT40M',
    cookTime: 'PT45M',
    totalTime: null,
    imageUrl: null,
    originalFormat: null,
    sustainabilityScore: null,
    createdAt: '2026-03-14T10:00:00Z',
    ...card,
  };
}

export function buildIngredient(
  ingredient: Partial<IngredientLine_IngredientFragment> = {},
): IngredientLine_IngredientFragment {
  return {
    name: 'plain flour',
    amount: 375,
    unit: 'gram',
    quantity: 375,
    quantityMax: null,
    otherAmounts: [],
    packageSize: null,
    size: null,
    preparation: null,
    note: null,
    optional: false,
    metricAmount: 375,
    metricUnit: 'g',
    originalText: '375 g plain flour',
    category: 'Main Ingredients',
    ...ingredient,
  };
}

export function buildRecipe(recipe: Partial<RecipeQuery['recipe']> = {}): RecipeQuery['recipe'] {
  return {
    id: '1',
    ownerId: 'u1',
    version: 1,
    state: 'active',
    title: 'Lemon tart',
    description: '',
    category: 'dessert',
    dietaryCategory: 'dessert',
    course: 'dessert',
    diet: 'dessert',
    tags: [],
    prepTime: 'PT40M',
    cookTime: 'PT45M',
    totalTime: null,
    imageUrl: null,
    originalFormat: null,
    createdAt: '2026-03-14T10:00:00Z',
    ingredients: [buildIngredient()],
    instructions: [
      { step: 1, instruction: 'Rub in the butter.', group: null, technique: null, tip: null },
    ],
    servings: 8,
    yieldText: null,
    notes: [],
    equipment: [],
    servingNotes: [],
    storageNotes: [],
    tips: [],
    comments: '',
    sustainabilityScore: null,
    difficulty: null,
    chefInsight: null,
    chefPersona: null,
    chefSecrets: [],
    author: null,
    source: null,
    language: 'English',
    languageCode: 'en',
    translatedIngredients: null,
    translatedInstructions: null,
    originalFileName: null,
    originalFileMimeType: null,
    originalFileUrl: null,
    originalUrl: null,
    doubts: [],
    ...recipe,
  };
}
