import { sentWithRenewal } from '../session/sent-with-renewal.ts';
import { RestError } from './rest-error.ts';

export { RestError } from './rest-error.ts';

interface RestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A path, or its first part and further segments of which the absent ones are left out. */
type RestPath = string | readonly [string, ...(string | number | null | undefined)[]];

export function joinedPath(path: RestPath): string {
  if (typeof path === 'string') return path;
  const [first, ...segments] = path;
  return [
    first,
    ...segments
      .filter((segment) => segment !== null && segment !== undefined)
      .map((segment) => encodeURIComponent(segment)),
  ].join('/');
}

const bodyOf = (body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

async function resultOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok)
    throw new RestError(
      response.status,
      text,
      response.statusText,
      response.headers.get('retry-after'),
    );
  return (text === '' ? null : JSON.parse(text)) as T;
}

async function request<T>(
  method: string,
  path: RestPath,
  content: unknown,
  { headers, signal }: RestOptions = {},
): Promise<T> {
  const url = joinedPath(path);
  const { body, headers: contentHeaders } = bodyOf(content);
  const response = await sentWithRenewal((token) =>
    fetch(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...contentHeaders,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    }),
  );
  if (response.status !== 401) return resultOf<T>(response);
  // What everybody may read must not fail for a stale login.
  if (method === 'GET' && url.includes('/api/recipes/')) {
    const anonymous = await fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json', ...headers },
      ...(signal && { signal }),
    });
    if (anonymous.ok) return resultOf<T>(anonymous);
  }
  return resultOf<T>(response);
}

/** Calls to `/api`. An empty answer gives null; anything but a success throws RestError. */
export const rest = {
  get: <T>(path: RestPath, options?: RestOptions) => request<T>('GET', path, undefined, options),
  post: <T>(path: RestPath, body?: unknown, options?: RestOptions) =>
    request<T>('POST', path, body, options),
  put: <T>(path: RestPath, body?: unknown, options?: RestOptions) =>
    request<T>('PUT', path, body, options),
  patch: <T>(path: RestPath, body?: unknown, options?: RestOptions) =>
    request<T>('PATCH', path, body, options),
  del: <T>(path: RestPath, options?: RestOptions) => request<T>('DELETE', path, undefined, options),
};
