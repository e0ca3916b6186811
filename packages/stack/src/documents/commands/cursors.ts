import { Long } from 'bson';
import { failure } from '../errors.ts';
import { countIn, namespaceOf, type Command } from './command.ts';

const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run(command, context) {
    const namespace = namespaceOf(command, 'collection', context);
    return {
      field: 'nextBatch',
      ...context.cursors.more(idIn(command.getMore), namespace, countIn(command, 'batchSize')),
    };
  },
};

const killCursors: Command = {
  fields: ['cursors'],
  run(command, context) {
    namespaceOf(command, 'killCursors', context);
    const ids = Array.isArray(command.cursors) ? command.cursors.map(idIn) : [];
    const killed = ids.filter((id) => context.cursors.kill(id));
    const asLongs = (list: bigint[]) => list.map((id) => Long.fromBigInt(id));
    return {
      cursorsKilled: asLongs(killed),
      cursorsNotFound: asLongs(ids.filter((id) => !killed.includes(id))),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};

function idIn(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (value instanceof Long) return value.toBigInt();
  throw failure('TypeMismatch', 'A cursor id must be a whole number');
}

export const cursorCommands: Record<string, Command> = { getMore, killCursors };
