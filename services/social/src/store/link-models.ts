import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const DAY = 24 * 60 * 60;
const WEEK = 7 * DAY;
/** What is known of a visitor is forgotten after 90 days. */
const VIEWS_ARE_KEPT = 90 * DAY;

const linkSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    recipe: { type: { id: Number, generated: Boolean, _id: false }, required: true },
    sharedByUserId: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: null },
    seed: { type: String, required: true },
    tokenHash: { type: String, required: true, unique: true },
    active: { type: Boolean, required: true },
    expiresAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    viewCount: { type: Number, required: true },
    lastViewedAt: { type: Date, default: null },
    signUps: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    /** Absent while it is there. What was deleted is kept for a week, so that a late repetition of its request does not bring it back. */
    deletedAt: { type: Date, index: { expireAfterSeconds: WEEK } },
    /** `owner:key`; absent without a key. */
    idempotency: { type: String },
  },
  { versionKey: false },
);
linkSchema.index({ sharedByUserId: 1, deleted: 1, _id: -1 });
linkSchema.index({ 'recipe.id': 1, _id: -1 });
linkSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

const viewSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    linkId: { type: Number, required: true },
    visit: { type: String, required: true },
    viewedAt: { type: Date, required: true, index: { expireAfterSeconds: VIEWS_ARE_KEPT } },
    country: { type: String, default: null },
    browser: { type: String, required: true },
    convertedToSignup: { type: Boolean, required: true },
    ...outboxFields,
  },
  { versionKey: false },
);
// A visit counts once.
viewSchema.index({ linkId: 1, visit: 1 }, { unique: true });

const signUpSchema: Schema = new Schema(
  {
    /** The new user. */
    _id: { type: String, required: true },
    linkId: { type: Number, required: true },
    /** No index lets it expire: the database knows nothing of the outbox. One on `countedAt`, which databases had before, finds nothing here. */
    notedAt: { type: Date, required: true, index: true },
    ...outboxFields,
  },
  { versionKey: false },
);

export interface LinkModels {
  links: AnyModel;
  views: AnyModel;
  signUps: AnyModel;
}

/** The collections of share links, with their indexes made. */
export async function linkModels(connection: Connection): Promise<LinkModels> {
  const models = {
    links: modelOf(connection, 'ShareLink', linkSchema, 'share_links'),
    views: modelOf(connection, 'ShareView', viewSchema, 'share_views'),
    signUps: modelOf(connection, 'ShareSignUp', signUpSchema, 'share_sign_ups'),
  };
  await Promise.all(Object.values(models).map((model) => model.init()));
  return models;
}
