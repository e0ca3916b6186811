import { readFileSync } from 'node:fs';

const COLUMNS = [
  'visitor',
  'owner',
  'collaborator',
  'former collaborator',
  'stranger',
  'administrator',
  'suspended',
] as const;
export type Role = (typeof COLUMNS)[number];

/** What somebody is answered: a status of refusal, that it is done, or that it is done with what is their own. */
export type Answer = string;

/** The rows of the tables in docs/permissions.md, by what is asked. Throws for a table with other columns, and for a row that stands there twice. */
export function permissionTable(): Map<string, Record<Role, Answer>> {
  const text = readFileSync(new URL('../../../../../docs/permissions.md', import.meta.url), 'utf8');
  const rows = new Map<string, Record<Role, Answer>>();
  for (const line of text.split('\n').filter((each) => each.startsWith('|'))) {
    const [asked = '', ...answers] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (/^-+$/.test(asked)) continue;
    if (asked === 'what is asked') {
      if (answers.join() !== COLUMNS.join())
        throw new Error(`A table of permissions has the columns ${COLUMNS.join(', ')}.`);
      continue;
    }
    const name = asked.replaceAll('`', '');
    if (rows.has(name)) throw new Error(`${name} stands in docs/permissions.md twice.`);
    rows.set(
      name,
      Object.fromEntries(COLUMNS.map((role, at) => [role, answers[at] ?? ''])) as never,
    );
  }
  return rows;
}
