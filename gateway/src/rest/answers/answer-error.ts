import type { ErrorRequestHandler, Request } from 'express';
import { BusUnavailable } from '@convivio/platform/bus/bus-errors';
import {
  malformed,
  ProductError,
  tooLarge,
  unavailable,
  UNEXPECTED,
  wrongType,
} from '@convivio/platform/errors';
import { FilesUnavailable } from '@convivio/platform/files/file-errors';
import type { Log } from '@convivio/platform/log';

/** How long the rest of a refused body is taken and thrown away, so that the client gets to read the answer. */
const REST_OF_BODY_MS = 5_000;

/** The one place where the REST side turns an error into an answer. */
export function answerError(log: Log, restOfBodyMs = REST_OF_BODY_MS): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    const error = known(thrown);
    const requestId = response.locals['requestId'] as string;
    if (!error) log.error({ err: thrown, requestId }, 'unexpected error');
    // In mid-answer nothing can be said any more; a broken connection tells that it is not whole.
    if (response.headersSent) return void response.destroy();
    dropRestOfBody(request, restOfBodyMs);
    if (error?.retryAfter) response.set('retry-after', String(error.retryAfter));
    response.status(error?.status ?? 500).json({
      error: error?.message ?? UNEXPECTED,
      code: error?.code ?? 'UNEXPECTED',
      requestId,
      ...(error?.fields && { fields: error.fields }),
    });
  };
}

function known(thrown: unknown): ProductError | null {
  if (thrown instanceof ProductError) return thrown;
  if (thrown instanceof FilesUnavailable)
    return unavailable(
      'FILES_UNAVAILABLE',
      'Files cannot be stored or read at the moment. Try again in a few seconds.',
    );
  if (thrown instanceof BusUnavailable)
    return unavailable(
      'BUS_UNAVAILABLE',
      'This cannot be done at the moment. Try again in a few seconds.',
    );
  const { type, status, name } = (thrown ?? {}) as {
    type?: string;
    status?: number;
    name?: string;
  };
  if (name === 'URIError') return malformed('URL_MALFORMED', 'This address cannot be read.');
  if (type === 'entity.too.large')
    return tooLarge(
      'BODY_TOO_LARGE',
      'This is too much at once. A pasted text may have 400,000 characters: paste the recipe alone.',
    );
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return wrongType('BODY_ENCODING', 'Send the body as JSON in UTF-8.');
  if (type !== undefined || status === 400)
    return malformed('BODY_MALFORMED', 'The request body cannot be read as JSON.');
  return null;
}

/**
 * Takes what is left of a body and throws it away, for so long at most. Whoever read it has left it paused, and Node would
 * never come to its end: the connection of a body that has come meanwhile belongs to the requests after it.
 */
function dropRestOfBody(request: Request, ms: number): void {
  request.resume();
  if (request.complete) return;
  const cut = setTimeout(() => request.complete || request.socket.destroy(), ms);
  cut.unref();
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(cut));
}
