import DataLoader from 'dataloader';
import { Schema, type Connection } from 'mongoose';
import { modelOf, type AnyModel } from '../database/database.ts';

/** A cook, the collaborator, may see and change what belongs to another, the owner. */
export interface Collaboration {
  collaborationId: number;
  ownerId: string;
  collaboratorId: string;
}

/** A service's own table of who acts for whom, as its messages tell. */
export interface Collaborators {
  /** Whether this cook is a collaborator of this owner now. Those that are asked for in one turn of the event loop are read together. */
  actsFor(collaboratorId: string, ownerId: string): Promise<boolean>;
  /** The owners for whom a cook acts, the first begun first. */
  ownersOf(collaboratorId: string): Promise<string[]>;
  /** Notes a collaboration; again and again with the same end. One that has ended already stays so: messages may overtake each other. */
  start(collaboration: Collaboration): Promise<void>;
  /** Notes that it has ended, also of one that was never heard of. */
  end(collaboration: Collaboration, now: Date): Promise<void>;
  /** Ends all collaborations of a cook who is no more, so that nothing here names the cook. A message that comes late is made up for by its end. */
  forget(userId: string, now: Date): Promise<void>;
}

/** A message that is older comes no more. */
const ENDED_KEPT_S = 90 * 24 * 60 * 60;

const collaboratorSchema: Schema = new Schema(
  {
    /** The collaboration. */
    _id: { type: Number, required: true },
    /** Both absent once it has ended: what stays is that it did, and not of whom. */
    ownerId: { type: String, index: true },
    collaboratorId: { type: String },
    ended: { type: Boolean, required: true },
    /** Absent while it goes on. */
    endedAt: { type: Date, index: { expireAfterSeconds: ENDED_KEPT_S } },
  },
  { versionKey: false },
);
collaboratorSchema.index({ collaboratorId: 1, ended: 1, ownerId: 1 });

/** Opens the table in the database of a service. */
export async function openCollaborators(database: Connection): Promise<Collaborators> {
  const model = modelOf(database, 'Collaborator', collaboratorSchema);
  await model.init();
  const pairs = pairsThatHold(model);
  const documents = model.collection;
  return {
    actsFor: (collaboratorId, ownerId) => pairs.load({ collaboratorId, ownerId }),
    async ownersOf(collaboratorId) {
      const found = await documents
        .find<Collaboration>({ collaboratorId, ended: false })
        .sort({ _id: 1 })
        .toArray();
      return [...new Set(found.map(({ ownerId }) => ownerId))];
    },
    async start({ collaborationId, ownerId, collaboratorId }) {
      await documents.updateOne(
        { _id: collaborationId as never },
        { $setOnInsert: { ownerId, collaboratorId, ended: false } },
        { upsert: true },
      );
    },
    async end({ collaborationId }, now) {
      await documents.updateOne({ _id: collaborationId as never }, ended(now), { upsert: true });
    },
    async forget(userId, now) {
      for (const side of ['ownerId', 'collaboratorId'])
        await documents.updateMany({ [side]: userId }, ended(now));
    },
  };
}

const ended = (now: Date) => ({
  $set: { ended: true, endedAt: now },
  $unset: { ownerId: true, collaboratorId: true },
});

type Pair = Pick<Collaboration, 'ownerId' | 'collaboratorId'>;

/** Whether each of some pairs collaborates. Nothing is remembered between two turns: who has ended it is let in no more. */
const pairsThatHold = (model: AnyModel) =>
  new DataLoader<Pair, boolean>(
    async (pairs) => {
      // Those that are found beside what was asked for are few, and an index has them.
      const found = await model.collection
        .find<Pair>({
          collaboratorId: { $in: [...new Set(pairs.map((pair) => pair.collaboratorId))] },
          ended: false,
          ownerId: { $in: [...new Set(pairs.map((pair) => pair.ownerId))] },
        } as never)
        .toArray();
      const held = new Set(found.map(nameOf));
      return pairs.map((pair) => held.has(nameOf(pair)));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );

const nameOf = ({ collaboratorId, ownerId }: Pair) => JSON.stringify([collaboratorId, ownerId]);
