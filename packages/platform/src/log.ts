import { pino, type Logger } from 'pino';

export type Log = Logger;

/** A structured log without personal data: tokens, addresses and texts are removed before a line is written. */
export function createLog(name: string, level: string = 'info'): Log {
  return pino({
    name,
    level,
    redact: { paths: ['*.email', '*.password', '*.authorization', '*.token', '*.text', 'req.headers', 'email', 'password', 'authorization', 'token'], remove: true },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
