import type { Envelope } from '../bus.ts';
import { encodeMessage } from '../envelope.ts';
import { streamOf } from '../streams.ts';
import type { BusFile } from './bus-file.ts';
import { transact } from './schema.ts';

/** Stores messages for good, each id once. Throws `InvalidMessage`. */
export function messagePublisher(file: BusFile) {
  const remember = file.durable.prepare(
    'INSERT INTO published (id, at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const store = file.durable.prepare(
    'INSERT INTO messages (stream, subject, text, bytes, at) VALUES (?, ?, ?, ?, ?)',
  );

  /** In one transaction: what is stored for good waits for the disk once. */
  return function publishAll(messages: readonly Envelope[]): void {
    const ready = messages.map((message) => ({
      id: message.id,
      subject: message.subject,
      text: encodeMessage(message),
    }));
    const now = Date.now();
    file.attempt('publishing', () =>
      transact(file.durable, () => {
        for (const { id, subject, text } of ready) {
          if (remember.run(id, now).changes)
            store.run(streamOf(subject), subject, text, Buffer.byteLength(text), now);
        }
      }),
    );
  };
}
