import { NoRespondersError } from '@nats-io/transport-node';
import type { Envelope } from '../bus.ts';
import { encodeMessage } from '../envelope.ts';
import { streamOf } from '../streams.ts';
import { attempt } from './attempt.ts';
import type { JetStreamEngine } from './connection.ts';

/** Stores a message in its stream for good. Throws `InvalidMessage`, `BusUnavailable`. */
export async function publish(engine: JetStreamEngine, message: Envelope): Promise<void> {
  const { client, names } = engine;
  const text = encodeMessage(message);
  const { id: msgID, subject } = message;
  const send = () => client.publish(names.published(streamOf(subject), subject), text, { msgID });
  await attempt('publishing', async () => {
    try {
      await send();
    } catch (error) {
      // The server is there but has lost its streams: a fresh disk.
      if (!isUnheard(error)) throw error;
      await engine.ensureStreams();
      await send();
    }
  });
}

/** Whether nobody took the message; the client wraps that in errors of its own. */
function isUnheard(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof Error && isUnheard(error.cause));
}
