import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, type DocumentNode } from 'graphql';

/** An operation that stands in TypeScript, in a call of `graphql`. */
export interface OperationInCode {
  location: string;
  document: DocumentNode;
  name: string;
  /** As it is written between the marks. */
  text: string;
}

/** Finds the operations in the TypeScript of a folder. Throws for one without a name. */
export function operationsInCode(root: string, folder: string): OperationInCode[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.includes('/generated/'))
    .sort()
    .flatMap((location) =>
      [...readFileSync(join(root, location), 'utf8').matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(
        ([, text = '']) => {
          const document = parse(text, { noLocation: true });
          const [operation] = document.definitions;
          if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name)
            throw new Error(`${location}: an operation in code needs a name`);
          return { location, document, name: operation.name.value, text };
        },
      ),
    );
}

/** The function `graphql`, which knows each of them by its text and gives its typed document. */
export function graphqlFunction(operations: readonly OperationInCode[]): string {
  const byText = operations.map(
    ({ name, text }) => `  [${JSON.stringify(text)}, documents.${name}Document],`,
  );
  const overloads = operations.map(
    ({ name, text }) =>
      `export function graphql(text: ${JSON.stringify(text)}): typeof documents.${name}Document;`,
  );
  return [
    "import * as documents from './operations.ts';",
    '',
    'const byText = new Map<string, unknown>([',
    ...byText,
    ']);',
    '',
    ...overloads,
    'export function graphql(text: string): unknown {',
    '  return byText.get(text);',
    '}',
    '',
  ].join('\n');
}
