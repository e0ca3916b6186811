import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const correctionSchema: Schema = new Schema(
  {
    /** The cook. */
    _id: { type: String, required: true },
    corrections: { type: [Schema.Types.Mixed], required: true },
    version: { type: Number, required: true },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);

export function correctionModel(connection: Connection): AnyModel {
  return modelOf(connection, 'FoodCorrections', correctionSchema, 'food_corrections');
}
