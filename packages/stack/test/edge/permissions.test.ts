import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { startTestStack } from '../../src/start-test-stack.ts';
import { cookWith, type Cook, type TestStack } from '../../src/test-kit.ts';
import { graphCalls } from './permissions/graph-calls.ts';
import { permissionTable, type Role } from './permissions/permission-table.ts';
import { restCalls } from './permissions/rest-calls.ts';
import {
  collaborate,
  lastingThings,
  MARK,
  thingsOf,
  type LastingThings,
} from './permissions/things.ts';

// Every field of the graph and every route of REST, asked by everybody, and compared with the tables in docs/permissions.md.

let stack: TestStack;
let people: Record<Role, Cook | null>;
let lasting: LastingThings;
beforeAll(async () => {
  stack = await startTestStack();
  const [owner, collaborator, former, stranger, suspended, administrator] = await Promise.all([
    ...Array.from({ length: 5 }, newcomer),
    stack.newCook({ roles: ['admin'] }),
  ] as const);
  people = {
    visitor: null,
    owner: owner!,
    collaborator: collaborator!,
    'former collaborator': former!,
    stranger: stranger!,
    administrator: administrator!,
    suspended: suspended!,
  };
  lasting = await lastingThings(owner!, newcomer);
  await collaborate(owner!, collaborator!);
  const ended = await collaborate(owner!, former!);
  await untilAnswered(former!, 200);
  await former!.request(`/api/collaborations/${ended}`, { method: 'DELETE' });
  await administrator!.post(`/api/admin/users/${suspended!.id}/suspend`);
  await Promise.all([
    untilAnswered(collaborator!, 200),
    untilAnswered(former!, 404),
    untilAnswered(suspended!, 401),
  ]);
});
afterAll(() => stack.stop());

/** Somebody who has been here. */
async function newcomer(): Promise<Cook> {
  const cook = await stack.newCook();
  await cook.get('/api/auth/user');
  return cook;
}

/** Waits until somebody who asks for what is the owner's is answered so by recipes and by events, which hear of it each by itself. */
const untilAnswered = (cook: Cook, status: number) =>
  askUntil(
    () =>
      Promise.all(
        ['/api/library', '/api/events'].map(
          async (path) => (await cook.get(`${path}?collection=${people.owner!.id}`)).status,
        ),
      ),
    (found) => found.every((one) => one === status),
  );

const table = permissionTable();
const calls = new Map([...graphCalls(), ...restCalls()]);

test('the tables of docs/permissions.md have each field of the graph and each route, and no other', () => {
  expect([...table.keys()].sort()).toEqual([...calls.keys()].sort());
});

const ORDER: readonly Role[] = [
  'visitor',
  'suspended',
  'stranger',
  'former collaborator',
  'administrator',
  'collaborator',
  'owner',
];

/** What administrators alone may do is done last, so that others are refused something that is there. */
const orderOf = ({ administrator }: Record<Role, string>): readonly Role[] =>
  administrator === 'yes'
    ? [...ORDER.filter((role) => role !== 'administrator'), 'administrator']
    : ORDER;

/**
 * Whoever asks these is refused from then on, so they are asked with a sign-in of their own; and first, for one of the second in which somebody ends all
 * other devices ends with them.
 */
const ENDS_ACCESS = new Set(['signOut', 'POST /auth/sign-out']);
const rows = [true, false].flatMap((first) =>
  [...table].filter(([name]) => ENDS_ACCESS.has(name) === first),
);
async function askingFor(name: string, role: Role): Promise<Cook | null> {
  const who = people[role];
  if (!who || role === 'suspended' || !ENDS_ACCESS.has(name)) return who;
  return cookWith(stack.url, who, await stack.login.accounts.issueToken(who.email));
}

/** What is asked by everybody is refused and answered as the table says; `own` is answered without anything of the owner's. */
test.each(rows)('%s is answered to everybody as the table says', async (name, expected) => {
  const answers: Partial<Record<Role, string>> = {};
  const owner = people.owner!;
  // What others are refused stays for the next; what a collaborator has used up is there once more for the owner.
  const [ofOthers, ofOwner] = [thingsOf(owner, lasting), thingsOf(owner, lasting)];
  for (const role of orderOf(expected)) {
    const who = await askingFor(name, role);
    const things = role === 'owner' ? ofOwner : ofOthers;
    const { status, text } = await calls.get(name)!(things, who, owner, stack.url);
    const isOwn = expected[role] === 'own' && (role === 'owner' || !text.includes(MARK));
    const done = isOwn ? 'own' : 'yes';
    answers[role] = status === null ? done : String(status);
  }
  expect(answers).toEqual(expected);
});
