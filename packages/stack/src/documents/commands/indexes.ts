import { failure } from '../errors.ts';
import { readDefinition } from '../indexes/definition.ts';
import { sameValue } from '../ordering/compare.ts';
import type { Collection } from '../store/collection.ts';
import { isFields, type Fields } from '../values.ts';
import { countIn, fieldsIn, listIn, namespaceOf, type Command, type Context } from './command.ts';

const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum'],
  run(command, context) {
    const namespace = namespaceOf(command, 'createIndexes', context);
    const definitions = listIn(command, 'indexes').map(readDefinition);
    if (definitions.length === 0)
      throw failure('BadValue', 'Must specify at least one index to create');
    const createdCollectionAutomatically = !context.store.collection(namespace);
    const collection = context.store.collectionForWriting(namespace);
    const numIndexesBefore = collection.allIndexes().length;
    for (const definition of definitions) collection.createIndex(definition);
    const numIndexesAfter = collection.allIndexes().length;
    return {
      numIndexesBefore,
      numIndexesAfter,
      ...(numIndexesAfter === numIndexesBefore
        ? { note: 'all indexes already exist' }
        : { createdCollectionAutomatically }),
    };
  },
};

const listIndexes: Command = {
  fields: ['cursor'],
  run(command, context) {
    const collection = existing(command, 'listIndexes', context);
    const definitions = collection.allIndexes().map((index): Fields => ({ ...index.definition }));
    return {
      field: 'firstBatch',
      ...context.cursors.open(collection.namespace, definitions, {
        batchSize: countIn(fieldsIn(command, 'cursor'), 'batchSize'),
      }),
    };
  },
};

const dropIndexes: Command = {
  fields: ['index'],
  run(command, context) {
    const collection = existing(command, 'dropIndexes', context);
    const nIndexesWas = collection.allIndexes().length;
    const wanted = command.index === '*' ? [...collection.indexes.keys()] : [command.index].flat();
    for (const each of wanted) collection.dropIndex(nameOf(each, collection));
    return { nIndexesWas };
  },
};

function existing(command: Fields, name: string, context: Context): Collection {
  const namespace = namespaceOf(command, name, context);
  const collection = context.store.collection(namespace);
  if (!collection)
    throw failure(
      'NamespaceNotFound',
      name === 'listIndexes' ? `ns does not exist: ${namespace}` : `ns not found ${namespace}`,
    );
  return collection;
}

function nameOf(wanted: unknown, collection: Collection): string {
  if (typeof wanted === 'string') return wanted;
  if (!isFields(wanted))
    throw failure('TypeMismatch', 'The index to drop must be a name or a key pattern');
  const index = collection.allIndexes().find((each) => sameValue(each.definition.key, wanted));
  if (!index)
    throw failure('IndexNotFound', `can't find index with key: ${JSON.stringify(wanted)}`);
  return index.definition.name;
}

export const indexCommands: Record<string, Command> = { createIndexes, listIndexes, dropIndexes };
