import type { Fields } from './values.ts';

/** The MongoDB error codes that this engine answers with; names as MongoDB spells them. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  Unauthorized: 13,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  NotImplemented: 238,
  BSONObjectTooLarge: 10334,
  IDLFailedToParse: 40414,
  IDLUnknownField: 40415,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

/** A failure as MongoDB reports it: a number, its name, a sentence, and sometimes details such as the duplicate key. */
export class MongoFailure extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly details: Fields;

  constructor(code: number, codeName: string, message: string, details: Fields = {}) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.details = details;
  }
}

/** A failure by MongoDB's name for it. `details` become fields of the reply. */
export function failure(
  codeName: keyof typeof CODES,
  message: string,
  details: Fields = {},
): MongoFailure {
  return new MongoFailure(CODES[codeName], codeName, message, details);
}

/** MongoDB gives many checks only a number; its name is then the number itself. */
export function locationFailure(code: number, message: string): MongoFailure {
  return new MongoFailure(code, `Location${code}`, message);
}

/** What MongoDB can do and this engine does not: said, rather than answered wrongly. */
export function notSupported(what: string): MongoFailure {
  return failure('NotImplemented', `${what} is not supported by the embedded documents engine`);
}

/** Any thrown value as a failure that can be sent to a client. */
export function asFailure(error: unknown): MongoFailure {
  if (error instanceof MongoFailure) return error;
  return failure('InternalError', error instanceof Error ? error.message : String(error));
}

/** The fields of a failed command's reply. */
export function failureReply(error: unknown): Fields {
  const { message, code, codeName, details } = asFailure(error);
  return { ok: 0, errmsg: message, code, codeName, ...details };
}
