import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What must not be null and is: null stands in the nearest place above that may be. */
const MISSING = Symbol('missing');
type Read = (value: unknown) => unknown;
type Data = Record<string, unknown>;

/** Thrown while a reader is made, for an operation that has none. */
class NotRead extends Error {}

/**
 * Reads the answer of an operation out of what its services have brought: the fields that were asked for, in their order, and nulls where something
 * is missing. Null for operations with conditions, with abstract types, or about the schema.
 */
export function answerReader(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ((data: Data) => Data | null) | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const root = schema.getRootType(operation.operation);
  if (!root) return null;
  try {
    const read = object(root, [operation.selectionSet], fragments);
    return (data) => {
      const whole = read(data);
      return whole === MISSING ? null : (whole as Data);
    };
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function object(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Read {
  const fields = [...fieldsOf(sets, fragments)].map(([key, { name, inner }]) => {
    if (name === '__typename') return [key, () => type.name] as const;
    const field = type.getFields()[name];
    // Only questions about the schema ask for fields that a type does not list.
    if (!field) throw new NotRead(name);
    return [key, value(field.type, inner, fragments)] as const;
  });
  return (given) => {
    if (given === null || given === undefined) return null;
    const read: Data = {};
    for (const [key, readField] of fields) {
      const found = readField((given as Data)[key]);
      if (found === MISSING) return MISSING;
      read[key] = found;
    }
    return read;
  };
}

function value(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Read {
  if (isNonNullType(type)) {
    const read = plain(type.ofType as GraphQLOutputType, sets, fragments);
    return (given) => {
      const found = read(given);
      return found === null ? MISSING : found;
    };
  }
  const read = plain(type, sets, fragments);
  return (given) => {
    const found = read(given);
    return found === MISSING ? null : found;
  };
}

function plain(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Read {
  if (isListType(type)) {
    const read = value(type.ofType as GraphQLOutputType, sets, fragments);
    return (given) => {
      if (!Array.isArray(given)) return null;
      const list = given.map(read);
      return list.includes(MISSING) ? MISSING : list;
    };
  }
  const named = getNamedType(type);
  if (isObjectType(named)) return object(named, sets, fragments);
  if (isCompositeType(named)) throw new NotRead(named.name);
  return (given) => given ?? null;
}

/** The fields of selection sets by the names that they have in the answer; one that is asked for twice is one. */
function fieldsOf(sets: readonly SelectionSetNode[], fragments: Fragments) {
  const fields = new Map<string, { name: string; inner: SelectionSetNode[] }>();
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.directives?.length) throw new NotRead('a condition');
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        collect((fragments.get(selection.name.value) as FragmentDefinitionNode).selectionSet);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else {
        const key = selection.alias?.value ?? selection.name.value;
        if (key === '__proto__') throw new NotRead(key);
        const field = fields.get(key) ?? { name: selection.name.value, inner: [] };
        if (selection.selectionSet) field.inner.push(selection.selectionSet);
        fields.set(key, field);
      }
    }
  };
  sets.forEach(collect);
  return fields;
}
