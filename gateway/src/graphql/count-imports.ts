import type { ApolloServerPlugin } from '@apollo/server';
import {
  getNamedType,
  GraphQLError,
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { ProductError } from '@convivio/platform/errors';
import { apiSchema } from '../rest/openapi/api-schema.ts';
import type { GatewayContext } from './supergraph.ts';

/** Work of minutes, which the mutation that begins it answers. */
const JOBS: ReadonlySet<string> = new Set(['IntakeJob', 'LibraryImport', 'LibraryExport']);

/** Mutations that answer such work and begin none. */
const STOP: ReadonlySet<string> = new Set(['cancelLibraryImport']);

/** Mutations that begin an import or export. */
export const COUNTED: ReadonlySet<string> = new Set(
  Object.values(apiSchema.getMutationType()?.getFields() ?? {})
    .filter(({ name, type }) => JOBS.has(getNamedType(type).name) && !STOP.has(name))
    .map(({ name }) => name),
);

/** Counts the imports and exports that an operation asks for, each alias for itself, before any of them is begun. */
export const countImports: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue, document, operation }) {
        const asked = operation ? importsIn(document, operation) : 0;
        if (asked === 0) return;
        try {
          await contextValue.countImports?.(asked);
        } catch (refused) {
          if (!(refused instanceof ProductError)) throw refused;
          // An answer like that of a mutation which refuses.
          throw new GraphQLError(refused.message, {
            originalError: refused,
            extensions: { http: { status: 200 } },
          });
        }
      },
    };
  },
};

/** Whether one of the document's operations asks for an import or export. */
export const beginsImport = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && importsIn(document, definition) > 0,
  );

/** How many imports and exports an operation asks for. */
export function importsIn(document: DocumentNode, operation: OperationDefinitionNode): number {
  if (operation.operation !== 'mutation') return 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  // Fields of the same name in the answer are one field, which is asked for once.
  const asked = new Set<string>();
  const seen = new Set<SelectionSetNode>();
  const count = (selections: SelectionSetNode | undefined): void => {
    if (!selections || seen.has(selections)) return;
    seen.add(selections);
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) count(fragments.get(selection.name.value));
      else if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet);
      else if (COUNTED.has(selection.name.value))
        asked.add(selection.alias?.value ?? selection.name.value);
    }
  };
  count(operation.selectionSet);
  return asked.size;
}
