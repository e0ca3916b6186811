interface ErrorBody {
  error?: unknown;
  code?: unknown;
  fields?: unknown;
  requestId?: unknown;
}

function parsed(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? body : {};
  } catch {
    return {};
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** An answer that is not a success. Its message is the status, a colon and the answer's text. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  /** The server's sentence for a person, when it sent one. */
  readonly sentence: string | null;
  /** Stable name of the failure, such as RECIPE_NOT_FOUND. */
  readonly code: string | null;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`);
    const body = parsed(text);
    this.status = status;
    this.sentence = textOrNull(body.error);
    this.code = textOrNull(body.code);
    this.fields =
      body.fields !== null && typeof body.fields === 'object'
        ? (body.fields as Record<string, string>)
        : {};
    this.requestId = textOrNull(body.requestId);
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}
