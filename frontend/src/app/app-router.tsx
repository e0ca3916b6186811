import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { useSession } from '../shared/session/use-session.ts';
import { lazyPart } from '../shared/lazy/lazy-part.ts';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';
import { NewPage } from './new-page.tsx';
import { NewRecipeRoute } from './new-recipe-route.tsx';

const LandingPage = lazyPart(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
);
const RecipeRoute = lazyPart(async () => (await import('./recipe-route.tsx')).RecipeRoute);
const MemberFrame = lazyPart(async () => (await import('./member-frame.tsx')).MemberFrame);
const HomePage = lazyPart(async () => (await import('./home-page.tsx')).HomePage);
const UnbuiltPage = lazyPart(async () => (await import('./unbuilt-page.tsx')).UnbuiltPage);
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage);

/** The routes of a signed-in cook, or those of a visitor. */
export function AppRouter() {
  const { user } = useSession();
  return (
    <BrowserRouter>
      <NewPage />
      <Suspense fallback={<LoadingScreen />}>
        {user ? <MemberRoutes isAdmin={user.isAdmin} /> : <VisitorRoutes />}
      </Suspense>
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
