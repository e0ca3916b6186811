import { failure, notSupported } from '../errors.ts';
import { sameValue } from '../ordering/compare.ts';
import { compileFilter } from '../query/matcher.ts';
import { fieldOf, isFields, positionOf, type Fields } from '../values.ts';

/** An index as `createIndexes` describes it and `listIndexes` reports it. */
export interface IndexDefinition {
  v: number;
  key: Fields;
  name: string;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: Fields;
  expireAfterSeconds?: number;
}

const OPTIONS = [
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
];

export const ID_INDEX: IndexDefinition = { v: 2, key: { _id: 1 }, name: '_id_' };

/** Options of MongoDB that change what an index holds: without them it would be another index. */
const UNKNOWN_HERE = [
  'collation',
  'weights',
  'hidden',
  'wildcardProjection',
  'textIndexVersion',
  'default_language',
];

/** Reads one entry of `createIndexes`. Throws for kinds of index that this engine does not have. */
export function readDefinition(source: unknown): IndexDefinition {
  if (!isFields(source))
    throw failure('TypeMismatch', "The elements of the 'indexes' array must be objects");
  const { key, name } = source;
  if (!isFields(key) || Object.keys(key).length === 0)
    throw failure('CannotCreateIndex', 'Index keys cannot be empty.');
  if (typeof name !== 'string' || name === '')
    throw failure(
      'FailedToParse',
      "The 'name' field is a required property of an index specification",
    );
  refuseUnknown(source);
  if (Object.keys(key)[0] === '_id' && Object.keys(key).length === 1) {
    if (key._id !== 1)
      throw failure(
        'BadValue',
        `The field 'key' for an _id index must be {_id: 1}, but got { _id: ${JSON.stringify(key._id)} }`,
      );
    return ID_INDEX;
  }
  for (const field of Object.keys(key)) refusePart(field, fieldOf(key, field));

  const definition: IndexDefinition = { v: 2, key, name };
  if (readFlag(source, 'unique')) definition.unique = true;
  if (readFlag(source, 'sparse')) definition.sparse = true;
  if (source.partialFilterExpression !== undefined) {
    if (definition.sparse)
      throw failure(
        'CannotCreateIndex',
        'cannot mix "partialFilterExpression" and "sparse" options',
      );
    refuseInPartial(source.partialFilterExpression);
    definition.partialFilterExpression = source.partialFilterExpression as Fields;
  }
  if (source.expireAfterSeconds !== undefined)
    definition.expireAfterSeconds = readExpiry(source, key);
  return definition;
}

function refuseUnknown(source: Fields): void {
  const unknown = Object.keys(source).find((option) => !OPTIONS.includes(option));
  if (unknown === undefined) return;
  if (UNKNOWN_HERE.includes(unknown)) throw notSupported(`The index option '${unknown}'`);
  throw failure(
    'InvalidIndexSpecificationOption',
    `The field '${unknown}' is not valid for an index specification. Specification: ${JSON.stringify(source)}`,
  );
}

function readFlag(source: Fields, option: 'unique' | 'sparse'): boolean {
  const value = source[option];
  if (value !== undefined && typeof value !== 'boolean' && typeof value !== 'number')
    throw failure(
      'TypeMismatch',
      `The field '${option}' has value ${JSON.stringify(value)}, which is not convertible to bool`,
    );
  return Boolean(value);
}

function readExpiry(source: Fields, key: Fields): number {
  const seconds = source.expireAfterSeconds;
  if (typeof seconds !== 'number' || seconds < 0 || seconds > 2 ** 31)
    throw failure(
      'CannotCreateIndex',
      "TTL index 'expireAfterSeconds' option must be within an acceptable range",
    );
  if (Object.keys(key).length > 1)
    throw failure(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL. ' +
        `Index spec: ${JSON.stringify(source)}`,
    );
  return seconds;
}

const IN_PARTIAL = ['$eq', '$gt', '$gte', '$lt', '$lte', '$exists', '$type', '$in', '$and', '$or'];

/** A partial index may only be described by simple conditions, as in MongoDB. */
function refuseInPartial(expression: unknown): void {
  compileFilter(expression);
  const refuse = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(refuse);
    if (!isFields(value)) return;
    for (const name of Object.keys(value)) {
      if (
        name.startsWith('$') &&
        (!IN_PARTIAL.includes(name) || (name === '$exists' && value.$exists !== true))
      )
        throw failure('CannotCreateIndex', `Expression not supported in partial index: ${name}`);
      refuse(fieldOf(value, name));
    }
  };
  refuse(expression);
}

function refusePart(field: string, direction: unknown): void {
  if (field === '' || field.split('.').includes(''))
    throw failure('CannotCreateIndex', 'Index keys cannot be an empty field.');
  if (field.includes('$'))
    throw field.includes('$**')
      ? notSupported('A wildcard index')
      : failure(
          'CannotCreateIndex',
          "Index key contains an illegal field name: field name starts with '$'.",
        );
  if (field.split('.').some((part) => positionOf(part) !== null))
    throw notSupported('An index on an array position');
  if (typeof direction === 'string') throw notSupported(`An index of type '${direction}'`);
  if (typeof direction !== 'number' || direction === 0 || Number.isNaN(direction))
    throw failure(
      'CannotCreateIndex',
      `Values in v:2 index key pattern cannot be of type ${typeof direction}. Only numbers > 0, numbers < 0, and strings are allowed.`,
    );
}

/** True when the index that exists already is the one asked for. Throws when it only seems so. */
export function isSameIndex(existing: IndexDefinition, wanted: IndexDefinition): boolean {
  const sameKey = sameValue(existing.key, wanted.key);
  const sameOptions =
    sameKey &&
    !!existing.unique === !!wanted.unique &&
    !!existing.sparse === !!wanted.sparse &&
    existing.expireAfterSeconds === wanted.expireAfterSeconds &&
    sameValue(existing.partialFilterExpression ?? null, wanted.partialFilterExpression ?? null);
  if (existing.name === wanted.name) {
    if (sameOptions) return true;
    const message =
      'An existing index has the same name as the requested index. When index names are not specified, ' +
      'they are auto generated and can cause conflicts. Please refer to our documentation. ' +
      `Requested index: ${JSON.stringify(wanted)}, existing index: ${JSON.stringify(existing)}`;
    throw sameKey &&
      existing.expireAfterSeconds !== wanted.expireAfterSeconds &&
      !!existing.unique === !!wanted.unique
      ? failure('IndexOptionsConflict', message)
      : failure('IndexKeySpecsConflict', message);
  }
  if (
    sameKey &&
    sameValue(existing.partialFilterExpression ?? null, wanted.partialFilterExpression ?? null) &&
    !!existing.unique === !!wanted.unique &&
    !!existing.sparse === !!wanted.sparse
  )
    throw failure(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${existing.name}`,
    );
  return false;
}
