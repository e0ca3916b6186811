import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { collaborationOf, tellCollaboration } from '@convivio/platform/test-kit/tell-collaboration';
import { startTestStack } from '../../src/start-test-stack.ts';
import type { Cook, TestStack } from '../../src/test-kit.ts';
import { graphCalls } from './permissions/graph-calls.ts';
import { permissionTable, type Role } from './permissions/permission-table.ts';
import { restCalls } from './permissions/rest-calls.ts';
import { lastingThings, MARK, thingsOf, type LastingThings } from './permissions/things.ts';

// Every field of the graph and every route of REST, asked by everybody, and compared with the tables in docs/permissions.md.

jest.setTimeout(180_000);

let stack: TestStack;
let people: Record<Role, Cook | null>;
let lasting: LastingThings;
beforeAll(async () => {
  stack = await startTestStack();
  const [owner, collaborator, former, stranger, administrator] = (await Promise.all([
    ...Array.from({ length: 4 }, () => stack.newCook()),
    stack.newCook({ roles: ['admin'] }),
  ])) as [Cook, Cook, Cook, Cook, Cook];
  people = {
    visitor: null,
    owner,
    collaborator,
    'former collaborator': former,
    stranger,
    administrator,
    suspended: null,
  };
  lasting = await lastingThings(owner);
  await collaborate(owner, collaborator);
  await (
    await collaborate(owner, former)
  )();
});
afterAll(() => stack.stop());

/** Lets one cook act for another; answers what ends that. */
async function collaborate(owner: Cook, cook: Cook): Promise<() => Promise<void>> {
  const collaboration = collaborationOf(owner, cook);
  /** Of recipes and of events, which hear of it each by itself. */
  const statuses = () =>
    Promise.all(
      ['/api/library', '/api/events'].map(
        async (path) => (await cook.get(`${path}?collection=${owner.id}`)).status,
      ),
    );
  const become = (status: number) =>
    askUntil(statuses, (found) => found.every((one) => one === status));
  await tellCollaboration(stack.bus, 'started', collaboration);
  await become(200);
  return async () => {
    await tellCollaboration(stack.bus, 'ended', collaboration);
    await become(404);
  };
}

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

/** Whoever asks these is refused from then on: `accounts.test.ts` shows them. */
const ENDS_ACCESS = new Set(['signOut', 'POST /auth/sign-out']);

/** What is asked by everybody is refused and answered as the table says; `own` is answered without anything of the owner's. */
test.each([...table].filter(([name]) => !ENDS_ACCESS.has(name)))(
  '%s is answered to everybody as the table says',
  async (name, expected) => {
    const answers: Partial<Record<Role, string>> = {};
    const owner = people.owner!;
    // What others are refused stays for the next; what a collaborator has used up is there once more for the owner.
    const [ofOthers, ofOwner] = [thingsOf(owner, lasting), thingsOf(owner, lasting)];
    for (const role of ORDER) {
      const who = people[role];
      if (expected[role] === 'pending') {
        answers[role] = 'pending';
        continue;
      }
      const things = who === owner ? ofOwner : ofOthers;
      const { status, text } = await calls.get(name)!(things, who, owner, stack.url);
      const isOwn = expected[role] === 'own' && (who === owner || !text.includes(MARK));
      const done = isOwn ? 'own' : 'yes';
      answers[role] = status === null ? done : String(status);
    }
    expect(answers).toEqual(expected);
  },
);
