import { keyString } from '../ordering/key-string.ts';
import { pathOf, valuesAt } from '../query/paths.ts';
import { countMatching, select } from '../query/select.ts';
import { failure } from '../errors.ts';
import { countIn, fieldsIn, namespaceOf, requireFields, type Command } from './command.ts';

const count: Command = {
  fields: ['query', 'limit', 'skip', 'fields'],
  run(command, context) {
    const collection = context.store.collection(namespaceOf(command, 'count', context));
    const filter = fieldsIn(command, 'query');
    const selection = { skip: countIn(command, 'skip'), limit: countIn(command, 'limit') };
    return {
      n:
        selection.skip || selection.limit
          ? select(collection, filter, selection).length
          : countMatching(collection, filter),
    };
  },
};

const distinct: Command = {
  fields: ['key', 'query'],
  run(command, context) {
    const collection = context.store.collection(namespaceOf(command, 'distinct', context));
    requireFields('distinct', command, ['key']);
    if (typeof command.key !== 'string')
      throw failure(
        'TypeMismatch',
        "BSON field 'distinct.key' is the wrong type, expected type 'string'",
      );
    const path = pathOf(command.key);
    const values = new Map<string, unknown>();
    for (const stored of select(collection, fieldsIn(command, 'query'))) {
      for (const value of valuesAt(stored.version.fields, path)) {
        for (const item of Array.isArray(value) ? value : [value]) {
          const key = keyString(item);
          if (!values.has(key)) values.set(key, item);
        }
      }
    }
    return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
  },
};

export const countCommands: Record<string, Command> = { count, distinct };
