import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const WEEK = 7 * 24 * 60 * 60;

const listSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    title: { type: String, required: true },
    titledIn: { type: Number, required: true },
    recipes: { type: [Schema.Types.Mixed], default: [] },
    items: { type: [Schema.Types.Mixed], default: [] },
    goneKeys: { type: [String], default: [] },
    servingsAssumed: { type: [String], default: [] },
    leftOut: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    /** Absent while it is there. What was deleted is kept for a week, so that a late repetition of its request does not bring it back. */
    deletedAt: { type: Date, index: { expireAfterSeconds: WEEK } },
    /** `cook:key`, of the cook who has made it; absent without a key. */
    idempotency: { type: String },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
listSchema.index({ ownerId: 1, deleted: 1, createdAt: -1, _id: -1 });
listSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

export const listModel = (connection: Connection): AnyModel =>
  modelOf(connection, 'ShoppingList', listSchema);
