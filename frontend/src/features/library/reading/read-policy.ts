import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { OperationName } from '../../../generated/operation-name.ts';
import { answerAge } from '../../../shared/api/answer-age.ts';

/** What the cache holds is enough, unless something changed after it was read: then it stands until the new answer is there. */
export const readPolicy = (
  client: ApolloClient,
  operationName: OperationName,
  variables: OperationVariables,
): 'cache-first' | 'cache-and-network' =>
  answerAge(client).isOld(operationName, variables) ? 'cache-and-network' : 'cache-first';
