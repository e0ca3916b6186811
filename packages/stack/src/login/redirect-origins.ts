const MAX_LENGTH = 2048;

/**
 * Decides where a browser may be sent after signing in or out: any page of the given origins, never elsewhere.
 * The address must be spelled as browsers spell it, so that what is checked is what will be opened.
 */
export function createRedirectCheck(
  origins: string[],
  realmPath: string,
): (uri: string) => boolean {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  return (uri) => {
    if (uri.length > MAX_LENGTH || uri.includes('#') || !URL.canParse(uri)) return false;
    const url = new URL(uri);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
    if (url.username || url.password || !allowed.has(url.origin)) return false;
    // The login itself is no page to return to: a browser would go round in circles.
    if (url.pathname === realmPath || url.pathname.startsWith(`${realmPath}/`)) return false;
    return uri === url.href || uri === url.origin;
  };
}
