import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
} from 'graphql';
import { z } from 'zod';
import { operationsOf } from './answer-shape.ts';
import { apiSchema } from './api-schema.ts';

/** Something that an operation has to be told: a variable, or a field of a variable that is an input object. */
export interface InputField {
  name: string;
  /** The variable that it is a field of; null where it is one itself. */
  of: string | null;
  type: GraphQLInputType;
  required: boolean;
  description?: string;
  /** What it is where nothing is said, in words of JSON. */
  default?: unknown;
}

/** What an operation has to be told, with what the schema says about it. */
export function inputFields(document: DocumentNode): InputField[] {
  const [operation] = operationsOf(document);
  const known = argumentsByVariable(document);
  return (operation?.variableDefinitions ?? []).flatMap((variable): InputField[] => {
    const name = variable.variable.name.value;
    const type = typeFromAST(apiSchema, variable.type as never) as GraphQLInputType;
    const plain = isNonNullType(type) ? (type.ofType as GraphQLInputType) : type;
    if (isInputObjectType(plain))
      return Object.values(plain.getFields()).map((field) => ({
        name: field.name,
        of: name,
        type: field.type,
        required: isRequiredInputField(field),
        ...describedBy(field.description, field.defaultValue),
      }));
    const { description, defaultValue } = known.get(name) ?? {};
    const own = variable.defaultValue && valueFromASTUntyped(variable.defaultValue);
    return [
      {
        name,
        of: null,
        type,
        required: isNonNullType(type) && own === undefined,
        ...describedBy(description, own ?? defaultValue),
      },
    ];
  });
}

const describedBy = (description: string | null | undefined, value: unknown) => ({
  ...(description && { description }),
  ...(value !== undefined && value !== null && { default: value }),
});

/** The argument that each variable is given to. */
function argumentsByVariable(document: DocumentNode) {
  const found = new Map<string, { description?: string | null; defaultValue?: unknown }>();
  const types = new TypeInfo(apiSchema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Variable: (node) => {
        const argument = types.getArgument();
        if (argument) found.set(node.name.value, argument);
      },
    }),
  );
  return found;
}

/** A zod schema that reads the field from a JSON body or from a query, with words for what does not hold; `own` reads it in another way. */
export function fieldReader(
  { type, required, description, default: ifNone }: InputField,
  place: 'body' | 'query',
  own?: z.ZodType,
): z.ZodType {
  const reader = own ?? (place === 'body' ? nullableReader(type) : parameterReader(type));
  return describe(required ? reader : reader.optional(), description, ifNone);
}

/** A parameter of an address is text, and there once. */
function parameterReader(type: GraphQLInputType): z.ZodType {
  const plain = isNonNullType(type) ? (type.ofType as GraphQLInputType) : type;
  const once = z.string('must be given once');
  if (isEnumType(plain)) return oneOf(plain.getValues().map(({ name }) => name));
  return String(plain) === 'Int'
    ? once.regex(/^\d{1,9}$/, 'must be a whole number').transform(Number)
    : once;
}

const describe = (reader: z.ZodType, description: string | undefined, ifNone: unknown) =>
  description || ifNone !== undefined
    ? reader.meta({
        ...(description && { description }),
        ...(ifNone !== undefined && { default: ifNone }),
      })
    : reader;

function nullableReader(type: GraphQLInputType): z.ZodType {
  if (isNonNullType(type)) return plainReader(type.ofType as GraphQLInputType);
  // What is left to be detected may be sent as no text at all.
  return isEnumType(type)
    ? z.union([plainReader(type), z.literal('').transform(() => null), z.null()], {
        error: oneOfWords(type.getValues().map(({ name }) => name)),
      })
    : plainReader(type).nullable();
}

function plainReader(type: GraphQLInputType): z.ZodType {
  if (isListType(type)) return z.array(nullableReader(type.ofType), orMissing('must be a list'));
  if (isEnumType(type)) return oneOf(type.getValues().map(({ name }) => name));
  if (isInputObjectType(type))
    return z.object(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [
          field.name,
          fieldReader(
            {
              name: field.name,
              of: null,
              type: field.type,
              required: isRequiredInputField(field),
              ...describedBy(field.description, field.defaultValue),
            },
            'body',
          ),
        ]),
      ),
      orMissing('must be an object'),
    );
  switch (String(type)) {
    case 'ID':
      return z.union([z.number(), z.string()], orMissing('must be an id')).transform(String);
    case 'Int':
      return z.int(orMissing('must be a whole number'));
    case 'Float':
      return z.number(orMissing('must be a number'));
    case 'Boolean':
      return z.boolean(orMissing('must be true or false'));
    default:
      return text;
  }
}

const orMissing = (words: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is required' : words),
});
/** Text that is there. */
export const text = z.string(orMissing('must be text'));
/** Text that says something. */
export const words = text.refine((given) => given.trim() !== '', 'is required');
const oneOfWords = (words: readonly string[]) => `must be one of ${words.join(', ')}`;
const oneOf = (words: readonly string[]) => z.enum(words as [string], oneOfWords(words));
