import { failure } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { readSort } from '../query/sort.ts';
import { select } from '../query/select.ts';
import type { Version } from '../store/version.ts';
import type { Fields } from '../values.ts';
import { fieldsIn, flagIn, namespaceOf, type Command } from './command.ts';
import { runUpdate } from './update.ts';

const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
  ],
  run(command, context) {
    const namespace = namespaceOf(command, 'findAndModify', context);
    const filter = fieldsIn(command, 'query');
    const project = compileProjection(command.fields);
    const shown = (version: Version | null): Fields | null =>
      version && project ? project(version.fields) : (version?.fields ?? null);

    if (flagIn(command, 'remove', false)) {
      if (command.update !== undefined)
        throw failure('FailedToParse', 'Cannot specify both an update and remove=true');
      if (flagIn(command, 'new', false))
        throw failure(
          'FailedToParse',
          "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
        );
      const collection = context.store.collection(namespace);
      const [stored] = select(collection, filter, { sort: readSort(command.sort), limit: 1 });
      if (!stored) return { lastErrorObject: { n: 0 }, value: null };
      collection!.remove(stored);
      return { lastErrorObject: { n: 1 }, value: shown(stored.version) };
    }

    if (command.update === undefined)
      throw failure('FailedToParse', 'Either an update or remove=true must be specified');
    const outcome = runUpdate(context.store, namespace, {
      filter,
      update: command.update,
      multi: false,
      upsert: flagIn(command, 'upsert', false),
      sort: command.sort,
    });
    const changed = outcome.matched + (outcome.upserted ? 1 : 0);
    return {
      lastErrorObject: {
        n: changed,
        updatedExisting: outcome.matched > 0,
        ...(outcome.upserted ? { upserted: outcome.upserted._id } : {}),
      },
      value: shown(flagIn(command, 'new', false) ? outcome.after : outcome.before),
    };
  },
};

export const findAndModifyCommands: Record<string, Command> = { findAndModify };
