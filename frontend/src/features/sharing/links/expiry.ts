/** Until when a link works, as it is chosen. */
export const expiryChoices = [
  { value: 'never', label: 'I switch it off' },
  { value: '30', label: '30 days' },
  { value: '7', label: '7 days' },
] as const;

export type Expiry = (typeof expiryChoices)[number]['value'];

const DAY_MS = 86_400_000;

/** The moment that is meant; null for none. */
export const expiresAt = (expiry: Expiry, now: number = Date.now()): string | null =>
  expiry === 'never' ? null : new Date(now + Number(expiry) * DAY_MS).toISOString();
