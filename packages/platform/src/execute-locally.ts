import { execute, getOperationAST, GraphQLError, parse, validate, type DocumentNode, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { answerTo, formatError, reportErrors } from './graphql-errors.ts';
import type { Verify } from './identity.ts';
import type { AskSubgraph } from './local-subgraphs.ts';
import type { Log } from './log.ts';
import type { RequestContext } from './subgraph.ts';

/** The operations of one product are few; texts beyond these push the oldest out. */
const KEPT_DOCUMENTS = 500;

/** Runs operations on a schema in this process, with the errors that its HTTP endpoint would answer. */
export function executeLocally(schema: GraphQLSchema, { verify, log }: { verify: Verify; log: Log }): AskSubgraph {
  const documents = new Map<string, DocumentNode>();

  function documentOf(query: string): DocumentNode | readonly GraphQLError[] {
    const kept = documents.get(query);
    if (kept) return kept;
    let document: DocumentNode;
    try {
      document = parse(query);
    } catch (error) {
      return [coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')];
    }
    const mistakes = validate(schema, document);
    if (mistakes.length > 0) return mistakes.map((mistake) => coded(mistake, 'GRAPHQL_VALIDATION_FAILED'));
    documents.set(query, document);
    if (documents.size > KEPT_DOCUMENTS) documents.delete(documents.keys().next().value as string);
    return document;
  }

  return async ({ query, operationName, variables }, { authorization, requestId }) => {
    const refused = (errors: readonly GraphQLError[]) => {
      reportErrors(log, requestId, errors, formatError);
      return { data: null, errors: errors.map(shown) };
    };
    let contextValue: RequestContext;
    try {
      contextValue = { actor: await verify(authorization), requestId, log: log.child({ requestId }) };
    } catch (error) {
      return { data: null, errors: [answerTo(error, log, requestId)] };
    }
    const document = documentOf(query);
    if (!('kind' in document)) return refused(document);
    if (!getOperationAST(document, operationName)) return refused([coded(new GraphQLError('The operation to run is not named.'), 'OPERATION_RESOLUTION_FAILURE')]);
    const { data, errors } = await execute({ schema, document, contextValue, operationName, variableValues: variables ?? {} });
    // Without data the variables did not fit.
    if (data === undefined) return refused((errors ?? []).map((error) => coded(error, 'BAD_USER_INPUT')));
    if (!errors) return { data };
    reportErrors(log, requestId, errors, formatError);
    return { data, errors: errors.map(shown) };
  };
}

const shown = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);

function coded(error: GraphQLError, code: string): GraphQLError {
  error.extensions['code'] = code;
  return error;
}
