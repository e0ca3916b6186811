import type {
  AdminUser,
  AiTotals,
  FeatureUse,
  FormatUse,
  InvitationRecord,
  UsageDay,
} from '../../../generated/api-resolvers.ts';

export const buildUser = (about: Partial<AdminUser>): AdminUser => ({
  id: 'u2',
  email: 'hanna@example.org',
  name: 'Hanna Lindqvist',
  createdAt: '2026-04-02T08:00:00.000Z',
  isActive: true,
  isAdmin: false,
  recipeCount: 41,
  openaiCosts: { last30Days: 0.42, sinceAccountCreation: 2.113 },
  ...about,
});

export const buildInvitation = (about: Partial<InvitationRecord>): InvitationRecord => ({
  id: '7',
  user: { id: 'u3', name: 'Priya Raman', firstName: 'Priya', lastName: 'Raman', email: null },
  userEmail: 'priya@example.org',
  collaboratorEmail: null,
  status: 'pending',
  createdAt: '2026-10-11T08:00:00.000Z',
  ...about,
});

export const buildWindow = (totalCost: number): AiTotals => ({
  totalTokens: 184_920,
  totalCost,
  requestCount: 63,
});

export const buildAiUse = (about: Partial<FeatureUse>): FeatureUse => ({
  feature: 'magic_recipe',
  model: 'gpt-4.1',
  requests: 2,
  failures: 0,
  tokens: 900,
  cost: 0.93,
  meanDurationMs: 1_840,
  longestDurationMs: 4_000,
  ...about,
});

export const buildIntake = (about: Partial<FormatUse>): FormatUse => ({
  format: 'url',
  requests: 9,
  failures: 1,
  meanDurationMs: 900,
  longestDurationMs: 2_000,
  ...about,
});

export const buildDay = (about: Partial<UsageDay>): UsageDay => ({
  day: '2026-10-08',
  newUsers: 0,
  newRecipes: 0,
  shareViews: 0,
  signUpsFromLinks: 0,
  sessions: 0,
  visits: { count: 0, meanDurationMs: 0 },
  ai: [],
  intake: [],
  ...about,
});
