import type { StreamName } from '../streams.ts';

/*
 * On the wire a subject has a first word that names its stream, since streams may not overlap:
 *   messages.recipe.created          for every durable
 *   work.intake.requested            for one worker
 *   replay.recipes_user-deleted.…    a dead letter given back to the one durable
 *   dead.recipes_user-deleted        dead letters by consumer
 *   live.…                           broadcasts, in no stream
 * With a namespace all of it, and the names of the streams, begin with the namespace.
 */
export type WireNames = ReturnType<typeof wireNames>;

/** What streams and subjects are called on a server, under a namespace (empty for none). */
export function wireNames(namespace: string) {
  const before = namespace ? `${namespace}.` : '';
  const wire = (kind: string) => (subject: string) => `${before}${kind}.${subject}`;
  return {
    streams: {
      MESSAGES: streamName(namespace, 'MESSAGES'),
      WORK: streamName(namespace, 'WORK'),
      DEAD: streamName(namespace, 'DEAD'),
    },
    published: (stream: StreamName, subject: string) =>
      wire(stream === 'WORK' ? 'work' : 'messages')(subject),
    messages: wire('messages'),
    work: wire('work'),
    live: wire('live'),
    replay: (consumer: string, subject: string) =>
      `${before}replay.${consumerName(consumer)}.${subject}`,
    dead: (consumer: string) => `${before}dead.${consumerName(consumer)}`,
    all: (kind: 'messages' | 'work' | 'replay' | 'dead') => `${before}${kind}.>`,
    /** The subject as the product knows it. */
    subjectOf: (onWire: string) => {
      const words = onWire.slice(before.length).split('.');
      return words.slice(words[0] === 'replay' ? 2 : 1).join('.');
    },
  };
}

/** Consumers of the server may not have dots; our names have no underscores. */
export function consumerName(name: string): string {
  return name.replaceAll('.', '_');
}

function streamName(namespace: string, name: string): string {
  return namespace ? `${namespace}_${name}` : name;
}
