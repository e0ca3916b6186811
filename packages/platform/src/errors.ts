/**
 * An error that a person may see: a stable code, an HTTP status and one sentence that says what to
 * do. Everything else is "Something went wrong".
 */
export class ProductError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    sentence: string,
    more: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(sentence, { cause: more.cause });
    this.name = 'ProductError';
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

export const malformed = (code: string, sentence: string, fields?: Record<string, string>) =>
  new ProductError(400, code, sentence, { fields });
export const unauthenticated = (sentence = 'Sign in to continue.') =>
  new ProductError(401, 'UNAUTHENTICATED', sentence);
export const forbidden = (code: string, sentence: string) => new ProductError(403, code, sentence);
export const notFound = (code: string, sentence: string) => new ProductError(404, code, sentence);
export const conflict = (code: string, sentence: string) => new ProductError(409, code, sentence);
export const tooLarge = (code: string, sentence: string) => new ProductError(413, code, sentence);
export const wrongType = (code: string, sentence: string) => new ProductError(415, code, sentence);
export const invalid = (code: string, sentence: string, fields?: Record<string, string>) =>
  new ProductError(422, code, sentence, { fields });
export const tooMany = (sentence: string, retryAfter: number) =>
  new ProductError(429, 'TOO_MANY_REQUESTS', sentence, { retryAfter });
export const unavailable = (code: string, sentence: string, cause?: unknown) =>
  new ProductError(503, code, sentence, { retryAfter: 5, cause });

/** What is shown for an error that carries no sentence of its own. */
export const UNEXPECTED = 'Something went wrong';
