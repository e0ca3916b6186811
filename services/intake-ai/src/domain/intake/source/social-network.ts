const HOSTS = { instagram: ['instagram.com', 'instagr.am'], tiktok: ['tiktok.com'] } as const;

/** Which social network a link belongs to, by its host or a host above it; null for any other. */
export function socialNetworkOf(url: URL): 'instagram' | 'tiktok' | null {
  for (const [network, hosts] of Object.entries(HOSTS) as [
    keyof typeof HOSTS,
    readonly string[],
  ][]) {
    if (hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
      return network;
  }
  return null;
}
