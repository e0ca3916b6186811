import { afterEach, expect, jest, test } from '@jest/globals';
import {
  EventPlannerPage,
  EventRoute,
  fetchPage,
  HomePage,
  LandingPage,
  MemberFrame,
  RecipeRoute,
} from './lazy-pages.tsx';

const pages = { EventPlannerPage, EventRoute, HomePage, LandingPage, MemberFrame, RecipeRoute };
const fetches = Object.entries(pages).map(
  ([name, page]) => [name, jest.spyOn(page, 'fetch').mockReturnValue()] as const,
);
afterEach(() => void jest.clearAllMocks());

test.each([
  ['/', true, ['HomePage', 'MemberFrame']],
  ['/recipes/42', true, ['MemberFrame', 'RecipeRoute']],
  ['/recipes/new', true, ['MemberFrame']],
  ['/events', true, ['EventPlannerPage', 'MemberFrame']],
  ['/events/7', true, ['EventRoute', 'MemberFrame']],
  ['/nowhere', true, ['MemberFrame']],
  ['/', false, ['LandingPage']],
  ['/events/7', false, ['LandingPage']],
  ['/recipes/42', false, ['RecipeRoute']],
  ['/recipes/new', false, ['LandingPage']],
])('for %s, signed in: %s, the code of %j is fetched ahead', (pathname, signedIn, expected) => {
  fetchPage(pathname, signedIn);
  const fetched = fetches.filter(([, fetch]) => fetch.mock.calls.length > 0);
  expect(fetched.map(([name]) => name).sort()).toEqual(expected);
});
