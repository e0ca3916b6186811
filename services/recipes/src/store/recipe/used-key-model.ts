import { modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';

const usedKeySchema: Schema = new Schema(
  {
    /** `owner:key`. */
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    /** A digest of the request. */
    asked: { type: String, required: true },
    usedAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export function usedKeyModel(connection: Connection): AnyModel {
  return modelOf(connection, 'UsedKey', usedKeySchema, 'used_keys');
}
