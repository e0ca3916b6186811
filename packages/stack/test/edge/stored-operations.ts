import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Kind,
  print,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
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
  const operations = documents.flatMap((document) => {
    const [operation] = (document as Partial<DocumentNode>).definitions?.filter(isOperation) ?? [];
    return operation?.name
      ? [
          {
            name: operation.name.value,
            kind: operation.operation,
            text: print(document as ASTNode),
          },
        ]
      : [];
  });
  return new Map(
    operations
      .toSorted((one, other) => order(one) - order(other) || one.name.localeCompare(other.name))
      .map(({ name, text }) => [name, text]),
  );
}

/** Questions before changes, and what empties the archive last. */
const order = ({ name, kind }: { name: string; kind: string }) =>
  kind === 'query' ? 0 : name.includes('DeleteArchived') ? 2 : 1;

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;
