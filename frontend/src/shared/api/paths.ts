import { matchPath } from 'react-router-dom';

const fixed = (path: string) => ({ path, getHref: () => path });

/** An address with what is told in its query; what is not is left out. */
function withQuery(path: string, told: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(told)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The tabs of the admin dashboard. */
export type AdminTab = 'overview' | 'users' | 'invitations' | 'system' | 'ingredients' | 'audit';

/** Every address of the web app: `path` for the router, `getHref` for links. */
export const paths = {
  home: fixed('/'),
  landing: fixed('/landing'),
  /** What is left of a recipe's address without its number; the recipes are at home. */
  recipes: fixed('/recipes'),
  /** A blank page, or one that begins with a template: `?template={id}`; for the menu of an event: `?eventId={id}`. */
  newRecipe: {
    path: '/recipes/new',
    getHref: (template?: string, eventId?: string | null) =>
      withQuery('/recipes/new', { template, eventId }),
    /** Where one chooses the template. */
    choose: (eventId?: string | null) => withQuery('/recipes/new', { choose: 'template', eventId }),
  },
  events: fixed('/events'),
  event: { path: '/events/:id', getHref: (id: string) => `/events/${encodeURIComponent(id)}` },
  /** The cook's lists, one of them open: `?list={id}`. */
  shoppingLists: {
    path: '/shopping-lists',
    getHref: (list?: string) => `/shopping-lists${list ? `?${new URLSearchParams({ list })}` : ''}`,
  },
  account: fixed('/account'),
  /** Its tabs lie below it; the overview is the address itself. */
  admin: {
    path: '/admin/:tab?',
    getHref: (tab: AdminTab = 'overview') => (tab === 'overview' ? '/admin' : `/admin/${tab}`),
  },
  symbols: fixed('/symbols'),
  recipe: { path: '/recipes/:id', getHref: (id: string) => `/recipes/${encodeURIComponent(id)}` },
  /** What of a cook's collection others may see. */
  collaborate: {
    path: '/collaborate/:userId',
    getHref: (userId: string) => `/collaborate/${encodeURIComponent(userId)}`,
  },
  /** An invitation, for whoever has the link. */
  invitation: { path: '/invite/:code' },
  /** A recipe that somebody shares, for whoever has the link. */
  shared: { path: '/shared/:token' },
  notFound: { path: '*' },
  /** Served by the gateway, not by the router. */
  login: {
    path: '/api/login',
    getHref: (returnTo: string) => `/api/login?${new URLSearchParams({ returnTo })}`,
  },
};

/** Whether a recipe, or none, is at an address; a new one has an address of the same form. */
export const isRecipePath = (pathname: string) =>
  matchPath(paths.recipe.path, pathname) !== null &&
  matchPath(paths.newRecipe.path, pathname) === null;
