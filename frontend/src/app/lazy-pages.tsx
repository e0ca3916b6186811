import { matchPath } from 'react-router-dom';
import { isRecipePath, paths } from '../shared/api/paths.ts';
import { lazyPart } from '../shared/lazy/lazy-part.tsx';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';

const loading = <LoadingScreen />;

export const LandingPage = lazyPart(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
  loading,
);
export const MemberFrame = lazyPart(
  async () => (await import('./member-frame.tsx')).MemberFrame,
  loading,
);
export const HomePage = lazyPart(async () => (await import('./home-page.tsx')).HomePage, loading);
export const RecipeRoute = lazyPart(
  async () => (await import('./recipe-route.tsx')).RecipeRoute,
  loading,
);
export const NewRecipeRoute = lazyPart(
  async () => (await import('./new-recipe-route.tsx')).NewRecipeRoute,
  loading,
);
export const EventPlannerPage = lazyPart(
  async () => (await import('../features/events/planner/event-planner-page.tsx')).EventPlannerPage,
  loading,
);
export const EventRoute = lazyPart(
  async () => (await import('./event-route.tsx')).EventRoute,
  loading,
);
export const ShoppingListsPage = lazyPart(
  async () =>
    (await import('../features/shopping/lists/shopping-lists-page.tsx')).ShoppingListsPage,
  loading,
);
export const CollaboratePage = lazyPart(
  async () => (await import('../features/collaboration/collaborate-page.tsx')).CollaboratePage,
  loading,
);
export const InvitationPage = lazyPart(
  async () => (await import('../features/invitations/accept/invitation-page.tsx')).InvitationPage,
  loading,
);
export const SharedRoute = lazyPart(
  async () => (await import('./shared-route.tsx')).SharedRoute,
  loading,
);
export const AccountPage = lazyPart(
  async () => (await import('../features/account/account-page.tsx')).AccountPage,
  loading,
);
export const SymbolsPage = lazyPart(
  async () => (await import('../features/symbols/symbols-page.tsx')).SymbolsPage,
  loading,
);
export const AdminPage = lazyPart(
  async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
  loading,
);
export const NotFoundPage = lazyPart(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
  loading,
);

/**
 * Fetches the code of the page at an address, for when it is known whether a cook is signed in and
 * not yet who. What it leaves out is fetched when it is shown.
 */
export function fetchPage(pathname: string, signedIn: boolean): void {
  if (signedIn) MemberFrame.fetch();
  if (isRecipePath(pathname)) RecipeRoute.fetch();
  else if (matchPath(paths.admin.path, pathname)) AdminPage.fetch();
  else if (matchPath(paths.collaborate.path, pathname)) CollaboratePage.fetch();
  else if (matchPath(paths.invitation.path, pathname)) InvitationPage.fetch();
  else if (matchPath(paths.shared.path, pathname)) SharedRoute.fetch();
  else if (!signedIn) LandingPage.fetch();
  else if (matchPath(paths.home.path, pathname)) HomePage.fetch();
  else if (matchPath(paths.events.path, pathname)) EventPlannerPage.fetch();
  else if (matchPath(paths.event.path, pathname)) EventRoute.fetch();
  else if (matchPath(paths.shoppingLists.path, pathname)) ShoppingListsPage.fetch();
}
