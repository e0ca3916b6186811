/** What a service is built on, as the engine itself says: `MongoDB`, `8.0.4`. */
export interface Engine {
  name: string;
  /** Null where it does not tell. */
  version: string | null;
}

/** How engines that are part of the product name themselves: what they keep everything in. */
export const builtIn = (within: string) => `Built in, ${within}`;
