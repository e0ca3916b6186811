import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ProductError } from '@convivio/platform/errors';
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import type { Graphql, OperationAnswer } from '../graphql/graphql.ts';
import type { GatewayContext } from '../graphql/supergraph.ts';

/**
 * Runs typed operations for REST routes, exactly as POST /graphql would. `mayLack` is the path of a part, joined by dots, that the result may do without:
 * where it has failed alone, it is null.
 */
export type RunOperation = <Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  context: GatewayContext,
  mayLack?: string,
) => Promise<Result>;

/** Throws the first error of the answer as a ProductError, except for one that only leaves out what may be lacking. */
export function operationRunner(graphql: Graphql): RunOperation {
  const texts = new WeakMap<object, string>();
  // A document that is not printed before is printed with every request.
  const textOf = (document: DocumentNode) => {
    const text = texts.get(document) ?? print(document);
    texts.set(document, text);
    return text;
  };
  return async <Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
    context: GatewayContext,
    mayLack?: string,
  ) => {
    const { data, errors } = await answerOf(
      graphql,
      { query: textOf(document), variables: variables as Record<string, unknown> },
      context,
    );
    const part = mayLack?.split('.');
    const error = errors?.find((each) => !(part && data && lacksOnly(part, data, each)));
    if (error) {
      const { status, code, fields, retryAfter } = (error.extensions ?? {}) as {
        status?: number;
        code?: string;
        fields?: Record<string, string>;
        retryAfter?: number;
      };
      throw new ProductError(status ?? 500, code ?? 'UNEXPECTED', error.message, {
        ...(fields && { fields }),
        ...(retryAfter && { retryAfter }),
      });
    }
    return data as Result;
  };
}

async function answerOf(
  { server, runPrepared }: Graphql,
  request: { query: string; variables: Record<string, unknown> },
  context: GatewayContext,
): Promise<OperationAnswer> {
  const prepared = runPrepared(request, context);
  if (prepared) return prepared;
  const { body } = await server.executeOperation(request, { contextValue: context });
  if (body.kind !== 'single') throw new Error('an operation of the REST adapter answered in parts');
  return body.singleResult;
}

/** Whether an error has left out nothing else than this part. One of a whole service names no path, and then it brought this part alone. */
function lacksOnly(
  part: readonly string[],
  data: Record<string, unknown>,
  { path = [] }: GraphQLFormattedError,
): boolean {
  const found = part.reduce<unknown>(
    (at, name) => (at as Record<string, unknown> | undefined)?.[name],
    data,
  );
  return found === null && part.every((name, at) => path[at] === undefined || path[at] === name);
}
