import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const discoveredSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    /** False while it is asked, and after an answer that cannot be used; the fields below are there once it is true. */
    answered: { type: Boolean, required: true },
    /** It may be asked again from then on; only while it is not answered. */
    askAgainAt: { type: Date },
    isFood: { type: Boolean },
    figures: { type: Schema.Types.Mixed },
    foodId: { type: String },
    sources: { type: [String], default: undefined },
    confidence: { type: String },
    discoveredBy: { type: String },
    discoveredAt: { type: Date },
    verified: { type: Boolean },
    verifiedAt: { type: Date },
    verifiedBy: { type: String },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
discoveredSchema.index({ name: 1 }, { unique: true });
discoveredSchema.index({ answered: 1, verified: 1, _id: -1 });

export function discoveredModel(connection: Connection): AnyModel {
  return modelOf(connection, 'DiscoveredIngredient', discoveredSchema, 'discovered_ingredients');
}
