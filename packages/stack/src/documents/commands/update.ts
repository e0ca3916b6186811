import { failure } from '../errors.ts';
import { readSort } from '../query/sort.ts';
import { select } from '../query/select.ts';
import type { Update } from '../update/application.ts';
import { compileUpdate } from '../update/compile-update.ts';
import { fieldsFromFilter } from '../update/upsert.ts';
import type { Store } from '../store/store.ts';
import type { Version } from '../store/version.ts';
import { isFields, type Fields } from '../values.ts';
import { fieldsIn, flagIn, namespaceOf, type Command } from './command.ts';
import { operationsIn, refuseMalformed, runWrites } from './writes.ts';

/** One update statement, as the update and findAndModify commands share it. */
export interface UpdateStatement {
  filter: Fields;
  update: unknown;
  multi: boolean;
  upsert: boolean;
  sort: unknown;
}

export interface UpdateOutcome {
  matched: number;
  modified: number;
  before: Version | null;
  after: Version | null;
  /** The new document's `_id` when the statement inserted one. */
  upserted: { _id: unknown } | null;
}

/** Runs one update. Reading, computing and writing happen in one go, so nothing comes between. Only an upsert makes the collection. */
export function runUpdate(
  store: Store,
  namespace: string,
  statement: UpdateStatement,
): UpdateOutcome {
  const update = compileUpdate(statement.update);
  const collection = store.collection(namespace);
  const found = select(collection, statement.filter, {
    sort: readSort(statement.sort),
    limit: statement.multi ? 0 : 1,
  });
  const before = found[0]?.version ?? null;
  let modified = 0;
  for (const stored of found) {
    const { fields } = stored.version;
    const next = update(fields, { inserting: false });
    if (next === fields) continue;
    collection!.replace(stored, next);
    modified++;
  }
  if (found.length > 0 || !statement.upsert)
    return {
      matched: found.length,
      modified,
      before,
      after: found[0]?.version ?? null,
      upserted: null,
    };
  const after = insertFrom(store, namespace, statement.filter, update);
  return { matched: 0, modified: 0, before: null, after, upserted: { _id: after.fields._id } };
}

function insertFrom(store: Store, namespace: string, filter: Fields, update: Update): Version {
  const document = update(fieldsFromFilter(filter), { inserting: true });
  return store.collectionForWriting(namespace).insert(document);
}

const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  run(command, context) {
    const namespace = namespaceOf(command, 'update', context);
    const updates = operationsIn(command, 'updates');
    refuseMalformed('update.updates', updates, ['q', 'u'], ['multi', 'upsert', 'sort']);
    if (!updates.every(({ u }) => isFields(u) || Array.isArray(u)))
      throw failure('FailedToParse', 'Update argument must be either an object or an array');
    let n = 0;
    let nModified = 0;
    const upserted: Fields[] = [];
    const writeErrors = runWrites(command, updates, (operation, index) => {
      if (flagIn(operation, 'multi', false) && operation.sort !== undefined)
        throw failure('FailedToParse', 'Cannot specify sort with multi=true');
      const outcome = runUpdate(context.store, namespace, {
        filter: fieldsIn(operation, 'q'),
        update: operation.u,
        multi: flagIn(operation, 'multi', false),
        upsert: flagIn(operation, 'upsert', false),
        sort: operation.sort,
      });
      n += outcome.matched;
      nModified += outcome.modified;
      if (outcome.upserted) {
        n++;
        upserted.push({ index, _id: outcome.upserted._id });
      }
    });
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...writeErrors };
  },
};

export const updateCommands: Record<string, Command> = { update };
