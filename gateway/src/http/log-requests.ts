import type { RequestHandler } from 'express';
import type { Log } from '@convivio/platform/log';

/** One line a request, without what a person has sent: the route as it is written in the table, never the address with its ids, links and queries. */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.on('close', () => {
      const { requestId, route } = response.locals as { requestId: string; route?: string };
      const ms = Math.round(performance.now() - startedAt);
      log.info(
        {
          requestId,
          method: request.method,
          route: route ?? areaOf(request.originalUrl),
          status: response.statusCode,
          ms,
          ...(!response.writableFinished && { brokenOff: true }),
        },
        'request',
      );
    });
    next();
  };
}

/** The part of the site that is asked for: what stands further back may name somebody. */
function areaOf(address: string): string {
  return /^\/[a-z-]*(?=[/?]|$)/.exec(address)?.[0] ?? '(other)';
}
