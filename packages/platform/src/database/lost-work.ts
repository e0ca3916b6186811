import type { AnyModel } from './database.ts';
import type { Log } from '../service/log.ts';
import { appendToOutbox, type Announced, type Relay } from './outbox.ts';
import { startPeriodicTask, type PeriodicTask } from '../service/periodic-task.ts';

/** Pieces of work that are announced again at once: the others have their turn at the next look. */
const PAGE = 100;

/**
 * Announces again, at most so many, what nobody has touched since; what is announced counts as
 * touched. Answers how many.
 */
export type AnnounceAgain = (untouchedSince: Date, most: number) => Promise<number>;

/**
 * Announces documents again whose message the bus has lost: those of `unended` that have neither
 * `createdAt` nor `touchedAt` since, and whose outbox is empty. One of several processes does so.
 * `fields` are what the announcement reads.
 */
export function announcerOfLost<Document extends { _id: unknown }>(
  model: AnyModel,
  relay: Pick<Relay, 'nudge'>,
  unended: object,
  announcement: (document: Document) => Announced,
  fields: Record<string, 1> = { ownerId: 1 },
): AnnounceAgain {
  return async (untouchedSince, most) => {
    const untouched = {
      ...unended,
      createdAt: { $lt: untouchedSince },
      $or: [{ touchedAt: { $exists: false } }, { touchedAt: { $lt: untouchedSince } }],
      unsent: { $ne: true },
    };
    const found = await model.find(untouched, fields).limit(most).lean<Document[]>();
    let announced = 0;
    for (const document of found) {
      const { $push, $set } = appendToOutbox([announcement(document)]);
      const { modifiedCount } = await model.updateOne(
        { _id: document._id, ...untouched },
        { $push, $set: { ...$set, touchedAt: new Date() } },
      );
      announced += modifiedCount;
    }
    if (announced > 0) relay.nudge();
    return announced;
  };
}

/** Asks again and again for work that nobody has touched for so long, so that none waits for ever. */
export function startAnnouncingLost(
  what: string,
  untouchedMs: number,
  announcers: readonly AnnounceAgain[],
  log: Log,
): PeriodicTask {
  return startPeriodicTask(
    `announcing lost ${what}`,
    untouchedMs / 6,
    async (signal) => {
      for (const announceAgain of announcers) {
        if (signal.aborted) return;
        const announced = await announceAgain(new Date(Date.now() - untouchedMs), PAGE);
        if (announced > 0) log.warn({ announced }, `announced ${what} again`);
      }
    },
    log,
  );
}
