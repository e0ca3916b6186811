import type { Response } from 'express';
import { extendedValue } from '../../http/extended-value.ts';

/** Sends an iCalendar file; the tag is another one once the text is. */
export function sendCalendar(
  response: Response,
  { fileName, text }: { fileName: string; text: string },
  tag: string | null = null,
): void {
  response.set({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${extendedValue(fileName)}`,
    'x-content-type-options': 'nosniff',
    ...(tag !== null && { etag: `"${tag}"` }),
  });
  response.send(text);
}
