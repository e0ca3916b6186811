import type { AnyModel } from '@convivio/platform/database';
import type { Outboxed } from '@convivio/platform/outbox';
import type { LibraryWork, RunStore } from '../../domain/import-export/library-work.ts';

/** What a document of a `queuedSchema` has beside the work itself. */
export interface Queued extends Outboxed {
  _id: number;
  tries: number;
  place?: string;
  run?: string;
}

/**
 * What is taken away when the work ends: it is in nobody's hand, and others may be begun in its
 * place. `same` is what makes two exports one.
 */
const NOT_ENDED = { run: true, place: true, same: true } as const;

/**
 * Runs at the documents of a collection whose schema is a `queuedSchema`. `read` makes of a
 * document what is worked on; `triesAfter` says how many tries count after changes.
 */
export function mongoRunStore<Work extends LibraryWork, Changes extends { state?: string }>(
  model: AnyModel,
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
          { $set: { run }, $inc: { tries: 1 } },
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
          { $set: { ...changes, ...triesAfter(changes) }, ...(ended && { $unset: NOT_ENDED }) },
          { returnDocument: 'after' },
        )
        .lean<Document>();
      return document && read(document);
    },
    async endRun(id, run, { excused }) {
      await model.updateOne(
        { _id: id, run },
        { $unset: { run: true }, ...(excused && { $inc: { tries: -1 } }) },
      );
    },
    async hasOtherInHand(id, ownerId) {
      const other = { _id: { $ne: id }, ownerId, state: 'running', run: { $exists: true } };
      return (await model.exists(other)) !== null;
    },
  };
}

/** The fields of a document without those of the queue. */
export function workIn<Document extends Queued>({
  _id: id,
  tries: _tries,
  place: _place,
  run: _run,
  outbox: _outbox,
  unsent: _unsent,
  ...fields
}: Document): Omit<Document, keyof Queued> & { id: number } {
  return { ...fields, id };
}
