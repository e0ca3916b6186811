import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { useSession } from '../shared/session/use-session.ts';
import { LoadingScreen } from '../shared/ui/loading-screen.tsx';
import { NewPage } from './new-page.tsx';

/** A page whose code is fetched when it is first opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => lazy(async () => ({ default: (await load())[name] }));

const LandingPage = page(() => import('../features/landing/landing-page.tsx'), 'LandingPage');
const RecipeRoute = page(() => import('./recipe-route.tsx'), 'RecipeRoute');
const MemberFrame = page(() => import('./member-frame.tsx'), 'MemberFrame');
const HomePage = page(() => import('./home-page.tsx'), 'HomePage');
const NotFoundPage = page(() => import('./not-found-page.tsx'), 'NotFoundPage');

/** The routes of a signed-in cook, or those of a visitor. */
export function AppRouter() {
  const signedIn = useSession().user !== null;
  return (
    <BrowserRouter>
      <NewPage />
      <Suspense fallback={<LoadingScreen />}>{signedIn ? <MemberRoutes /> : <VisitorRoutes />}</Suspense>
    </BrowserRouter>
  );
}

function MemberRoutes() {
  return (
    <Routes>
      <Route element={<MemberFrame />}>
        <Route path={paths.home.path} element={<HomePage />} />
        {/* The landing page is for visitors; a cook's own front page is the library. */}
        <Route path={paths.landing.path} element={<Navigate to={paths.home.getHref()} replace />} />
        <Route path={paths.recipe.path} element={<RecipeRoute />} />
        <Route path={paths.notFound.path} element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Every address that a visitor cannot open shows the landing page. */
function VisitorRoutes() {
  return (
    <Routes>
      <Route path={paths.recipe.path} element={<RecipeRoute />} />
      <Route path="*" element={<LandingPage />} />
    </Routes>
  );
}
