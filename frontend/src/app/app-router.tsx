import { BrowserRouter, matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { useSession } from '../shared/session/use-session.ts';
import { lazyPart } from '../shared/lazy/lazy-part.tsx';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';
import { NewPage } from './new-page.tsx';
import { NewRecipeRoute } from './new-recipe-route.tsx';

const loading = <LoadingScreen />;
const LandingPage = lazyPart(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
  loading,
);
const RecipeRoute = lazyPart(async () => (await import('./recipe-route.tsx')).RecipeRoute, loading);
const MemberFrame = lazyPart(async () => (await import('./member-frame.tsx')).MemberFrame, loading);
const HomePage = lazyPart(async () => (await import('./home-page.tsx')).HomePage, loading);
const UnbuiltPage = lazyPart(async () => (await import('./unbuilt-page.tsx')).UnbuiltPage, loading);
const NotFoundPage = lazyPart(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
  loading,
);

/** Fetches the code of the page at an address, for when it is known whether a cook is signed in and not yet who. */
export function fetchPage(pathname: string, signedIn: boolean): void {
  const recipe =
    matchPath(paths.recipe.path, pathname) && !matchPath(paths.newRecipe.path, pathname);
  if (signedIn) MemberFrame.fetch();
  if (recipe) RecipeRoute.fetch();
  else if (!signedIn) LandingPage.fetch();
  else if (matchPath(paths.home.path, pathname)) HomePage.fetch();
}

/** The routes of a signed-in cook, or those of a visitor. */
export function AppRouter() {
  const { user } = useSession();
  return (
    <BrowserRouter>
      <NewPage />
      {user ? <MemberRoutes isAdmin={user.isAdmin} /> : <VisitorRoutes />}
    </BrowserRouter>
  );
}

function MemberRoutes({ isAdmin }: { isAdmin: boolean }) {
  const events = (
    <UnbuiltPage title="Event Planner" text="The event planner is not part of this version yet." />
  );
  return (
    <Routes>
      <Route element={<MemberFrame />}>
        <Route path={paths.home.path} element={<HomePage />} />
        {/* The landing page is for visitors; a cook's own front page is the library. */}
        <Route path={paths.landing.path} element={<Navigate to={paths.home.getHref()} replace />} />
        <Route path={paths.newRecipe.path} element={<NewRecipeRoute />} />
        <Route path={paths.recipe.path} element={<RecipeRoute />} />
        <Route path={paths.events.path} element={events} />
        <Route path={paths.event.path} element={events} />
        <Route
          path={paths.shoppingLists.path}
          element={
            <UnbuiltPage
              title="Shopping Lists"
              text="Shopping lists of their own are not part of this version yet. Each recipe has one."
            />
          }
        />
        {isAdmin && (
          <Route
            path={paths.admin.path}
            element={
              <UnbuiltPage
                title="Admin Dashboard"
                text="The admin area is not part of this version yet."
              />
            }
          />
        )}
        <Route path={paths.notFound.path} element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Every address that a visitor cannot open shows the landing page. */
function VisitorRoutes() {
  return (
    <Routes>
      <Route path={paths.newRecipe.path} element={<LandingPage />} />
      <Route path={paths.recipe.path} element={<RecipeRoute />} />
      <Route path="*" element={<LandingPage />} />
    </Routes>
  );
}
