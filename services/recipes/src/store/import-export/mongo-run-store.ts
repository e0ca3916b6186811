import type { AnyModel } from '@convivio/platform/database';
import { announce } from '@convivio/contracts/announcement';
import { announcerOfLost } from '@convivio/platform/lost-work';
import type { Outboxed, Relay } from '@convivio/platform/outbox';
import type { LibraryWork, Requested, RunStore } from '../../domain/import-export/library-work.ts';

/** What a document of a `queuedSchema` has beside the work itself. */
export interface Queued extends Outboxed {
  _id: number;
  tries: number;
  place?: string;
  run?: string;
  touchedAt?: Date;
}

/**
 * What is taken away when the work ends: it is in nobody's hand, and others may be begun in its
 * place. `same` is what makes two exports one.
 */
export const NOT_ENDED = { run: true, place: true, same: true } as const;

/**
 * Runs at the documents of a collection whose schema is a `queuedSchema`. `read` makes of a
 * document what is worked on; `subject` asks for it; `triesAfter` says how many tries count after
 * changes.
 */
export function mongoRunStore<Work extends LibraryWork, Changes extends { state?: string }>(
  model: AnyModel,
  relay: Pick<Relay, 'nudge'>,
  subject: Requested['subject'],
  read: (document: Queued & Omit<Work, 'id'>) => Work,
  triesAfter: (changes: Changes) => { tries?: number } = () => ({}),
): RunStore<Work, Changes> {
  type Document = Queued & Omit<Work, 'id'>;
  return {
    async find(id) {
      const document = await model.findById(id).lean<Document>();
      return document && read(document);
    },
    async beginRun(id, run) {
      const before = await model
        .findOneAndUpdate(
          { _id: id, state: 'running' },
          { $set: { run, touchedAt: new Date() }, $inc: { tries: 1 } },
          { returnDocument: 'before' },
        )
        .lean<Document>();
      return before && { work: read(before), tries: before.tries };
    },
    async saveRun(id, run, changes) {
      const ended = changes.state !== undefined && changes.state !== 'running';
      const document = await model
        .findOneAndUpdate(
          { _id: id, run },
          {
            $set: { ...changes, ...triesAfter(changes), touchedAt: new Date() },
            ...(ended && { $unset: NOT_ENDED }),
          },
          { returnDocument: 'after' },
        )
        .lean<Document>();
      return document && read(document);
    },
    async endRun(id, run, { excused }) {
      await model.updateOne(
        { _id: id, run },
        {
          $set: { touchedAt: new Date() },
          $unset: { run: true },
          ...(excused && { $inc: { tries: -1 } }),
        },
      );
    },
    async excuseLost(id) {
      // The one try that is left is that of the run in hand.
      await model.updateOne({ _id: id, tries: { $gt: 1 } }, { $inc: { tries: -1 } });
    },
    announceAgain: announcerOfWork(model, relay, subject),
    async hasOtherInHand(id, ownerId) {
      const other = { _id: { $ne: id }, ownerId, state: 'running', run: { $exists: true } };
      return (await model.exists(other)) !== null;
    },
  };
}

const announcerOfWork = (
  model: AnyModel,
  relay: Pick<Relay, 'nudge'>,
  subject: Requested['subject'],
) =>
  announcerOfLost<{ _id: number; ownerId: string }>(
    model,
    relay,
    { state: 'running' },
    ({ _id: workId, ownerId }) => announce(subject, ownerId, { workId, ownerId, yielded: false }),
  );

/** The fields of a document without those of the queue. */
export function workIn<Document extends Queued>({
  _id: id,
  tries: _tries,
  place: _place,
  run: _run,
  touchedAt: _touchedAt,
  outbox: _outbox,
  unsent: _unsent,
  ...fields
}: Document): Omit<Document, keyof Queued> & { id: number } {
  return { ...fields, id };
}
