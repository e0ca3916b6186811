import type { OpenWork } from '../bus.ts';
import type { JetStreamEngine } from './connection.ts';

/** What the stream of work holds, by subject: a message leaves it when it is done. */
export async function openWork({ manager, names }: JetStreamEngine): Promise<OpenWork[]> {
  const { state } = await manager.streams.info(names.streams.WORK, { subjects_filter: '>' });
  return Object.entries(state.subjects ?? {})
    .map(([onWire, messages]) => ({ subject: names.subjectOf(onWire), messages }))
    .sort((one, other) => other.messages - one.messages || (one.subject < other.subject ? -1 : 1));
}
