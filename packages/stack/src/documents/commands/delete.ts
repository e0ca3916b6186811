import { failure } from '../errors.ts';
import { select } from '../query/select.ts';
import { fieldsIn, namespaceOf, type Command } from './command.ts';
import { operationsIn, refuseMalformed, runWrites } from './writes.ts';

const remove: Command = {
  fields: ['deletes', 'ordered'],
  run(command, context) {
    const collection = context.store.collection(namespaceOf(command, 'delete', context));
    const deletes = operationsIn(command, 'deletes');
    refuseMalformed('delete.deletes', deletes, ['q', 'limit'], []);
    const wrong = deletes.find(({ limit }) => limit !== 0 && limit !== 1);
    if (wrong)
      throw failure(
        'FailedToParse',
        `The limit field in delete objects must be 0 or 1. Got ${String(wrong.limit)}`,
      );
    let n = 0;
    const writeErrors = runWrites(command, deletes, (operation) => {
      for (const stored of select(collection, fieldsIn(operation, 'q'), {
        limit: operation.limit as 0 | 1,
      })) {
        collection!.remove(stored);
        n++;
      }
    });
    return { n, ...writeErrors };
  },
};

export const deleteCommands: Record<string, Command> = { delete: remove };
