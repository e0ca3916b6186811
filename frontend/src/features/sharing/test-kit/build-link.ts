import type { ShareLink } from '../../../generated/api-resolvers.ts';

export const buildLink = (link: Partial<ShareLink> = {}): ShareLink => ({
  id: '7',
  recipeId: '42',
  title: 'Lemon tart',
  description: null,
  path: '/shared/token-7',
  state: 'active',
  expiresAt: null,
  createdAt: new Date().toISOString(),
  viewCount: 0,
  lastViewedAt: null,
  signUps: 0,
  ...link,
});
