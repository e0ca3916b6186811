import type { Bus, Envelope } from './bus.ts';

/** Far longer than any message takes on a busy machine, and shorter than a test may: one that does not come is then told by its name. */
const PATIENCE_MS = 240_000;

/**
 * The next message on a subject (or pattern) that satisfies the predicate. Start it before the act and await it after:
 * `const created = nextMessage(bus, 'recipe.created'); await act(); await created`. Rejects after `timeoutMs`, naming what passed instead.
 */
export async function nextMessage<Data = unknown>(
  bus: Pick<Bus, 'watch'>,
  subject: string,
  predicate: (message: Envelope<Data>) => boolean = () => true,
  timeoutMs = PATIENCE_MS,
): Promise<Envelope<Data>> {
  const { promise, resolve, reject } = Promise.withResolvers<Envelope<Data>>();
  let others = 0;
  const watching = bus.watch(subject, (message) => {
    const typed = message as Envelope<Data>;
    try {
      if (predicate(typed)) resolve(typed);
      else others++;
    } catch (error) {
      reject(error);
    }
  });
  const timer = setTimeout(
    () =>
      reject(
        new Error(
          `No message on ${subject} within ${timeoutMs} ms${others ? `; ${others} others passed` : ''}.`,
        ),
      ),
    timeoutMs,
  );
  watching.ready.catch(reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    watching.stop();
  }
}
