import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type SchemaDefinition } from 'mongoose';

/** The schema of a library's export or import: whose it is, how far it is, and the run that has it in hand. */
export function queuedSchema(fields: SchemaDefinition): Schema {
  const schema = new Schema(
    {
      _id: { type: Number, required: true },
      ownerId: { type: String, required: true },
      state: { type: String, enum: ['running', 'finished', 'failed'], required: true },
      done: { type: Number, required: true },
      error: { type: String, default: null },
      createdAt: { type: Date, required: true },
      /** A place among those that an owner may have running at once; taken away when the work ends. */
      place: { type: String },
      /** The run that has it in hand; absent while it waits and once it has ended. */
      run: { type: String },
      /** Runs since it came further last, whoever has it in hand now included. */
      tries: { type: Number, required: true },
      /** When a run last began, came further or ended, or it was announced again; absent before. */
      touchedAt: { type: Date },
      ...outboxFields,
      ...fields,
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ createdAt: 1 });
  schema.index({ state: 1, createdAt: 1 });
  schema.index({ place: 1 }, { unique: true, sparse: true });
  schema.index({ ownerId: 1, state: 1 });
  return schema;
}
