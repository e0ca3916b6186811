import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { extendedValue } from '../../http/extended-value.ts';

/** Sends an iCalendar file, or 304 to who has it already: calendar programs ask again and again. */
export function sendCalendar(
  request: Request,
  response: Response,
  { fileName, text }: { fileName: string; text: string },
): void {
  response.set({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${extendedValue(fileName)}`,
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    'x-content-type-options': 'nosniff',
  });
  if (request.fresh) return void response.status(304).end();
  response.send(text);
}
