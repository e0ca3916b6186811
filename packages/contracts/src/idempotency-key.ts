/** The longest key under which a request is answered once, in characters: the gateway reads it from a header, the services keep it. */
export const LONGEST_IDEMPOTENCY_KEY = 200;
