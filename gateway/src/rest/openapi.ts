import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { KEY_RULE } from './idempotency-key.ts';
import type { Access, Answer, RestRoute } from './route.ts';
import { namedShapes } from './shapes.ts';

type Json = Record<string, unknown>;

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

export interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  security: Json[];
  parameters: { name: string; in: string; required?: boolean; description: string; schema: Json }[];
  requestBody?: { required: true; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
}

const HEADERS = {
  'Idempotency-Key': `${KEY_RULE}. The same request sent again with the same key is answered with the same result.`,
  Prefer: 'respond-async answers 202 as soon as the work is queued.',
};
const PARAMETERS: Record<string, string> = {
  id: 'The id of a recipe.',
  jobId: 'The id of an import.',
  exportId: 'The id of an export.',
  importId: 'The id of an import of a library file.',
  templateId: 'The id of a template.',
};

// A schema is written out once, under its name, wherever it occurs.
const registry = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(namedShapes)) registry.add(shape, { id });

/** The description of the API, derived from its table of routes. */
export function openApi(routes: RestRoute[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const route of routes)
    (paths[`/api${route.path}`] ??= {})[route.method] = operationOf(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Convivio',
      version: '1',
      description:
        'Bring recipes in, keep and change them, take them along, follow the work. Ids are numbers, moments are ISO 8601 in UTC. A failure is a sentence for a person with a code for programs.',
    },
    tags: [...new Set(routes.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: z.toJSONSchema(registry, { uri: refTo }).schemas,
    },
  };
}

function operationOf(route: RestRoute): Operation {
  return {
    tags: [route.group],
    summary: route.summary,
    ...(route.more && { description: route.more }),
    security: securityOf(route.access),
    parameters: [
      ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        name,
        in: 'path',
        required: true,
        description: PARAMETERS[name] ?? '',
        schema: { type: 'string' },
      })),
      ...Object.entries(route.query ?? {}).map(([name, description]) => ({
        name,
        in: 'query',
        description,
        schema: { type: 'string' },
      })),
      ...(route.headers ?? []).map((name) => ({
        name,
        in: 'header',
        description: HEADERS[name],
        schema: { type: 'string' },
      })),
    ],
    ...bodyOf(route),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, answer]) => [status, answerOf(answer)]),
      ),
      ...failuresOf(route),
    },
  };
}

function securityOf(access: Access): Json[] {
  if (access === 'open') return [];
  return access === 'cook' ? [{ bearer: [] }] : [{ bearer: [] }, {}];
}

function bodyOf({ body }: RestRoute): Pick<Operation, 'requestBody'> {
  if (!body) return {};
  if ('form' in body) {
    const form = {
      type: 'object',
      required: [body.form],
      properties: { [body.form]: { type: 'string', format: 'binary' } },
    };
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    };
  }
  const schema = schemaOf(body.json, 'input');
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        (body.types ?? ['application/json']).map((type) => [type, { schema }]),
      ),
    },
  };
}

function answerOf(answer: Answer): Operation['responses'][string] {
  if ('json' in answer)
    return {
      description: answer.about,
      content: { 'application/json': { schema: schemaOf(answer.json) } },
    };
  return {
    description: answer.about,
    ...(answer.type && { content: { [answer.type]: { schema: {} } } }),
  };
}

function failuresOf({ access, begins, body, failures = [] }: RestRoute): Operation['responses'] {
  const statuses = new Set(failures);
  if (access === 'cook') statuses.add(401);
  if (begins) statuses.add(405);
  if (body && 'json' in body) for (const status of [400, 413, 415]) statuses.add(status);
  if (access !== 'open') for (const status of [429, 503]) statuses.add(status);
  return Object.fromEntries(
    [...statuses].sort().map((status) => [
      status,
      {
        description: STATUS_CODES[status] ?? '',
        content: { 'application/json': { schema: { $ref: refTo('Failure') } } },
      },
    ]),
  );
}

const refTo = (id: string) => `#/components/schemas/${id}`;

function schemaOf(shape: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const id = registry.get(shape)?.id;
  if (id) return { $ref: refTo(id) };
  if (shape instanceof z.ZodArray)
    return { type: 'array', items: schemaOf(shape.element as z.ZodType, io) };
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io });
  return schema;
}
