import type { Bus } from '@convivio/platform/bus/bus';
import type { Files } from '@convivio/platform/files/files';
import type { RunningStack } from './start-stack.ts';

/** Everything in this process on a folder and a port of its own, with a bus and a file store to look on. */
export interface TestStack extends RunningStack {
  data: string;
  bus: Bus;
  files: Files;
  /** A cook with an account of their own; what matters about them can be said. */
  newCook(about?: Partial<CookAccount>): Promise<Cook>;
  /** A request without a token. */
  visit(path: string, init?: RequestInit): Promise<Response>;
  /** The keys of the stored files that begin so. */
  filesUnder(prefix: string): Promise<string[]>;
  /** Stops and starts everything on the same folder and port, with further settings. */
  restart(env?: Record<string, string>): Promise<void>;
}

export interface CookAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  roles: string[];
  emailVerified: boolean;
}

export interface Cook {
  id: string;
  email: string;
  /** A token of the embedded login, as `npm run token` prints it. */
  token: string;
  /** A request with that token. */
  request(path: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  upload(
    content: Uint8Array | string,
    options?: { name?: string; field?: string; headers?: Record<string, string> },
  ): Promise<Response>;
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
  ): Promise<{ status: number; data?: Data; errors?: GraphQLFailure[] }>;
}

export interface GraphQLFailure {
  message: string;
  path?: string[];
  extensions: {
    code: string;
    status: number;
    fields?: Record<string, string>;
    retryAfter?: number;
  };
}

/** Requests of one cook to the product at `url`. */
export function cookWith(
  url: string,
  { id, email }: { id: string; email: string },
  token: string,
): Cook {
  const request = (path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
    });
  return {
    id,
    email,
    token,
    request,
    get: (path) => request(path),
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload(content, { name = 'recipe.txt', field = 'file', headers = {} } = {}) {
      const form = new FormData();
      form.append(field, new Blob([content as BlobPart]), name);
      return request('/api/recipes/upload', { method: 'POST', body: form, headers });
    },
    async graphql<Data>(query: string, variables: object = {}) {
      const response = await request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return {
        status: response.status,
        ...((await response.json()) as { data?: Data; errors?: GraphQLFailure[] }),
      };
    },
  };
}

/** A recipe as a person would paste it, of its own by its title. */
export function recipeText(title: string): string {
  return `${title}

Serves 4

Ingredients
200 g plain flour
2 large eggs
300 ml milk
1 pinch of salt

Method
1. Whisk flour, eggs, milk and salt to a thin batter.
2. Let it rest for twenty minutes.
3. Fry thin pancakes in a little butter.
`;
}
