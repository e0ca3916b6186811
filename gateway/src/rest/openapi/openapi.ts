import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { KEY_RULE } from '../idempotency-key.ts';
import { refTo } from './answer-shape.ts';
import { failure } from '../answers/failure.ts';
import { pathParameters, type Access, type Answer, type RestRoute } from '../route.ts';
import type { JsonSchema } from './scalar-shapes.ts';

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: JsonSchema;
}

export interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  security: JsonSchema[];
  parameters: {
    name: string;
    in: string;
    required?: boolean;
    description: string;
    schema: JsonSchema;
  }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: JsonSchema }> }
  >;
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

/** The description of the API, derived from its table of routes. */
export function openApi(routes: readonly RestRoute[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const route of routes)
    (paths[`/api${route.path}`] ??= {})[route.method] = operationOf(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Convivio',
      version: '1',
      description: [
        'Bring recipes in, keep and change them, take them along, follow the work.',
        'Ids are numbers, moments are ISO 8601 in UTC. A failure is a sentence for a person with a code for programs.',
      ].join(' '),
    },
    tags: [...new Set(routes.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: jsonSchemaOf(failure, 'output'), ...namedIn(routes) },
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
      ...pathParameters(route.path).map((name) => ({
        name,
        in: 'path',
        required: true,
        description: PARAMETERS[name] ?? '',
        schema: { type: 'string' },
      })),
      ...queryParametersOf(route),
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

/** The parameters of an address; where one is no plain text its schema says what it may be. */
function queryParametersOf({ query }: RestRoute): Operation['parameters'] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input') as {
    properties?: Record<string, JsonSchema & { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    description,
    schema: 'type' in schema ? schema : { type: 'string', ...schema },
  }));
}

function securityOf(access: Access): JsonSchema[] {
  if (access === 'open') return [];
  return access === 'cook' ? [{ bearer: [] }] : [{ bearer: [] }, {}];
}

const binary = { type: 'string', format: 'binary' } as const;

function bodyOf({ body }: RestRoute): Pick<Operation, 'requestBody'> {
  if (!body) return {};
  if ('form' in body) {
    const form = {
      type: 'object',
      required: [body.form],
      properties: {
        [body.form]:
          body.most === 1
            ? binary
            : { type: 'array', items: binary, minItems: 1, maxItems: body.most },
      },
    };
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    };
  }
  const schema = jsonSchemaOf(body.json, 'input');
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        (body.types ?? ['application/json']).map((type) => [type, { schema }]),
      ),
    },
  };
}

function answerOf({ about, json, type }: Answer): Operation['responses'][string] {
  if (json) {
    const schema = 'named' in json ? json.schema : jsonSchemaOf(json, 'output');
    return { description: about, content: { 'application/json': { schema } } };
  }
  return { description: about, ...(type && { content: { [type]: { schema: {} } } }) };
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

/** The shapes that the routes answer with, each under its name. */
function namedIn(routes: readonly RestRoute[]): Record<string, JsonSchema> {
  const shapes = routes.flatMap(({ answers }) => Object.values(answers)).map(({ json }) => json);
  return Object.assign(
    {},
    ...shapes.map((shape) => (shape && 'named' in shape ? shape.named : {})),
  ) as Record<string, JsonSchema>;
}

function jsonSchemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io });
  return schema;
}
