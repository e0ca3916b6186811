import { failure } from '../errors.ts';
import type { Fields } from '../values.ts';
import { listIn, namespaceOf, type Command } from './command.ts';
import { MAX_WRITE_BATCH } from './handshake.ts';
import { runWrites } from './writes.ts';

const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run(command, context) {
    const namespace = namespaceOf(command, 'insert', context);
    const documents = listIn(command, 'documents');
    if (documents.length === 0 || documents.length > MAX_WRITE_BATCH) throw failure('InvalidLength', `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${documents.length} operations.`);
    const collection = context.store.collectionForWriting(namespace);
    const received = context.attachments.get('documents');
    let n = 0;
    const writeErrors = runWrites(documents, command.ordered !== false, (document, index) => {
      collection.insert(document, received?.[index]);
      n++;
    });
    return { n, ...writeErrors } satisfies Fields;
  },
};

export const insertCommands: Record<string, Command> = { insert };
