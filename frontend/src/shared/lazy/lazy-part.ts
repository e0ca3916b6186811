import { lazy, type ComponentType } from 'react';

/** The code of a part could not be fetched. Browsers remember such a failure: only a reload asks again. */
export class MissingPart extends Error {}

/** A part of the app whose code is fetched when it is first shown; show it in a Suspense. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new MissingPart('A part of the app could not be fetched', { cause: error });
    }
  });
