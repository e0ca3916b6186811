/** A job did not end, or a stream gave no further item, within its time: its process was killed. */
export class JobTimeout extends Error {
  readonly code = 'JOB_TIMEOUT';
  constructor(job: string, timeoutMs: number) {
    super(`The job ${job} was stopped after ${timeoutMs / 1000} s.`);
    this.name = 'JobTimeout';
  }
}

/** A job needed more memory than its process may have: it was killed, or found no more. */
export class JobOutOfMemory extends Error {
  readonly code = 'JOB_OUT_OF_MEMORY';
  constructor(job: string, cause: unknown) {
    super(`The job ${job} was stopped because it needed too much memory.`, { cause });
    this.name = 'JobOutOfMemory';
  }
}

/** The process of a job ended before the job did, as when native code of an engine breaks. */
export class JobBrokeOff extends Error {
  readonly code = 'JOB_BROKE_OFF';
  constructor(job: string, cause: unknown) {
    super(`The process of the job ${job} broke off.`, { cause });
    this.name = 'JobBrokeOff';
  }
}

/** What a job itself threw in its process, with the name, the code and the other plain fields that it had there. */
export class ThrownInJob extends Error {}

/** What is thrown in a process as it travels: classes do not, names and fields do. */
export interface Thrown {
  name: string;
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
  cause: Thrown | null;
}

const MOST_CAUSES = 5;

/** What was thrown in a process, to be sent out of it. */
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

/** The error again, outside. */
export function unpackThrown({ name, message, stack, fields, cause }: Thrown): ThrownInJob {
  const error = new ThrownInJob(message, cause ? { cause: unpackThrown(cause) } : {});
  return Object.assign(error, { ...fields, name, ...(stack !== undefined && { stack }) });
}

/** What V8 throws where one thing alone has become too large, before the memory is used up. */
const TOO_LARGE =
  /maximum size exceeded|allocation failed|Invalid (?:string|array|typed array|array buffer) length/;

/** Whether what was thrown says that there is no more room. */
export const isAllocationFailure = ({ name, message }: Thrown): boolean =>
  name === 'RangeError' && TOO_LARGE.test(message);
