import {
  getOperationAST,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { malformed, type ProductError } from '../errors.ts';

/** What all fields of one operation may send and ask for together, in list items. One field alone is bounded by its own rules. */
const MOST = 5_000;
/** A text weighs as much as one list item for so many letters. */
const LETTERS_OF_AN_ITEM = 100;
/** What is answered on a page has some ten lines each. */
const ITEMS_OF_AN_ANSWER = 10;

type Variables = Record<string, unknown>;

interface WeightyField {
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
}

/**
 * How an operation is weighed with its variables: lists and texts that its fields send and the pages they ask for, each alias for
 * itself. The answer is a refusal (400) or null. Null where nothing has to be weighed, because it has one such field at most.
 */
export function operationWeigher(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): ((variables: Variables) => ProductError | null) | null {
  const operation = getOperationAST(document, operationName);
  const weighty = operation ? weightyFields(schema, document, operation) : [];
  if (weighty.length < 2) return null;
  const defaults = defaultsOf(operation?.variableDefinitions ?? []);
  return (given) => {
    const variables = { ...defaults, ...given };
    const weight = weighty.reduce((sum, field) => sum + weightOf(field, variables), 0);
    return weight > MOST ? tooMuch() : null;
  };
}

const defaultsOf = (definitions: readonly VariableDefinitionNode[]): Variables =>
  Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

const tooMuch = () =>
  malformed(
    'OPERATION_TOO_LARGE',
    'This asks for too much in one operation. Send it in several operations.',
  );

/** Fields of the root that take lists, texts in objects, or the size of a page; those of one name in the answer are one. */
function weightyFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): WeightyField[] {
  const root = schema.getRootType(operation.operation);
  if (!root) return [];
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  const found = new Map<string, WeightyField>();
  const seen = new Set<SelectionSetNode>();
  const collect = (selections: SelectionSetNode | undefined): void => {
    if (!selections || seen.has(selections)) return;
    seen.add(selections);
    for (const node of selections.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) collect(fragments.get(node.name.value));
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else {
        const field = weightyField(root, node.name.value);
        if (field) found.set(node.alias?.value ?? node.name.value, { node, field });
      }
    }
  };
  collect(operation.selectionSet);
  return [...found.values()];
}

/** The federation's own field is asked by gateways, with as many ids as another service has answered. */
const weightyField = (root: GraphQLObjectType, name: string) => {
  const field = name === '_entities' ? undefined : root.getFields()[name];
  return field?.args.some((arg) => arg.name === 'first' || isWeighty(arg.type)) ? field : null;
};

function isWeighty(type: GraphQLInputType): boolean {
  if (isListType(getNullableType(type))) return true;
  const named = getNamedType(type);
  return isInputObjectType(named)
    ? Object.values(named.getFields()).some((field) => isWeighty(field.type))
    : named.name === 'String';
}

function weightOf({ node, field }: WeightyField, variables: Variables): number {
  const sent = new Map(node.arguments?.map(({ name, value }) => [name.value, value]));
  return field.args.reduce((sum, { name, defaultValue }) => {
    const given = sent.get(name);
    const value = given ? valueFromASTUntyped(given, variables) : undefined;
    return (
      sum + (name === 'first' ? pageWeight(value ?? defaultValue) : itemsIn(value ?? defaultValue))
    );
  }, 0);
}

const pageWeight = (size: unknown) => (typeof size === 'number' ? size * ITEMS_OF_AN_ANSWER : 0);

function itemsIn(value: unknown): number {
  if (typeof value === 'string') return value.length / LETTERS_OF_AN_ITEM;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + 1 + itemsIn(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + itemsIn(part), 0);
}
