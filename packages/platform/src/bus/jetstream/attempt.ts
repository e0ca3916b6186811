import { engineFailure } from '../bus-errors.ts';

/** Does something with the server; what fails throws `BusUnavailable`. */
export async function attempt<Result>(doing: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    throw engineFailure(doing, cause);
  }
}

/** Waits no longer than so many milliseconds. */
export async function within<Result>(ms: number, act: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([act, promise]);
  } finally {
    clearTimeout(timer);
  }
}
