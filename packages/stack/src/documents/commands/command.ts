import type { Cursors } from '../cursors.ts';
import { failure } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { isFields, type Fields } from '../values.ts';
import type { CursorBatch } from '../wire/cursor-reply.ts';

/** What a command runs with. */
export interface Context {
  store: Store;
  cursors: Cursors;
  database: string;
  /** Bytes of documents that came beside the command. */
  attachments: Map<string, Uint8Array[]>;
  connectionId: number;
}

/** One command of the protocol. */
export interface Command {
  /** The fields it understands beside its own name and those that every command may carry. Others are refused. */
  fields: readonly string[];
  run(command: Fields, context: Context): Fields | CursorBatch;
}

/** The namespace that a command's first field names. */
export function namespaceOf(command: Fields, name: string, context: Context): string {
  const collection = command[name];
  if (typeof collection !== 'string')
    throw failure('InvalidNamespace', `collection name has invalid type ${typeof collection}`);
  if (collection === '')
    throw failure('InvalidNamespace', `Invalid namespace specified '${context.database}.'`);
  return `${context.database}.${collection}`;
}

/** A document field of a command; empty when it is missing. */
export function fieldsIn(command: Fields, name: string): Fields {
  const value = command[name];
  if (value === undefined || value === null) return {};
  if (!isFields(value))
    throw failure(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type '${Array.isArray(value) ? 'array' : typeof value}', expected type 'object'`,
    );
  return value;
}

/** A whole number of a command that is not negative, or undefined when it is missing. */
export function countIn(command: Fields, name: string): number | undefined {
  const value = command[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number')
    throw failure(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type '${typeof value}', expected types '[long, int, decimal, double]'`,
    );
  if (!(value >= 0))
    throw failure('BadValue', `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  return Math.trunc(value);
}

/** A yes or no of a command. */
export function flagIn(command: Fields, name: string, missing: boolean): boolean {
  const value = command[name] ?? missing;
  if (typeof value !== 'boolean' && typeof value !== 'number')
    throw failure(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type '${typeof value}', expected type 'bool'`,
    );
  return Boolean(value);
}

/** Throws unless the fields are there. */
export function requireFields(what: string, command: Fields, names: readonly string[]): void {
  const missing = names.find((name) => command[name] === undefined);
  if (missing !== undefined)
    throw failure(
      'IDLFailedToParse',
      `BSON field '${what}.${missing}' is missing but a required field`,
    );
}

/** A list of documents in a command. */
export function listIn(command: Fields, name: string): Fields[] {
  const value = command[name];
  if (!Array.isArray(value) || !value.every(isFields))
    throw failure(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type, expected type 'array' of objects`,
    );
  return value;
}
