/** What one operation may ask for. The largest of our own is a tenth of it. */
export const LIMITS = { depth: 10, aliases: 30, cost: 10_000, tokens: 5_000 };
