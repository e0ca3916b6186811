import type { OpenWork } from '../bus.ts';
import type { JetStreamEngine } from './connection.ts';

/** What the stream of work holds, by subject: a message leaves it when it is done. */
export async function openWork({ manager, names }: JetStreamEngine): Promise<OpenWork[]> {
  const stream = names.streams.WORK;
  const { state } = await manager.streams.info(stream, { subjects_filter: '>' });
  const found = await Promise.all(
    Object.entries(state.subjects ?? {}).map(async ([onWire, messages]) => {
      const oldest = await manager.direct.getMessage(stream, { seq: 1, next_by_subj: onWire });
      // Null where all of it was done meanwhile.
      return (
        oldest && {
          subject: names.subjectOf(onWire),
          messages,
          oldestAt: oldest.time.toISOString(),
        }
      );
    }),
  );
  return found
    .filter((work) => work !== null)
    .sort((one, other) => other.messages - one.messages || (one.subject < other.subject ? -1 : 1));
}
