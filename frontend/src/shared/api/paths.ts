type Id = string | number;

const withQuery = (path: string, query: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [[name, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

const fixed = (path: string) => ({ path, getHref: () => path });
const part = (id: Id) => encodeURIComponent(String(id));

export interface RecipeQuery {
  eventId?: Id;
  /** Scales the servings, rounded up. */
  servingMultiplier?: number;
  mode?: 'view' | 'edit' | 'prepare';
}

/** Every address of the web app: `path` for the router, `getHref` for links. */
export const paths = {
  home: fixed('/'),
  landing: fixed('/landing'),
  recipe: { path: '/recipes/:id', getHref: (id: Id, query: RecipeQuery = {}) => withQuery(`/recipes/${part(id)}`, { ...query }) },
  shared: { path: '/shared/:token', getHref: (token: string) => `/shared/${part(token)}` },
  shoppingLists: fixed('/shopping-lists'),
  events: fixed('/events'),
  event: { path: '/events/:id', getHref: (id: Id) => `/events/${part(id)}` },
  collaborate: { path: '/collaborate/:userId', getHref: (userId: Id) => `/collaborate/${part(userId)}` },
  invite: { path: '/invite/:inviteCode', getHref: (inviteCode: string) => `/invite/${part(inviteCode)}` },
  admin: fixed('/admin'),
  symbols: fixed('/symbols'),
  notFound: { path: '*' },
  /** Served by the gateway, not by the router. */
  login: { path: '/api/login', getHref: (returnTo?: string) => withQuery('/api/login', { returnTo }) },
  originalFile: { path: '/api/recipes/:id/original-file', getHref: (id: Id) => `/api/recipes/${part(id)}/original-file` },
};
