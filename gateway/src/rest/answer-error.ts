import type { ErrorRequestHandler } from 'express';
import { BusUnavailable } from '@convivio/platform/bus/bus-errors';
import { malformed, ProductError, tooLarge, unavailable, UNEXPECTED } from '@convivio/platform/errors';
import { FilesUnavailable } from '@convivio/platform/files/file-errors';
import type { Log } from '@convivio/platform/log';

/** The one place where the REST side turns an error into an answer. */
export function answerError(log: Log): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    if (response.headersSent) return next(thrown);
    const error = known(thrown);
    const requestId = response.locals['requestId'] as string;
    if (!error) log.error({ err: thrown, requestId, path: request.path }, 'unexpected error');
    if (error?.retryAfter) response.set('retry-after', String(error.retryAfter));
    response.status(error?.status ?? 500).json({ error: error?.message ?? UNEXPECTED, code: error?.code ?? 'UNEXPECTED', requestId, ...(error?.fields && { fields: error.fields }) });
  };
}

function known(thrown: unknown): ProductError | null {
  if (thrown instanceof ProductError) return thrown;
  if (thrown instanceof FilesUnavailable) return unavailable('FILES_UNAVAILABLE', 'Files cannot be stored or read at the moment. Try again in a few seconds.');
  if (thrown instanceof BusUnavailable) return unavailable('BUS_UNAVAILABLE', 'This cannot be done at the moment. Try again in a few seconds.');
  const { type, status } = (thrown ?? {}) as { type?: string; status?: number };
  if (type === 'entity.too.large') return tooLarge('BODY_TOO_LARGE', 'The request is too large.');
  if (type?.startsWith('entity.') || type === 'encoding.unsupported' || type === 'charset.unsupported' || status === 400) return malformed('BODY_MALFORMED', 'The request body cannot be read as JSON.');
  return null;
}
