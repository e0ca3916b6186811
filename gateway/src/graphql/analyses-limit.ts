import type { ApolloServerPlugin } from '@apollo/server';
import { malformed, type ProductError } from '@convivio/platform/errors';
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { apiSchema } from '../rest/openapi/api-schema.ts';
import type { GatewayContext } from './supergraph.ts';

/** Fields of a recipe that are computed when they are asked for: of a long recipe each takes up to half a second. */
const ANALYSES: ReadonlySet<string> = new Set([
  'nutrition',
  'sustainability',
  'flavour',
  'wine',
  'techniques',
]);
/** What one operation may have computed: a page of recipes with one analysis, or some with all. */
const MOST = 20;
/** Items of a list of which nothing is said. */
const ITEMS = 100;

type Variables = Record<string, unknown>;

/**
 * How the analyses are counted that an operation asks for with its variables: those of each item of a page as many as the page has. The answer is a
 * refusal (400) or null.
 */
export function analysesLimit(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => ProductError | null {
  const asked = analysesIn(document, operation);
  if (asked.length === 0) return () => null;
  const defaults: Variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  return (given) => {
    const variables = { ...defaults, ...given };
    const count = asked.reduce((sum, pages) => sum + itemsOf(pages, variables), 0);
    return count > MOST ? tooMany(count) : null;
  };
}

const tooMany = (count: number) =>
  malformed(
    'TOO_MANY_ANALYSES',
    `This asks for up to ${count.toLocaleString('en')} analyses of recipes, and one operation may ask for ${MOST}. ` +
      'Ask for fewer recipes or for fewer analyses at once.',
  );

/** Refuses an operation before it is run that asks for too many analyses. */
export const limitAnalyses: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, request }) {
        const refused = operation
          ? analysesLimit(document, operation)(request.variables ?? {})
          : null;
        if (refused)
          throw new GraphQLError(refused.message, {
            originalError: refused,
            extensions: { http: { status: refused.status } },
          });
      },
    };
  },
};

/** How long a list is: as a page is asked for, or unknown. */
type Length = { node: FieldNode; field: GraphQLField<unknown, unknown> } | typeof ITEMS;

/** The lists around each analysis that an operation asks for; fields of one name in the answer are one. */
function analysesIn(document: DocumentNode, operation: OperationDefinitionNode): Length[][] {
  const root = apiSchema.getRootType(operation.operation);
  if (!root) return [];
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  const found = new Map<string, Length[]>();
  const seen = new Set<string>();
  const setIds = new Map<SelectionSetNode, number>();
  const idOf = (set: SelectionSetNode) => {
    if (!setIds.has(set)) setIds.set(set, setIds.size);
    return setIds.get(set);
  };

  const walk = (
    selections: SelectionSetNode | undefined,
    type: GraphQLObjectType,
    path: string,
    around: { lists: Length[]; paged: boolean },
  ): void => {
    if (!selections) return;
    const place = `${path} ${idOf(selections)}`;
    if (seen.has(place)) return;
    seen.add(place);
    for (const node of selections.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD)
        walk(fragments.get(node.name.value), type, path, around);
      else if (node.kind === Kind.INLINE_FRAGMENT) walk(node.selectionSet, type, path, around);
      else {
        const field = type.getFields()[node.name.value];
        if (!field) continue;
        const below = `${path}.${node.alias?.value ?? node.name.value}`;
        if (type.name === 'Recipe' && ANALYSES.has(field.name)) found.set(below, around.lists);
        const inner = getNamedType(field.type);
        if (isObjectType(inner))
          walk(node.selectionSet, inner, below, listsBelow(node, field, around));
      }
    }
  };
  walk(operation.selectionSet, root, '', { lists: [], paged: false });
  return [...found.values()];
}

/** What a field with a page size holds is a page, as a list or as the lists right below it. */
function listsBelow(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { lists, paged }: { lists: Length[]; paged: boolean },
): { lists: Length[]; paged: boolean } {
  const isList = isListType(getNullableType(field.type));
  if (field.args.some(({ name }) => name === 'first'))
    return { lists: [...lists, { node, field }], paged: !isList };
  return isList && !paged ? { lists: [...lists, ITEMS], paged: false } : { lists, paged: false };
}

const itemsOf = (lists: readonly Length[], variables: Variables): number =>
  lists.reduce((items, length) => items * lengthOf(length, variables), 1);

function lengthOf(length: Length, variables: Variables): number {
  if (length === ITEMS) return ITEMS;
  const { node, field } = length;
  const given = node.arguments?.find(({ name }) => name.value === 'first');
  const size = given ? valueFromASTUntyped(given.value, variables) : undefined;
  const first = size ?? field.args.find(({ name }) => name === 'first')?.defaultValue;
  // What is no size is refused by the service.
  return typeof first === 'number' && first > 0 ? first : ITEMS;
}
