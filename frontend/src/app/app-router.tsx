import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { useSession } from '../shared/session/use-session.ts';
import {
  AccountPage,
  AdminPage,
  CollaboratePage,
  EventPlannerPage,
  EventRoute,
  HomePage,
  InvitationPage,
  LandingPage,
  MemberFrame,
  NewRecipeRoute,
  NotFoundPage,
  RecipeRoute,
  SharedRoute,
  ShoppingListsPage,
  SymbolsPage,
} from './lazy-pages.tsx';
import { NewPage } from './new-page.tsx';

/** The routes of a signed-in cook, or those of a visitor. */
export function AppRouter() {
  const { user } = useSession();
  return (
    <BrowserRouter>
      <NewPage />
      {user ? <MemberRoutes /> : <VisitorRoutes />}
    </BrowserRouter>
  );
}

/** Where one goes from an event. */
function idleOfEvent(): void {
  EventPlannerPage.fetch();
  RecipeRoute.fetch();
}

function MemberRoutes() {
  return (
    <Routes>
      <Route element={<MemberFrame />}>
        <Route path={paths.home.path} element={<HomePage onIdle={RecipeRoute.fetch} />} />
        {/*
          The one landing page is at `/` for visitors, and the same at `/landing`. There it leads a signed-in cook on to `/`: so the mark of every
          header, which links to `/landing`, brings visitors to the landing page and cooks to their library.
        */}
        <Route path={paths.landing.path} element={<Navigate to={paths.home.getHref()} replace />} />
        <Route path={paths.recipes.path} element={<Navigate to={paths.home.getHref()} replace />} />
        <Route path={paths.newRecipe.path} element={<NewRecipeRoute />} />
        <Route path={paths.recipe.path} element={<RecipeRoute onIdle={HomePage.fetch} />} />
        <Route path={paths.shared.path} element={<SharedRoute />} />
        <Route path={paths.events.path} element={<EventPlannerPage onIdle={EventRoute.fetch} />} />
        <Route path={paths.event.path} element={<EventRoute onIdle={idleOfEvent} />} />
        <Route
          path={paths.shoppingLists.path}
          element={<ShoppingListsPage onIdle={HomePage.fetch} />}
        />
        <Route path={paths.collaborate.path} element={<CollaboratePage />} />
        <Route path={paths.invitation.path} element={<InvitationPage />} />
        <Route path={paths.account.path} element={<AccountPage />} />
        <Route path={paths.symbols.path} element={<SymbolsPage />} />
        <Route path={paths.admin.path} element={<AdminPage />} />
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
      <Route path={paths.admin.path} element={<AdminPage />} />
      <Route path={paths.collaborate.path} element={<CollaboratePage />} />
      <Route path={paths.invitation.path} element={<InvitationPage />} />
      <Route path={paths.shared.path} element={<SharedRoute />} />
      <Route path="*" element={<LandingPage />} />
    </Routes>
  );
}
