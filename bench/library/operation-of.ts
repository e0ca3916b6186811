/** One operation of a .graphql file with the fragments it uses: a client sends no more than that. */
export function operationOf(documents: string, name: string): string {
  const parts = documents.split(/\n(?=query|mutation|fragment)/);
  const operation =
    parts.find((part) => new RegExp(`^(query|mutation) ${name}\\b`).test(part)) ?? '';
  return [
    operation,
    ...parts.filter(
      (part) =>
        part.startsWith('fragment') && operation.includes(`...${/fragment (\w+)/.exec(part)?.[1]}`),
    ),
  ].join('\n');
}
