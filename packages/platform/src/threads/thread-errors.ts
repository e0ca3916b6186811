/** A job in a thread did not end, or a stream gave no further item, within its time: its thread was killed. */
export class ThreadTimeout extends Error {
  readonly code = 'THREAD_TIMEOUT';
  constructor(job: string, timeoutMs: number) {
    super(`The job ${job} was stopped after ${timeoutMs / 1000} s.`);
    this.name = 'ThreadTimeout';
  }
}

/** A job in a thread needed more memory than its thread may have: the thread was killed. */
export class ThreadOutOfMemory extends Error {
  readonly code = 'THREAD_OUT_OF_MEMORY';
  constructor(job: string, cause: unknown) {
    super(`The job ${job} was stopped because it needed too much memory.`, { cause });
    this.name = 'ThreadOutOfMemory';
  }
}

/** What is thrown in a thread as it travels: classes do not, names and fields do. */
export interface Thrown {
  name: string;
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
  cause: Thrown | null;
}

const MOST_CAUSES = 5;

/** What was thrown in a thread, to be sent out of it. */
export function packThrown(error: unknown, depth = 0): Thrown {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, fields: {}, cause: null };
  const { name, message, stack, cause, ...fields } = error;
  const plain = Object.entries(fields).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return {
    name,
    message,
    stack,
    fields: Object.fromEntries(plain),
    cause: cause === undefined || depth >= MOST_CAUSES ? null : packThrown(cause, depth + 1),
  };
}

/** The error again, outside: of class Error, with the name, the code and the other plain fields that it had. */
export function unpackThrown({ name, message, stack, fields, cause }: Thrown): Error {
  const error = new Error(message, cause ? { cause: unpackThrown(cause) } : {});
  return Object.assign(error, { ...fields, name, ...(stack !== undefined && { stack }) });
}
