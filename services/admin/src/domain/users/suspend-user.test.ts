import { expect, test } from '@jest/globals';
import type { Told } from '../account/account-store.ts';
import { reactivateUser } from './suspend-user.ts';

test('a reactivation is told as later than the suspension it lifts, by whichever clock that was dated', async () => {
  const suspendedAt = new Date('2026-05-04T10:00:02.000Z');
  const told: Told[] = [];
  const accounts = {
    find: async () => ({ id: 'tilda', suspendedAt }),
    setSuspended: async (_id: string, _at: null, announcements: Told[]) =>
      told.push(...announcements) > 0,
  };
  const audit = { insert: async () => 1 };
  const now = new Date('2026-05-04T10:00:01.000Z');
  await reactivateUser({ accounts, audit } as never, 'ada', 'tilda', now);
  expect(told).toMatchObject([
    { data: { reason: 'reactivated', at: '2026-05-04T10:00:02.001Z' } },
    { subject: 'user.reactivated' },
  ]);
});
