import { ReadableStream, TextDecoderStream, TransformStream } from 'node:stream/web';
import type {
  Collaboration,
  IntakeJob,
  Recipe,
  RecipeTemplate,
} from '../generated/api-resolvers.ts';
import type { OperationName } from '../generated/operation-name.ts';
import type { ServerEvents } from '../generated/live-events.ts';
import type { AppConfig } from '../shared/session/app-config.ts';
import type { User } from '../shared/session/current-user.ts';
import { answerOperation, heldAgainstSchema, type Asked, type RootFields } from './fake-graph.ts';
import { kitchenFields, type Kitchen } from './fake-kitchen.ts';

// jsdom has none of these; every browser has.
Object.assign(globalThis, { ReadableStream, TextDecoderStream, TransformStream });

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** What is asked for: an operation of the graph, or a method and a path. */
export type CallKind = `query ${OperationName}` | `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
/** Undefined: as usual. */
export type Answer = (call: Call) => Response | undefined | Promise<Response | undefined>;
/** How the product's HTTP edge refuses. */
export const refused = (status: number, code: string, error: string): Response =>
  Response.json({ error, code, requestId: 'r-1' }, { status });

/** The product as a test wants it: it answers from its schema, notes every call, and each job goes as the test says. */
export class FakeBackend implements Kitchen {
  user: User | null = {
    id: 'u1',
    firstName: 'Ilaria',
    lastName: 'Conti',
    email: 'ilaria@example.org',
    isAdmin: false,
  };
  recipes: Recipe[] = [];
  archived: Recipe[] = [];
  pages: Recipe[] = [];
  templates: RecipeTemplate[] = [];
  collaborations: Collaboration[] = [];
  intakeJobs: IntakeJob[] = [];
  limits: string[] = [];
  provider = true;
  /** What each field of the graph answers; a test may put its own in the place of any. */
  readonly fields: RootFields = { ...kitchenFields(this), intakeJobs: () => this.intakeJobs };
  readonly calls: Call[] = [];
  readonly jobs = new Map<number, ServerEvents['intake.progressed']>();
  /** What the web app asked for and the product does not have, and answers that it would not give. */
  readonly mistakes: Error[] = [];
  /** Answers that go before the usual ones: "POST /api/recipes/url", "query Recipe", "query ArchiveRecipe". */
  readonly answers = new Map<CallKind, Answer>();
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  #jobs = 0;

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const isJson = typeof init.body === 'string' && /json/.test(headers.get('content-type') ?? '');
    const { pathname: path, searchParams: query } = new URL(String(input), 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      query,
      headers,
      body: isJson ? JSON.parse(init.body as string) : init.body,
    };
    this.calls.push(call);
    const asked = call.path === '/graphql' ? (call.body as Asked) : null;
    const kind = (
      asked ? `query ${asked.operationName}` : `${call.method} ${call.path}`
    ) as CallKind;
    const answer = await this.answers.get(kind)?.(call);
    if (asked)
      return answer
        ? heldAgainstSchema(asked, answer, this.#mind)
        : answerOperation(asked, this.fields, this.#mind);
    return answer ?? this.#route(call, init.signal ?? null);
  };

  /** Calls of one kind: "POST /api/recipes/upload". */
  made(kind: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === kind);
  }

  /** The variables of each call of one operation. */
  asked(operation: OperationName): Record<string, unknown>[] {
    return this.calls.flatMap(({ body }) => {
      const call = body as Partial<Asked> | undefined;
      return call?.operationName === operation ? [call.variables ?? {}] : [];
    });
  }

  /** Moves a job on and tells every open page. */
  tell(jobId: number, change: Partial<ServerEvents['intake.progressed']>): void {
    const job = { ...this.jobs.get(jobId)!, ...change };
    this.jobs.set(jobId, job);
    if (job.stage === 'success') this.send('intake.finished', job);
    else if (job.stage === 'error') this.send('intake.failed', job);
    else this.send('intake.progressed', job);
  }

  send<Name extends keyof ServerEvents>(event: Name, data: ServerEvents[Name]): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(text));
  }

  /** Holds the live line back until it is let open by what is returned. */
  holdLine(): () => void {
    const { promise: open, resolve } = Promise.withResolvers<void>();
    this.answers.set('GET /api/stream', async () => void (await open));
    return resolve;
  }

  close(): void {
    for (const stream of this.#streams) stream.close();
    this.#streams.clear();
  }

  readonly #mind = (mistake: Error) => void this.mistakes.push(mistake);

  #route({ method, path }: Call, signal: AbortSignal | null): Response {
    if (path === '/app-config.json') return Response.json(this.#config());
    if (path === '/api/auth/user')
      return this.user
        ? Response.json(this.user)
        : refused(401, 'UNAUTHENTICATED', 'Sign in to continue.');
    if (path === '/api/analytics/session' || path === '/api/auth/sign-out')
      return new Response(null, { status: 204 });
    if (path === '/api/stream') return this.#stream(signal);
    if (method === 'POST' && /^\/api\/recipes\/(upload|url|instagram|text)$/.test(path))
      return this.#begin((this.#jobs += 1));
    const [, id, retry] = /^\/api\/intake\/(\d+)(\/retry)?$/.exec(path) ?? [];
    if (!id) this.mistakes.push(new Error(`There is no ${method} ${path}.`));
    const job = this.jobs.get(Number(id));
    if (!job) return refused(404, 'NOT_FOUND', 'There is nothing here.');
    return retry ? this.#begin(job.jobId) : Response.json(job);
  }

  #config(): AppConfig {
    return {
      login: { url: 'https://login.example', realm: 'convivio', clientId: 'convivio-web' },
      intake: { provider: this.provider, limits: this.limits },
    };
  }

  #begin(jobId: number): Response {
    const begun = { stage: 'queued', progress: 0, title: null, recipeId: null } as const;
    this.jobs.set(jobId, { ...begun, jobId, draft: false, error: null });
    return Response.json({ jobId }, { status: 202 });
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
