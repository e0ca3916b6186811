import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { DeadLetter, DiscoveredIngredient } from '../../generated/api-resolvers.ts';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { refusal } from '../../test-kit/fake-graph.ts';
import { leavePage, named, toast } from '../../test-kit/mount-feature.tsx';
import { buildInvitation } from './test-kit/admin-records.ts';
import { away, openAdmin, stockAdmin } from './test-kit/open-admin.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  stockAdmin(backend);
});
afterEach(() => leavePage(backend));

const page = <Item,>(nodes: Item[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
});

test('an invitation is accepted, pending, or of the destructive kind; a pending one is revoked', async () => {
  let status: 'pending' | 'revoked' = 'pending';
  backend.fields.allInvitations = () =>
    page([
      buildInvitation({ status }),
      buildInvitation({ id: '8', status: 'accepted', collaboratorEmail: 'tomas@example.org' }),
      buildInvitation({ id: '9', status: 'expired' }),
    ]);
  backend.fields.revokeAnyInvitation = () => {
    status = 'revoked';
    return buildInvitation({ status });
  };
  const { user } = await openAdmin(backend, '/admin/invitations');
  const moodOf = async (word: string) =>
    (await screen.findAllByText(word, { selector: 'td[data-wide] *' }))[0]!.dataset['mood'];
  expect([await moodOf('accepted'), await moodOf('pending'), await moodOf('expired')]).toEqual([
    'good',
    'doubtful',
    'bad',
  ]);
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  await user.click(await named('button', 'Revoke the invitation of priya@example.org'));
  const dialog = await named('alertdialog', 'Revoke this invitation?');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await toast('Invitation revoked successfully');
  expect(await moodOf('revoked')).toBe('bad');
});

test('invitations are narrowed to those that stand in one way, by the service that knows all pages', async () => {
  const all = [
    buildInvitation({ id: '7', userEmail: 'priya@example.org' }),
    buildInvitation({ id: '8', userEmail: 'tomas@example.org', status: 'accepted' }),
    buildInvitation({ id: '9', userEmail: 'hanna@example.org', status: 'expired' }),
  ];
  backend.fields.allInvitations = ({ status }) =>
    page(all.filter((each) => !status || each.status === status));
  const { user } = await openAdmin(backend, '/admin/invitations');
  await screen.findByText('hanna@example.org');
  await user.click(await named('radio', 'Pending 1'));
  await waitFor(() => expect(screen.queryByText('hanna@example.org')).toBeNull());
  await screen.findByText('priya@example.org');
  expect(backend.asked('AdminInvitations').at(-1)).toMatchObject({ status: 'pending' });
  await user.click(await named('radio', 'Revoked 0'));
  await named('heading', 'No invitation is found');
});

test('invitations are found by the beginning of an e-mail', async () => {
  backend.fields.allInvitations = ({ search }) =>
    page(
      ['priya@example.org', 'tomas@example.org'].flatMap((userEmail) =>
        userEmail.startsWith(search ?? '') ? [buildInvitation({ id: userEmail, userEmail })] : [],
      ),
    );
  const { user } = await openAdmin(backend, '/admin/invitations');
  await screen.findByText('priya@example.org');
  await user.type(await named('searchbox', /E-mail/), 'tom');
  await waitFor(() => expect(screen.queryByText('priya@example.org')).toBeNull());
  await screen.findByText('tomas@example.org');
  await user.type(await named('searchbox', /E-mail/), 'x');
  await named('heading', 'No invitation is found');
});

test('a revocation that fails is told with its reason', async () => {
  backend.fields.allInvitations = () => page([buildInvitation({})]);
  backend.fields.revokeAnyInvitation = () => {
    throw refusal('INVITATION_ACCEPTED', 409, 'It was accepted meanwhile.');
  };
  const { user } = await openAdmin(backend, '/admin/invitations');
  await user.click(await named('button', 'Revoke the invitation of priya@example.org'));
  const dialog = await named('alertdialog', 'Revoke this invitation?');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await toast('Failed to revoke invitation');
  await screen.findByText('It was accepted meanwhile.');
});

const letter: DeadLetter = {
  id: '1',
  consumer: 'admin.usage-told',
  subject: 'usage.ai',
  error: 'Cost is missing',
  attempts: 5,
  at: '2026-10-19T08:58:00.000Z',
  readable: true,
  content: '{"data":{"nothing":"of use"}}',
};

function stockSystem(letters: DeadLetter[]): void {
  const about = {
    version: '1.4.2',
    startedAt: '2026-10-03T06:12:00.000Z',
    lastHeardAt: '2026-10-19T09:00:00.000Z',
  };
  backend.fields.system = () => ({
    instances: [
      {
        id: 'a',
        service: 'gateway',
        role: 'service',
        state: 'slow',
        away: [],
        answers: { count: 40, medianMs: 8.4, p95Ms: 2_100 },
        ...about,
      },
      {
        id: 'b',
        service: 'intake-ai',
        role: 'worker',
        state: 'unwell',
        away: ['files'],
        answers: null,
        ...about,
      },
      {
        id: 'c',
        service: 'recipes',
        role: 'service',
        state: 'silent',
        away: [],
        answers: null,
        ...about,
      },
    ],
    engines: [
      { part: 'database', name: 'MongoDB', version: '8.0.4' },
      { part: 'bus', name: 'NATS', version: '2.15.2' },
      { part: 'files', name: 'S3', version: null },
      { part: 'login', name: null, version: null },
    ],
    openWork: [
      {
        subject: 'intake.requested',
        messages: 7,
        oldestAgeMs: 200_000,
      },
    ],
    deadLetterCount: letters.length,
    loginAnswers: false,
  });
  backend.fields.deadLetters = () => letters;
}

test('processes, engines, queue and versions are shown as they are', async () => {
  stockSystem([]);
  await openAdmin(backend, '/admin/system');
  const services = await named('region', /^Services/);
  const rows = within(services)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[1]?.replaceAll('\u00a0', ' ')).toMatch(/Gateway.*slow8\.4 ms2\.1 s1\.4\.2/);
  expect(rows[2]).toMatch(/Intake and AI, worker.*without filesnot toldnot told/);
  expect(rows[3]).toMatch(/Recipes.*silent since/);
  const engines = await named('region', 'Engines');
  within(engines).getByText('does not answer Intake and AI, worker');
  expect(engines.textContent).toMatch(/MongoDB 8\.0\.4.*NATS 2\.15\.2.*S3 \(version not told\)/);
  expect(engines.textContent).toMatch(/Loginnot toldnot tolddoes not answer/);
  const queue = await named('region', 'Queue');
  expect(queue.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /Waiting or in hand7Oldest of it3 minWorkers1.*Recipes to read73 min/,
  );
});

test('a dead letter shows what it says, and is replayed and discarded', async () => {
  const letters = [letter, { ...letter, id: '2', subject: 'share.viewed', readable: false }];
  stockSystem(letters);
  backend.fields.replayDeadLetter = () => {
    letters.shift();
    return true;
  };
  backend.fields.discardDeadLetter = () => {
    letters.shift();
    return true;
  };
  const { user } = await openAdmin(backend, '/admin/system');
  await screen.findAllByText('{"data":{"nothing":"of use"}}');
  expect(screen.queryByRole('button', { name: /^Replay share/ })).toBeNull();
  await user.click(await named('button', 'Replay usage.ai to admin.usage-told'));
  await toast('Dead letter replayed');
  await user.click(await named('button', 'Discard share.viewed to admin.usage-told'));
  const dialog = await named('alertdialog', 'Discard this dead letter?');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await toast('Dead letter discarded');
  await screen.findByText('There are none.');
});

test('all dead letters are replayed at once, when that is confirmed', async () => {
  const letters = [letter, { ...letter, id: '2' }];
  stockSystem(letters);
  backend.fields.replayDeadLetters = () => letters.splice(0).length;
  const { user } = await openAdmin(backend, '/admin/system');
  await user.click(await named('button', 'Replay all'));
  const dialog = await named('alertdialog', 'Replay all dead letters?');
  await user.click(within(dialog).getByRole('button', { name: 'Replay all' }));
  await toast('Dead letters replayed');
  await screen.findByText('There are none.');
});

test('where dead letters cannot be read, the rest of the system stands', async () => {
  stockSystem([]);
  backend.fields.deadLetters = away;
  await openAdmin(backend, '/admin/system');
  await named('heading', 'Dead letters could not be loaded');
  await named('region', /^Services/);
});

const sorrel: DiscoveredIngredient = {
  id: '5',
  name: 'wood sorrel',
  isFood: true,
  calories: 22,
  protein: 2,
  carbohydrates: 3.2,
  fat: 0.7,
  fiber: 2.9,
  alcohol: null,
  climate: 0.4,
  pieceGrams: null,
  density: null,
  food: null,
  sources: ['USDA, sorrel'],
  confidence: 'medium',
  verified: false,
  verifiedAt: null,
  discoveredAt: '2026-10-10T08:00:00.000Z',
};

test('a discovered ingredient is verified, corrected, or said to be no food', async () => {
  let kept = sorrel;
  backend.fields.discoveredIngredients = () => [kept];
  backend.fields.verifyDiscoveredIngredient = () => (kept = { ...kept, verified: true });
  const { user } = await openAdmin(backend, '/admin/ingredients');
  await user.click(await named('button', 'Verify wood sorrel'));
  await toast('Ingredient verified');
  await screen.findByText('verified');
  await user.click(await named('button', 'Correct wood sorrel'));
  const calories = await screen.findByLabelText('Calories (kcal)');
  await user.clear(calories);
  await user.type(calories, '-4');
  await screen.findByText('A number from 0 to 900');
  await user.clear(calories);
  await user.type(calories, '24,5');
  await user.click(await named('button', 'Correct'));
  await toast('Ingredient corrected');
  expect(backend.asked('VerifyIngredient')).toEqual([
    { id: '5', figures: null },
    { id: '5', figures: { calories: 24.5 } },
  ]);
});

test('the audit list says who did what to whom, also where somebody is deleted', async () => {
  backend.fields.auditRecords = () => [
    {
      id: '3',
      at: '2026-10-19T08:58:00.000Z',
      act: 'delete',
      adminId: 'u1',
      admin: {
        id: 'u1',
        name: 'Ilaria Conti',
        firstName: 'Ilaria',
        lastName: 'Conti',
        email: 'ilaria@example.org',
      },
      userId: 'u9',
      user: null,
      about: null,
      budget: null,
    },
    {
      id: '2',
      at: '2026-10-19T08:50:00.000Z',
      act: 'setAiBudget',
      adminId: 'u1',
      admin: null,
      userId: null,
      user: null,
      about: null,
      budget: {
        before: null,
        after: { perUser: 0.5, installation: null },
      },
    },
    {
      id: '1',
      at: '2026-10-19T08:40:00.000Z',
      act: 'discardDeadLetter',
      adminId: 'u1',
      admin: null,
      userId: null,
      user: null,
      about: 'usage.ai to admin.usage-told',
      budget: null,
    },
    {
      id: '0',
      at: '2026-10-19T08:30:00.000Z',
      act: 'replayDeadLetters',
      adminId: null,
      admin: null,
      userId: null,
      user: null,
      about: 'share.viewed to social.views',
      budget: null,
    },
  ];
  await openAdmin(backend, '/admin/audit');
  const row = (await screen.findByText('Ilaria Conti')).closest('tr');
  expect(row?.textContent).toContain('Ilaria Conti ilaria@example.org deleted a deleted user (u9)');
  expect(row?.nextSibling?.textContent).toContain(
    'set the AI budget from what was configured to $0.50 for each user and no limit for all',
  );
  await screen.findByText(/discarded usage\.ai to admin\.usage-told/);
  await screen.findByText('An operator at the command line replayed share.viewed to social.views');
});
