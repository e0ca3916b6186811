import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { apiSchema } from './api-schema.ts';
import { restId } from '../answers/present-ids.ts';
import { scalarShapes, type JsonSchema } from './scalar-shapes.ts';
import {
  keyedById,
  listOf,
  objectSchema,
  presenting,
  reshaped,
  withBlanks,
  type Shaped,
} from './shaped.ts';

/** What a route answers: a JSON schema, and how the data of the operation becomes it. */
export interface AnswerShape {
  schema: JsonSchema;
  /** The schemas that it refers to, by the names of the fragments that they are made from. */
  named: Record<string, JsonSchema>;
  /** The data as REST shows it, null where it is nothing; changes it in place. */
  present(data: unknown): unknown;
}

/** A field of the data, or a field of that. */
type PathIn<Result> = {
  [Name in keyof Result & string]: Name | `${Name}.${keyof NonNullable<Result[Name]> & string}`;
}[keyof Result & string];

export interface ShapeOptions<Result> {
  /** The field of the data that is answered; all of them unless told. */
  of?: PathIn<Result>;
  /** A field of that, whose own fields stand in its place. */
  lift?: string;
  /** Fields that are asked for and not shown. */
  omit?: readonly string[];
  /** The names of lists, anywhere in it, that are objects instead: each thing under its id. */
  byId?: readonly string[];
  /** Of lists, anywhere in it, by their names: fields that readers look for in their things and that nobody can fill, which are null. */
  blanks?: Readonly<Record<string, readonly string[]>>;
}

export const refTo = (id: string) => `#/components/schemas/${id}`;

/** Derives what a route answers from its operation. Field by field it is what the schema says, with numbers for ids. */
export function answerShape<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  { of, lift, omit = [], ...nested }: ShapeOptions<Result> = {},
): AnswerShape {
  const [operation] = operationsOf(document);
  const root = operation && apiSchema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('a route needs an operation');
  const builder = shapeBuilder(document, nested);
  const whole = builder.object(operation.selectionSet, root);
  const path = of?.split('.') ?? [];
  const picked = path.reduce((at: Shaped | undefined, name) => at?.fields[name], whole);
  if (!picked) throw new Error(`the operation has no field ${of}`);
  const shaped = lift || omit.length > 0 ? reshaped(picked, lift, omit) : picked;
  return {
    schema: withoutNull(shaped.schema),
    named: builder.named,
    present: (data) => {
      const value = path.reduce((at, name) => (at as Record<string, unknown>)[name], data);
      if (value === null) return null;
      shaped.present?.(value);
      return shaped.replace ? shaped.replace(value) : value;
    },
  };
}

/** What is answered is there: nothing is a failure. */
const withoutNull = (schema: JsonSchema): JsonSchema =>
  (schema['anyOf'] as JsonSchema[] | undefined)?.[0] ?? schema;

function shapeBuilder(document: DocumentNode, nested: NestedOptions) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const named: Record<string, JsonSchema> = {};

  function object(set: SelectionSetNode, type: GraphQLObjectType): Shaped {
    const [first] = set.selections;
    // What is one fragment and nothing else bears its name.
    if (set.selections.length === 1 && first?.kind === Kind.FRAGMENT_SPREAD) {
      const name = first.name.value;
      const shaped = object(fragmentOf(name).selectionSet, type);
      named[name] ??= shaped.schema;
      return { ...shaped, schema: { $ref: refTo(name) } };
    }
    const fields = fieldsOf(set, type);
    return { schema: objectSchema(fields), fields, ...presenting(fields) };
  }

  function fieldsOf(set: SelectionSetNode, type: GraphQLObjectType): Record<string, Shaped> {
    const found: Record<string, Shaped> = {};
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        Object.assign(found, fieldsOf(fragmentOf(selection.name.value).selectionSet, type));
      else if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        if (!field) throw new Error(`${type.name} has no field ${selection.name.value}`);
        const name = selection.alias?.value ?? selection.name.value;
        const shaped = inOwnForm(name, output(field.type, selection.selectionSet), nested);
        found[name] = field.description
          ? { ...shaped, schema: { ...shaped.schema, description: field.description } }
          : shaped;
      } else throw new Error('the REST adapter asks for no inline fragments');
    }
    return found;
  }

  function output(type: GraphQLOutputType, set: SelectionSetNode | undefined): Shaped {
    if (isNonNullType(type)) return nonNull(type.ofType as GraphQLOutputType, set);
    const shaped = nonNull(type, set);
    return { ...shaped, schema: { anyOf: [shaped.schema, { type: 'null' }] } };
  }

  function nonNull(type: GraphQLOutputType, set: SelectionSetNode | undefined): Shaped {
    if (isListType(type)) return listOf(output(type.ofType as GraphQLOutputType, set));
    const plain = getNamedType(type);
    if (isObjectType(plain) && set) return object(set, plain);
    return leaf(plain);
  }

  const fragmentOf = (name: string) => fragments.get(name) as FragmentDefinitionNode;
  return { object, named };
}

type NestedOptions = Pick<ShapeOptions<unknown>, 'byId' | 'blanks'>;

/** A field as REST shows those of its name. */
function inOwnForm(
  name: string,
  shaped: Shaped,
  { byId = [], blanks = {} }: NestedOptions,
): Shaped {
  if (byId.includes(name)) return keyedById(shaped);
  return blanks[name] ? withBlanks(shaped, blanks[name]) : shaped;
}

/** A value without fields: an enum or a scalar. */
function leaf(type: GraphQLNamedType): Shaped {
  if (isEnumType(type))
    return {
      schema: { type: 'string', enum: type.getValues().map(({ name }) => name) },
      fields: {},
    };
  const schema = scalarShapes[type.name];
  if (!schema) throw new Error(`REST has no form for ${type.name}`);
  return {
    // What GraphQL says of its own scalars tells nothing.
    schema: isSpecifiedScalarType(type)
      ? schema
      : { description: type.description ?? '', ...schema },
    fields: {},
    ...(type.name === 'ID' && { replace: (value) => value && restId(value as string) }),
  };
}

export const operationsOf = (document: DocumentNode) =>
  document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
