import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LettersRead, tooLargeAnswer } from './answer-size.ts';
import { answerTo, formatError, reportErrors } from './graphql-errors.ts';
import type { Verify } from '../identity/identity.ts';
import type { AskSubgraph } from './local-subgraphs.ts';
import type { Log } from '../service/log.ts';
import { operationWeigher } from './operation-weight.ts';
import type { RequestContext } from './subgraph.ts';

/** The operations of one product are few; texts beyond these push the oldest out. */
const KEPT_OPERATIONS = 500;

/** A checked operation as a program, or the mistakes in it. */
type Prepared =
  | {
      run: CompiledQuery['query'];
      weigh: ReturnType<typeof operationWeigher>;
      isQuery: boolean;
    }
  | { mistakes: readonly GraphQLError[] };

/**
 * Runs operations on the schema of one service; each is read, checked and compiled once. Mistakes
 * and refusals are answers, nothing is thrown.
 */
export function operationExecutor(
  schema: GraphQLSchema,
  { verify, log }: { verify: Verify; log: Log },
): AskSubgraph {
  const kept = new Map<string, Prepared>();

  function prepared(query: string, operationName: string | undefined): Prepared {
    const key = `${operationName ?? ''}\n${query}`;
    let operation = kept.get(key);
    if (!operation) {
      operation = prepare(schema, query, operationName);
      if ('run' in operation) kept.set(key, operation);
      if (kept.size > KEPT_OPERATIONS) kept.delete(kept.keys().next().value as string);
    }
    return operation;
  }

  return async ({ query, operationName, variables }, { authorization, requestId }) => {
    let context: RequestContext;
    try {
      context = {
        actor: await verify(authorization),
        requestId,
        log: log.child({ requestId }),
        read: new LettersRead(),
        guessedInVain: 0,
      };
    } catch (error) {
      return { data: null, errors: [answerTo(error, log, requestId)] };
    }
    const shown = (errors: readonly GraphQLError[]): GraphQLFormattedError[] => {
      reportErrors(log, requestId, errors, formatError);
      return errors.map((error) => formatError(error.toJSON(), error));
    };
    const operation = prepared(query, operationName);
    if ('mistakes' in operation) return { data: null, errors: shown(operation.mistakes) };
    const refused = operation.weigh?.(variables ?? {});
    if (refused) return { data: null, errors: [answerTo(refused, log, requestId)] };
    const { data, errors } = await operation.run(undefined, context, variables ?? {});
    // Without data the variables did not fit.
    if (data === undefined)
      return {
        data: null,
        errors: shown((errors ?? []).map((error) => coded(error, 'BAD_USER_INPUT'))),
      };
    // What a mutation has done is not refused any more.
    const large = operation.isQuery ? tooLargeAnswer(data) : null;
    if (large) return { data: null, errors: [answerTo(large, log, requestId)] };
    const { guessedInVain } = context;
    return {
      data,
      ...(errors?.length && { errors: shown(errors) }),
      ...(guessedInVain > 0 && { extensions: { guessedInVain } }),
    };
  };
}

function prepare(
  schema: GraphQLSchema,
  query: string,
  operationName: string | undefined,
): Prepared {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return { mistakes: [coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')] };
  }
  const mistakes = validate(schema, document);
  if (mistakes.length > 0)
    return { mistakes: mistakes.map((mistake) => coded(mistake, 'GRAPHQL_VALIDATION_FAILED')) };
  const asked = getOperationAST(document, operationName);
  if (!asked)
    return {
      mistakes: [
        coded(new GraphQLError('Name the operation to run.'), 'OPERATION_RESOLUTION_FAILURE'),
      ],
    };
  const compiled = compileQuery(schema, document, operationName);
  return isCompiledQuery(compiled)
    ? {
        run: compiled.query,
        weigh: operationWeigher(schema, document, operationName),
        isQuery: asked.operation === OperationTypeNode.QUERY,
      }
    : { mistakes: compiled.errors ?? [] };
}

/** The error with a code. What comes from the compiler carries no extensions to add it to. */
function coded(
  { message, nodes, originalError, extensions }: GraphQLError,
  code: string,
): GraphQLError {
  return new GraphQLError(message, { nodes, originalError, extensions: { ...extensions, code } });
}
