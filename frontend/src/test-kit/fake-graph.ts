import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFieldResolver,
} from 'graphql';
import type { MutationResolvers, QueryResolvers } from '../generated/api-resolvers.ts';

type Answering<Resolver> =
  Extract<Resolver, (...given: never[]) => unknown> extends (
    parent: never,
    args: infer Args,
    ...rest: never[]
  ) => infer Result
    ? (args: Args) => Result
    : never;
type Answers<Resolvers> = { [Field in keyof Resolvers]?: Answering<NonNullable<Resolvers[Field]>> };

/** What the graph answers, by field of Query and Mutation, typed by the schema. */
export type RootFields = Answers<Required<QueryResolvers>> & Answers<Required<MutationResolvers>>;

/** A call as the web app sends it. */
export interface Asked {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

const schema = buildSchema(
  readFileSync(join(process.cwd(), 'gateway/src/generated/api.graphql'), 'utf8'),
);
const documents = new Map<string, DocumentNode>();

function documentOf(text: string): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  documents.set(text, document);
  return document;
}

/** A failure that the product means to give, with its code and its sentence for a person. */
export const refusal = (
  code: string,
  status: number,
  message: string,
  fields?: Record<string, string>,
): GraphQLError =>
  new GraphQLError(message, { extensions: { code, status, ...(fields && { fields }) } });

/** Told of what the web app asks for and the schema does not have, and of answers that are not what the schema promises. */
export type Mind = (mistake: Error) => void;

/** Carries out an operation on the schema of the product, each field answered by what `fields` has for it. */
export async function answerOperation(
  { query, variables }: Asked,
  fields: RootFields,
  mind: Mind,
): Promise<Response> {
  const result = await carryOut(query, variables, { rootValue: fields }, mind);
  for (const error of result.errors ?? []) if (!error.extensions['code']) mind(error);
  return Response.json(result);
}

/** An answer that a test gives itself, by the names that the operation gives to fields, held against the schema. */
export async function heldAgainstSchema(
  { query, variables }: Asked,
  answer: Response,
  mind: Mind,
): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  const { data, errors } = (await answer.json()) as ExecutionResult;
  if (!data) return Response.json({ data, errors });
  const told = { rootValue: data, fieldResolver: asTold };
  const result = await carryOut(query, variables, told, mind);
  for (const error of result.errors ?? []) mind(error);
  return Response.json({ data: result.data, ...(errors && { errors }) });
}

const asTold: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  _args,
  _context,
  { path },
) => source[path.key];

async function carryOut(
  query: string,
  variableValues: Asked['variables'],
  answers: Pick<ExecutionArgs, 'rootValue' | 'fieldResolver'>,
  mind: Mind,
): Promise<ExecutionResult> {
  try {
    return await execute({ schema, document: documentOf(query), variableValues, ...answers });
  } catch (mistake) {
    mind(mistake as Error);
    return { errors: [new GraphQLError((mistake as Error).message)] };
  }
}
