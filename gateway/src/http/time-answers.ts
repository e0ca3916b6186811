import type { AnswerTimes } from '@convivio/platform/answer-times';
import type { RequestHandler } from 'express';

/** Notes how long answers take: from the request to the last byte that is given away. Lines that stay open are no answers, nor are looks at the health. */
export const timeAnswers =
  (times: AnswerTimes): RequestHandler =>
  (request, response, next) => {
    const from = performance.now();
    response.once('finish', () => {
      const isLine = String(response.getHeader('content-type')).startsWith('text/event-stream');
      if (!isLine && !request.originalUrl.startsWith('/health/'))
        times.note(performance.now() - from);
    });
    next();
  };
