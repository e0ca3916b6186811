import { encode } from '../codec.ts';
import { failure, failureReply } from '../errors.ts';
import { isFields, type Fields } from '../values.ts';
import { encodeCursorReply, type CursorBatch } from '../wire/cursor-reply.ts';
import { aggregateCommands } from './aggregate.ts';
import { collectionCommands } from './collections.ts';
import type { Command, Context } from './command.ts';
import { countCommands } from './count.ts';
import { cursorCommands } from './cursors.ts';
import { deleteCommands } from './delete.ts';
import { findCommands } from './find.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { handshakeCommands } from './handshake.ts';
import { indexCommands } from './indexes.ts';
import { insertCommands } from './insert.ts';
import { refuseUnknownFields } from './unknown-fields.ts';
import { updateCommands } from './update.ts';

const COMMANDS = new Map<string, Command>(
  Object.entries({
    ...handshakeCommands,
    ...findCommands,
    ...cursorCommands,
    ...countCommands,
    ...aggregateCommands,
    ...insertCommands,
    ...updateCommands,
    ...deleteCommands,
    ...findAndModifyCommands,
    ...collectionCommands,
    ...indexCommands,
  }),
);

/** Fields that any command may carry and that change nothing on a single server. */
const COMMON = [
  '$db',
  'lsid',
  '$readPreference',
  '$clusterTime',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
];

/** Runs a command and encodes its reply, also when it fails. */
export function execute(command: Fields, context: Context): Uint8Array {
  try {
    const reply = runCommand(command, context);
    return isBatch(reply) ? encodeCursorReply(reply) : encode({ ...reply, ok: 1 });
  } catch (error) {
    return encode(failureReply(error));
  }
}

function runCommand(command: Fields, context: Context): Fields | CursorBatch {
  const name = Object.keys(command)[0] ?? '';
  const definition = COMMANDS.get(name);
  if (!definition) throw failure('CommandNotFound', `no such command: '${name}'`);
  if (command.txnNumber !== undefined || command.autocommit !== undefined)
    throw failure(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  refuseConcerns(command);
  refuseUnknownFields(name, command, [name, ...COMMON, ...definition.fields]);
  return definition.run(command, context);
}

function refuseConcerns({ writeConcern, readConcern }: Fields): void {
  if (isFields(writeConcern) && typeof writeConcern.w === 'number' && writeConcern.w > 1)
    throw failure('BadValue', "cannot use 'w' > 1 when a host is not replicated");
  const level = isFields(readConcern) ? readConcern.level : undefined;
  if (level !== undefined && !['local', 'available', 'majority'].includes(level as string))
    throw failure(
      'BadValue',
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
}

function isBatch(reply: Fields | CursorBatch): reply is CursorBatch {
  return typeof reply.id === 'bigint';
}
