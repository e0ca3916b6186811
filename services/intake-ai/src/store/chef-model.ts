import { modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';

const chefSchema: Schema = new Schema(
  {
    /** The cook. */
    _id: { type: String, required: true },
    own: { type: [Schema.Types.Mixed], required: true },
    hidden: { type: [String], required: true },
    version: { type: Number, required: true },
    earlier: { type: [Schema.Types.Mixed], required: true },
  },
  { versionKey: false, minimize: false },
);

export function chefModel(connection: Connection): AnyModel {
  return modelOf(connection, 'UserChefs', chefSchema, 'user_chefs');
}
