import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, print, type DocumentNode } from 'graphql';
import * as ofRest from '../../../../gateway/src/generated/operations.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Every operation that the web app and the REST adapter have stored, as text, by its name. */
export async function storedOperations(): Promise<Map<string, string>> {
  const ofWeb = await Promise.all(
    globSync('frontend/src/generated/documents/*.ts', { cwd: root }).map(
      (file) => import(join(root, file)) as Promise<object>,
    ),
  );
  const documents = [ofRest, ...ofWeb].flatMap((module) => Object.values(module) as unknown[]);
  return new Map(
    documents.flatMap((document) => {
      const name = operationName(document as DocumentNode);
      return name ? [[name, print(document as DocumentNode)] as const] : [];
    }),
  );
}

function operationName(document: DocumentNode): string | undefined {
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value;
  return undefined;
}
