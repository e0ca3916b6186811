import {
  ApolloLink,
  type DocumentNode,
  type InMemoryCache,
  type OperationVariables,
} from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { tap } from 'rxjs';

/** So many answers are kept, counted by the fields of the root. */
const mostAnswers = 60;

/**
 * Bounds a cache, which Apollo lets grow without end: with every answer, those that were shown longest ago leave it,
 * and the objects that no other answer names.
 */
export function boundCache(cache: InMemoryCache, most = mostAnswers): ApolloLink {
  /** Fields of the root, the last used at the end. */
  const lastUsed = new Set<string>();
  const use = (query: DocumentNode, variables: OperationVariables) => {
    for (const field of rootFields(cache, query, variables)) {
      lastUsed.delete(field);
      lastUsed.add(field);
    }
  };
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        if (operation.operationType !== 'query') return;
        use(operation.query, operation.variables);
        for (const shown of operation.client.getObservableQueries('active'))
          use(shown.query, shown.variables);
        for (const field of lastUsed) {
          if (lastUsed.size <= most) break;
          lastUsed.delete(field);
          cache.evict({ id: 'ROOT_QUERY', fieldName: field, broadcast: false });
        }
        cache.gc();
      }),
    ),
  );
}

/** The fields of the root that an operation fills, as the cache names them. */
const rootFields = (
  { policies }: InMemoryCache,
  query: DocumentNode,
  variables: OperationVariables,
) =>
  getMainDefinition(query).selectionSet.selections.flatMap((field) =>
    field.kind === 'Field'
      ? policies.getStoreFieldName({
          typename: 'Query',
          fieldName: field.name.value,
          field,
          variables,
        })
      : [],
  );
