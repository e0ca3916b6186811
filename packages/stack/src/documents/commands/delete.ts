import { failure } from '../errors.ts';
import { select } from '../query/select.ts';
import { fieldsIn, listIn, namespaceOf, type Command } from './command.ts';
import { refuseUnknownFields } from './unknown-fields.ts';
import { runWrites } from './writes.ts';

const remove: Command = {
  fields: ['deletes', 'ordered', 'let'],
  run(command, context) {
    const collection = context.store.collection(namespaceOf(command, 'delete', context));
    let n = 0;
    const writeErrors = runWrites(listIn(command, 'deletes'), command.ordered !== false, (operation) => {
      refuseUnknownFields('delete.deletes', operation, ['q', 'limit', 'hint']);
      if (operation.limit !== 0 && operation.limit !== 1) throw failure('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(operation.limit)}`);
      for (const slot of select(collection, fieldsIn(operation, 'q'), { limit: operation.limit })) {
        collection!.remove(slot);
        n++;
      }
    });
    return { n, ...writeErrors };
  },
};

export const deleteCommands: Record<string, Command> = { delete: remove };
