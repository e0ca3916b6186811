const webAddress = /^https?:$/;

/** An absolute web address, resolved against the page; null for data, script and broken addresses. */
export function absoluteAddress(address: string | null | undefined, page: string): string | null {
  const trimmed = address?.trim();
  if (!trimmed || trimmed.length > 4000) return null;
  try {
    const url = new URL(trimmed, page || undefined);
    return webAddress.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
