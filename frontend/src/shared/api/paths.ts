const fixed = (path: string) => ({ path, getHref: () => path });

/** Every address of the web app: `path` for the router, `getHref` for links. */
export const paths = {
  home: fixed('/'),
  landing: fixed('/landing'),
  recipe: { path: '/recipes/:id', getHref: (id: string) => `/recipes/${encodeURIComponent(id)}` },
  notFound: { path: '*' },
  /** Served by the gateway, not by the router. */
  login: { path: '/api/login', getHref: (returnTo: string) => `/api/login?${new URLSearchParams({ returnTo })}` },
};
