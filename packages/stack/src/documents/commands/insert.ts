import { namespaceOf, type Command } from './command.ts';
import { operationsIn, runWrites } from './writes.ts';

const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run(command, context) {
    const namespace = namespaceOf(command, 'insert', context);
    const documents = operationsIn(command, 'documents');
    const collection = context.store.collectionForWriting(namespace);
    const received = context.attachments.get('documents');
    let n = 0;
    const writeErrors = runWrites(command, documents, (document, index) => {
      collection.insert(document, received?.[index]);
      n++;
    });
    return { n, ...writeErrors };
  },
};

export const insertCommands: Record<string, Command> = { insert };
