import { z } from 'zod';
import type { Envelope } from './bus.ts';
import { InvalidMessage, UnreadableMessage } from './bus-errors.ts';
import { largestMessageBytes } from './streams.ts';
import { checkSubject } from './subjects.ts';

// An id travels as a header on some engines: printable and of bounded length.
const envelope = z.object({
  id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without blanks'),
  subject: z.string(),
  time: z.iso.datetime(),
  actor: z.looseObject({ id: z.string() }).nullable(),
  data: z.unknown(),
});

/** The text that travels. Throws `InvalidMessage`. */
export function encodeMessage(message: Envelope): string {
  const checked = envelope.safeParse(message);
  if (!checked.success)
    throw new InvalidMessage(`This is not a message: ${z.prettifyError(checked.error)}`);
  checkSubject(message.subject);
  const text = encodeData(message.subject, message);
  if (Buffer.byteLength(text) > largestMessageBytes)
    throw new InvalidMessage(
      `A message of ${Buffer.byteLength(text)} bytes on ${message.subject} is too large; put the content into a file and send its key.`,
    );
  return text;
}

/** Data as JSON. Throws `InvalidMessage` for what JSON cannot say. */
export function encodeData(subject: string, data: unknown): string {
  try {
    return JSON.stringify(data) ?? 'null';
  } catch (cause) {
    throw new InvalidMessage(
      `The data of a message on ${subject} cannot be written as JSON: ${(cause as Error).message}`,
    );
  }
}

/** Throws `UnreadableMessage` for text that is not a message. */
export function decodeMessage(text: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableMessage('The payload is not JSON.', { cause });
  }
  const checked = envelope.safeParse(value);
  if (!checked.success)
    throw new UnreadableMessage(`The payload is not a message: ${z.prettifyError(checked.error)}`);
  return { ...checked.data, data: checked.data.data ?? null };
}
