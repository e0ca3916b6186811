import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const WEEK = 7 * 24 * 60 * 60;

const eventSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    name: { type: String, required: true },
    description: { type: String, default: '' },
    eventDate: { type: Date, default: null },
    timeZone: { type: String, default: null },
    guestCount: { type: Number, required: true },
    dietaryProfile: { type: String, required: true },
    beverages: { type: String, default: '' },
    notes: { type: String, default: '' },
    menu: { type: [Schema.Types.Mixed], default: [] },
    formerDishes: { type: [String], default: [] },
    dishKeys: { type: [String], default: [] },
    /** By what dinners are sorted by their dates, in milliseconds. */
    dateKey: { type: Number, required: true },
    /** The same by when they were made. */
    madeKey: { type: Number, required: true },
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
eventSchema.index({ ownerId: 1, deleted: 1, madeKey: -1, _id: -1 });
eventSchema.index({ ownerId: 1, deleted: 1, dateKey: 1, _id: 1 });
eventSchema.index({ 'menu.recipe.id': 1, _id: 1 });
eventSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

export type EventModel = AnyModel;

export function eventModel(connection: Connection): EventModel {
  return modelOf(connection, 'Event', eventSchema);
}
