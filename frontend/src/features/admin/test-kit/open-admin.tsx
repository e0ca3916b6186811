import type { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { refusal } from '../../../test-kit/fake-graph.ts';
import { mountFeature } from '../../../test-kit/mount-feature.tsx';
import { AdminPage } from '../admin-page.tsx';
import { buildAiUse, buildDay, buildIntake, buildWindow } from './admin-records.ts';

/** A service that does not answer. */
export const away = (): never => {
  throw refusal('UNAVAILABLE', 503, 'This part of Convivio is away. Try again in a few seconds.');
};

/** A backend with figures, to an administrator. */
export function stockAdmin(backend: FakeBackend): void {
  backend.user = { ...backend.user!, isAdmin: true };
  backend.fields.accountTotals = () => ({
    totalUsers: 48,
    suspendedUsers: 2,
    activeUsersLast30Days: 31,
  });
  backend.fields.recipeTotals = () => ({ total: 1_932, last30Days: 214 });
  backend.fields.aiBudget = () => null;
  backend.fields.aiSpending = () => ({
    hasProvider: true,
    perUser: 0.5,
    installation: null,
    spent: 0.46,
    users: [
      {
        user: { id: 'u2', name: 'Hanna', firstName: 'Hanna', lastName: '', email: null },
        spent: 0.4,
      },
    ],
  });
  backend.fields.usage = () => ({
    ai: {
      last24Hours: buildWindow(0.389),
      last7Days: buildWindow(3.058),
      last30Days: buildWindow(12.138),
      sinceLaunch: buildWindow(96.414),
    },
    days: [
      buildDay({ day: '2026-10-07', newUsers: 3, newRecipes: 12 }),
      buildDay({ ai: [buildAiUse({})], intake: [buildIntake({})] }),
    ],
  });
}

/** The dashboard at one of its addresses. */
export const openAdmin = (backend: FakeBackend, address = '/admin') =>
  mountFeature(backend, address, { '/admin/:tab?': <AdminPage /> });
