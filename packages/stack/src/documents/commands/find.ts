import { compileByteProjection } from '../query/byte-projection.ts';
import { compileProjection } from '../query/projection.ts';
import { readSort } from '../query/sort.ts';
import { select } from '../query/select.ts';
import { countIn, fieldsIn, flagIn, namespaceOf, type Command } from './command.ts';

const find: Command = {
  fields: [
    'filter',
    'projection',
    'sort',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'allowDiskUse',
    'noCursorTimeout',
    'allowPartialResults',
  ],
  run(command, context) {
    const namespace = namespaceOf(command, 'find', context);
    const filter = fieldsIn(command, 'filter');
    const project = compileProjection(command.projection);
    const cut = compileByteProjection(command.projection);
    const found = select(context.store.collection(namespace), filter, {
      sort: readSort(command.sort),
      skip: countIn(command, 'skip'),
      limit: countIn(command, 'limit'),
    });
    const versions = found.map((stored) => stored.version);
    const results = project && !cut ? versions.map((version) => project(version.fields)) : versions;
    return {
      field: 'firstBatch',
      ...context.cursors.open(namespace, results, {
        batchSize: countIn(command, 'batchSize'),
        singleBatch: flagIn(command, 'singleBatch', false),
        cut,
      }),
    };
  },
};

export const findCommands: Record<string, Command> = { find };
