import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import type { ProductError } from '@convivio/platform/errors';
import { requireUser } from '@convivio/platform/identity';
import type { ReceivedFile, UploadLimits, UploadPlace } from '../files/receive-files.ts';
import { withReceivedFiles } from '../files/with-received-files.ts';
import { beginsImport } from '../graphql/count-imports.ts';
import { answerShape, type ShapeOptions } from './openapi/answer-shape.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { fieldReader, inputFields, type InputField } from './openapi/input-fields.ts';
import { pathParameters, type Answer, type RestCall, type RestRoute } from './route.ts';

/** The fields of an operation's variables: of those that are input objects, and those that are none. */
type FieldOf<Variables> = {
  [Name in keyof Variables]-?: NonNullable<Variables[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Variables[Name]> extends object
      ? keyof NonNullable<Variables[Name]>
      : Name;
}[keyof Variables] &
  string;

/**
 * A route that runs one operation. Its variables are filled from the request: those that the path names from there, `idempotencyKey` from
 * its header, those of a file from the form, all others from the body, or from the query where there is none; an input object is spread
 * over its fields. Types, what is required and what is said about each come from the schema.
 */
interface OperationRoute<Result, Variables> extends Pick<
  RestRoute,
  'method' | 'path' | 'group' | 'summary' | 'more' | 'begins'
> {
  operation: TypedDocumentNode<Result, Variables>;
  /** A cook unless told. */
  access?: RestRoute['access'];
  /** What is answered of the result; without it nothing is: 204. */
  answer?: ShapeOptions<Result>;
  /** Refuses where what would be answered is null. */
  ifNull?: () => ProductError;
  /** What the answer is, or what is so afterwards, in a sentence. */
  about: string;
  /** 200 unless told. */
  status?: 201 | 202;
  /** The address that Location names, with fields of the answer: `/recipes/{id}`. */
  location?: string;
  /** Fields that REST reads in a way of its own. */
  reads?: { [Name in FieldOf<Variables>]?: z.ZodType };
  /** Fields that REST does not take: it leaves them out, or decides them. */
  without?: readonly FieldOf<Variables>[];
  /** Fields of the body that the graph does not have. */
  also?: Record<string, z.ZodType>;
  /** What REST decides of the variables. */
  decide?: (variables: Variables, call: RestCall<unknown>) => Variables;
  /** The file of a form, and which variables tell of it; of further ones the list `further` does, as much of each. */
  file?: {
    place: UploadPlace;
    limits?: UploadLimits;
    tells: readonly (keyof ReceivedFile)[];
    further?: FieldOf<Variables>;
  };
  /** Runs something else than the operation alone. */
  run?: (variables: Variables, call: RestCall<unknown>) => Promise<Result>;
  /** Statuses of failures beyond those that follow from path, body and access. */
  failures?: readonly number[];
  /** Sends the answers that are listed, where that takes more than the result of the operation. */
  finish?: {
    answers: Record<number, Answer>;
    headers?: RestRoute['headers'];
    send: (result: Result, call: RestCall<unknown>) => Promise<void>;
  };
}

/** A route of the table from its one entry: what it reads, what it answers and how both are described follow from the operation. */
export function operationRoute<Result, Variables>(
  entry: OperationRoute<Result, Variables>,
): RestRoute {
  const { operation, path, file, finish } = entry;
  const fields = inputFields(operation);
  const shape = entry.answer && answerShape(operation, entry.answer);
  const takesKey = fields.some(({ name }) => name === KEY);
  const reads = readsOf(entry, fields);

  return {
    method: entry.method,
    path,
    group: entry.group,
    summary: entry.summary,
    ...(entry.more && { more: entry.more }),
    ...(isCounted(entry) && { counted: true }),
    ...(entry.begins && { begins: true }),
    access: entry.access ?? 'cook',
    ...reads,
    headers: [...(takesKey ? (['Idempotency-Key'] as const) : []), ...(finish?.headers ?? [])],
    answers: finish?.answers ?? {
      [statusOf(entry)]: { about: entry.about, ...(shape && { json: shape }) },
    },
    failures: failuresOf(entry, reads),
    async handle(call) {
      const told = {
        ...(call.query as object),
        ...(call.body as object),
        ...call.params,
        ...(takesKey && { [KEY]: idempotencyKeyOf(call.request) }),
      };
      const ask = (more: object) => {
        const filled = variablesOf<Variables>(fields, { ...told, ...more });
        const variables = entry.decide?.(filled, call) ?? filled;
        return entry.run?.(variables, call) ?? call.ports.run(operation, variables, call.state);
      };
      const result = file
        ? await withReceivedFiles(
            call.request,
            call.ports.files,
            { ownerId: requireUser(call.state.actor).id, ...file },
            (received) => ask(toldOf(file, received)),
          )
        : await ask({});
      if (finish) return finish.send(result, call);
      if (!shape) return void call.response.status(204).end();
      const shown = shape.present(result) as Record<string, unknown> | null;
      if (shown === null && entry.ifNull) throw entry.ifNull();
      if (entry.location)
        call.response.location(
          `/api${entry.location.replace(/\{(\w+)\}/, (_, name: string) => String(shown?.[name]))}`,
        );
      call.response.status(statusOf(entry)).json(shown);
    },
  };
}

/** What is told of the files of a form. */
function toldOf(
  { tells, further }: { tells: readonly (keyof ReceivedFile)[]; further?: string },
  received: readonly ReceivedFile[],
): Record<string, unknown> {
  const [first, ...others] = received.map((file) =>
    Object.fromEntries(tells.map((name) => [name, file[name]])),
  );
  return { ...first, ...(further && others.length > 0 && { [further]: others }) };
}

const KEY = 'idempotencyKey';

/** Imports and exports, as in the graph, and files that are sent along. */
const isCounted = <Result, Variables>({ operation, file }: OperationRoute<Result, Variables>) =>
  file !== undefined || beginsImport(operation);

/** Statuses of failures: those that follow from path, body and file, and those the entry names. */
const failuresOf = <Result, Variables>(
  { path, file, failures = [] }: OperationRoute<Result, Variables>,
  reads: Pick<RestRoute, 'body' | 'query'>,
): number[] => [
  ...(pathParameters(path).length > 0 ? [400, 404] : []),
  ...(reads.body ? [400, 422] : []),
  ...(reads.query ? [400] : []),
  ...(file ? [413, 415] : []),
  ...failures,
];

const statusOf = ({ status, answer }: { status?: number; answer?: unknown }) =>
  status ?? (answer ? 200 : 204);

/** What of the variables is read from the body or the query. */
function readsOf<Result, Variables>(
  { method, path, file, reads = {}, without = [], also = {} }: OperationRoute<Result, Variables>,
  fields: readonly InputField[],
): Pick<RestRoute, 'body' | 'query'> {
  const elsewhere = new Set<string>([
    KEY,
    ...pathParameters(path),
    ...(file?.tells ?? []),
    ...(file?.further ? [file.further] : []),
    ...without,
  ]);
  const place = method === 'get' || method === 'delete' || file ? 'query' : 'body';
  const own = reads as Record<string, z.ZodType | undefined>;
  const readers = {
    ...Object.fromEntries(
      fields
        .filter(({ name }) => !elsewhere.has(name))
        .map((field) => [field.name, fieldReader(field, place, own[field.name])]),
    ),
    ...also,
  };
  const schema = Object.keys(readers).length > 0 ? z.object(readers) : null;
  return {
    ...(schema && place === 'query' && { query: schema }),
    ...(file
      ? { body: { form: 'file', most: file.limits?.files ?? 1 } }
      : schema && place === 'body' && { body: { json: schema } }),
  };
}

/** The variables of an operation from what was told, each input object put together again. */
function variablesOf<Variables>(
  fields: readonly InputField[],
  told: Record<string, unknown>,
): Variables {
  const variables: Record<string, unknown> = {};
  for (const { name, of } of fields) {
    if (of) variables[of] ??= {};
    if (told[name] === undefined) continue;
    if (of) (variables[of] as Record<string, unknown>)[name] = told[name];
    else variables[name] = told[name];
  }
  return variables as Variables;
}
