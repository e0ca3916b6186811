import { levels, pino, type Logger } from 'pino';

export type Log = Logger;

/** A structured log without personal data: tokens, addresses and texts are removed before a line is written. */
export function createLog(name: string, level: string = 'info'): Log {
  return pino({
    name,
    // A level that does not exist is for the settings to complain about, not for whoever logs that complaint.
    level: level === 'silent' || level in levels.values ? level : 'info',
    redact: {
      paths: [
        '*.email',
        '*.password',
        '*.authorization',
        '*.token',
        '*.text',
        'req.headers',
        'email',
        'password',
        'authorization',
        'token',
      ],
      remove: true,
    },
    serializers: { err: plainError },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** What helps to find a fault, and no more: drivers hang the values that they were given on their errors. */
function plainError(error: unknown, depth = 0): unknown {
  if (typeof (error as Error | null)?.message !== 'string') return { message: String(error) };
  const { name, message, stack, cause, code } = error as Error & { code?: unknown };
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause !== undefined && depth < 3 && { cause: plainError(cause, depth + 1) }),
  };
}
