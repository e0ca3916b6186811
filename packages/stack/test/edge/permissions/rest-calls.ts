import { routeTable } from '../../../../../gateway/src/rest/route-table.ts';
import { pathParameters, type RestRoute } from '../../../../../gateway/src/rest/route.ts';
import { recipeText } from '../../../src/test-kit.ts';
import type { Call } from './graph-calls.ts';
import { TOLD, toldFor } from './what-is-told.ts';

/** A call for each route of REST, by method and path, told what it must be told, and whose collection is meant. */
export const restCalls = (): Map<string, Call> =>
  new Map(
    routeTable.map((route) => {
      const name = `${route.method.toUpperCase()} ${route.path}`;
      return [name, callOf(name, route)];
    }),
  );

interface Shape {
  shape: Record<string, { safeParse(value: unknown): { success: boolean } }>;
}

/** What a route must be told, and what stands in the table for it alone. */
const namesIn = (call: string, schema: unknown): string[] =>
  Object.entries((schema as Shape | undefined)?.shape ?? {})
    .filter(
      ([name, reader]) =>
        !reader.safeParse(undefined).success || name === 'collection' || TOLD[`${call}.${name}`],
    )
    .map(([name]) => name);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const fileFor = (path: string): [BlobPart, string] =>
  path.endsWith('/image')
    ? [PICTURE, 'a.png']
    : [path.endsWith('/import') ? '[]' : recipeText('Pancakes'), 'a.txt'];

function callOf(name: string, { method, path, query, body }: RestRoute): Call {
  return async (things, who, owner, url) => {
    const told = async (names: string[]) => {
      const values: Record<string, unknown> = {};
      for (const each of names) values[each] = await toldFor(name, each)(things, who, owner);
      return values;
    };
    const parameters = await told(pathParameters(path));
    const asked = new URLSearchParams((await told(namesIn(name, query))) as Record<string, string>);
    const form = new FormData();
    if (body && 'form' in body) {
      const [content, fileName] = fileFor(path);
      form.append('file', new Blob([content]), fileName);
    }
    const json = body && 'json' in body ? await told(namesIn(name, body.json)) : null;
    const stopping = new AbortController();
    const response = await fetch(
      `${url}/api${path.replace(/\{(\w+)\}/g, (_, each: string) => String(parameters[each]))}?${asked}`,
      {
        method: method.toUpperCase(),
        redirect: 'manual',
        signal: stopping.signal,
        headers: {
          prefer: 'respond-async',
          ...(json && { 'content-type': 'application/json' }),
          ...(who && { authorization: `Bearer ${who.token}` }),
        },
        ...(json && { body: JSON.stringify(json) }),
        ...(body && 'form' in body && { body: form }),
      },
    );
    // A stream has no end to wait for.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await response.text();
    stopping.abort();
    return { status: response.status < 400 ? null : response.status, text };
  };
}
