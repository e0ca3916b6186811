import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, named, toast } from '../../test-kit/mount-feature.tsx';
import { buildDay } from './test-kit/admin-records.ts';
import { away, openAdmin, stockAdmin } from './test-kit/open-admin.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  stockAdmin(backend);
});
afterEach(() => leavePage(backend));

const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement?.querySelector('dd')
    ?.textContent;

test('a visitor is told that authentication is required, and can sign in', async () => {
  backend.user = null;
  await openAdmin(backend);
  await named('heading', 'Authentication Required');
  await named('button', 'Sign In');
  expect(backend.asked('AdminTotals')).toEqual([]);
});

test('a cook who is no administrator is denied access, by e-mail', async () => {
  backend.user = { ...backend.user!, isAdmin: false };
  await openAdmin(backend);
  await named('heading', 'Access Denied');
  await screen.findByText('Admin access required. Current user: ilaria@example.org');
  expect(backend.asked('AdminTotals')).toEqual([]);
});

test('an address below it at which nothing is leads to the overview', async () => {
  await openAdmin(backend, '/admin/nothing');
  await named('heading', 'Admin Dashboard');
  await waitFor(() => expect(location.pathname).toBe('/admin'));
});

test('the four totals are shown', async () => {
  await openAdmin(backend);
  await screen.findByText('1,932');
  expect(await figure('Total users')).toBe('48');
  expect(await figure('Active users, last 30 days')).toBe('31');
  expect(await figure('Recipes, last 30 days')).toBe('214');
});

test('costs of short windows have four decimals, those since the launch two', async () => {
  await openAdmin(backend);
  const part = await named('region', 'AI usage');
  expect(
    within(part)
      .getAllByRole('row')
      .map(({ lastChild }) => lastChild?.textContent),
  ).toEqual(['Cost', '$0.3890', '$3.0580', '$12.1380', '$96.41']);
});

test('each chart is a table too, and shows what is chosen of it', async () => {
  const { user } = await openAdmin(backend);
  const part = await named('region', 'AI cost per day');
  const rows = () =>
    within(part)
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows()).toEqual(['DayCost', '7 Oct$0.0000', '8 Oct$0.9300']);
  await user.click(within(part).getByRole('radio', { name: 'Duration' }));
  expect(rows()).toEqual(['DayMean duration', '7 Oct0 ms', '8 Oct1.8 s']);
  await user.click(within(part).getByRole('radio', { name: 'Requests' }));
  await user.selectOptions(within(part).getByRole('combobox'), 'gpt-4.1');
  expect(rows()).toEqual(['DayRequestsFailed', '7 Oct00', '8 Oct20']);
});

test('intake is shown by format and success', async () => {
  await openAdmin(backend);
  const part = await named('region', 'Intake');
  expect(within(part).getAllByRole('row')[1]?.textContent).toContain('Links');
  expect(within(part).getByText('89%')).toBeTruthy();
  expect(part.textContent?.replaceAll('\u00a0', ' ')).toContain('Median 600 ms, 95% within 1.8 s');
  const chart = await named('region', 'Intake per day');
  expect(chart.textContent).toContain('9 in all, of which 1 could not be read');
});

test('what AI has cost today stands beside what it may, which an administrator sets', async () => {
  const set = { perUser: 0.5, installation: null, revision: 1, changedAt: '2026-10-19T08:58:00Z' };
  backend.fields.setAiBudget = ({ input: { perUser = null, installation = null } }) => {
    const budget = { ...set, perUser, installation };
    backend.fields.aiBudget = () => budget;
    return budget;
  };
  backend.fields.system = () => ({
    instances: [],
    engines: [],
    openWork: [],
    deadLetterCount: 0,
    loginAnswers: true,
  });
  backend.fields.deadLetters = () => [];
  const { user } = await openAdmin(backend, '/admin/system');
  const part = await named('region', 'AI budget');
  await within(part).findByText(/no administrator has set it yet/);
  expect(part.textContent).toMatch(
    /\$0\.46, no limitBy the whole installation.*Hanna\$0\.40 of \$0\.50/,
  );
  await user.click(within(part).getByRole('button', { name: 'Change budgets' }));
  const all = await screen.findByLabelText('Whole installation, a day ($)');
  await user.type(all, '-3');
  await screen.findByText(/^An amount from 0 to 100,000/);
  expect((await named('button', 'Set budget')).hasAttribute('disabled')).toBe(true);
  await user.clear(all);
  await user.type(all, '2,5');
  await user.clear(screen.getByLabelText('Each user, a day ($)'));
  await user.click(await named('button', 'Set budget'));
  await toast('AI budget set');
  expect(backend.asked('SetAiBudget')).toEqual([
    { input: { perUser: null, installation: 2.5, revision: 0 } },
  ]);
  await waitFor(() =>
    expect(part.textContent).toMatch(/\$0\.46 of \$2\.50.*\$0\.40 spent, no limit/),
  );
});

test('visits are counted and timed, and days on which they were not counted yet are not said to have none', async () => {
  stockAdmin(backend, [
    buildDay({ day: '2026-10-07', visits: null, sessions: null }),
    buildDay({ visits: { count: 4, meanDurationMs: 120_000 }, sessions: 2 }),
  ]);
  const { user } = await openAdmin(backend);
  const part = await named('region', 'Visits per day');
  const words = () => part.textContent?.replaceAll('\u00a0', ' ');
  expect(words()).toMatch(
    /Last 2 days, 4 in all, counted since 8 Oct; median about 2 min 00 s, 95% within/,
  );
  expect(words()).toContain('7 Oct–8 Oct4');
  await user.click(within(part).getByRole('radio', { name: 'Duration' }));
  expect(words()).toContain('7 Oct–8 Oct2 min 00 s');
});

test('other days are asked for, while those that were shown stand', async () => {
  const { user } = await openAdmin(backend);
  await named('region', 'AI usage');
  await user.click(await named('radio', '90 days'));
  await waitFor(() => expect(backend.asked('AdminUsage').at(-1)).toEqual({ days: 90 }));
  await named('region', 'AI usage');
});

test('where statistics cannot be loaded, the rest stands, and they can be asked for again', async () => {
  const working = backend.fields.usage;
  backend.fields.usage = away;
  backend.fields.recipeTotals = away;
  const { user } = await openAdmin(backend);
  await screen.findByText('Error Loading Data: Unable to load admin statistics.');
  await screen.findByText('Recipes could not be counted');
  expect(await figure('Total users')).toBe('48');
  expect(await figure('Total recipes')).toBe('–');
  backend.fields.usage = working!;
  const alert = screen
    .getByText('Error Loading Data: Unable to load admin statistics.')
    .closest<HTMLElement>('[role=alert]');
  await user.click(within(alert!).getByRole('button', { name: 'Retry' }));
  await named('region', 'AI usage');
});
