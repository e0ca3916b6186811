import { ID_INDEX } from '../indexes/definition.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from '../store/collection.ts';
import { countIn, fieldsIn, namespaceOf, type Command } from './command.ts';

const create: Command = {
  fields: ['autoIndexId', 'idIndex'],
  run(command, context) {
    const namespace = namespaceOf(command, 'create', context);
    // Creating what exists with the same options is no failure, as in MongoDB 7.
    if (!context.store.collection(namespace)) context.store.createCollection(namespace, {});
    return {};
  },
};

const drop: Command = {
  fields: [],
  run(command, context) {
    const namespace = namespaceOf(command, 'drop', context);
    const collection = context.store.collection(namespace);
    if (!collection) return {};
    const nIndexesWas = collection.allIndexes().length;
    context.store.dropCollection(collection);
    return { nIndexesWas, ns: namespace };
  },
};

const dropDatabase: Command = {
  fields: [],
  run(_command, context) {
    for (const collection of context.store.collections(context.database))
      context.store.dropCollection(collection);
    return { dropped: context.database };
  },
};

const listCollections: Command = {
  fields: ['filter', 'cursor', 'nameOnly', 'authorizedCollections'],
  run(command, context) {
    const matches = compileFilter(fieldsIn(command, 'filter'));
    const described = context.store
      .collections(context.database)
      .map((collection) => describe(collection, context.database));
    const shown = described
      .filter((description) => matches(description))
      .map(({ name, type, ...rest }) =>
        command.nameOnly === true ? { name, type } : { name, type, ...rest },
      );
    return {
      field: 'firstBatch',
      ...context.cursors.open(`${context.database}.$cmd.listCollections`, shown, {
        batchSize: countIn(fieldsIn(command, 'cursor'), 'batchSize'),
      }),
    };
  },
};

function describe(collection: Collection, database: string) {
  return {
    name: collection.namespace.slice(database.length + 1),
    type: 'collection',
    options: collection.options,
    info: { readOnly: false },
    idIndex: { ...ID_INDEX },
  };
}

export const collectionCommands: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
};
