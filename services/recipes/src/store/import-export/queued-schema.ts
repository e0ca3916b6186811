import { Schema, type SchemaDefinition } from 'mongoose';

/** The schema of a library's export or import: whose it is, how far it is, and its place in the queue from which instances take one at a time. */
export function queuedSchema(fields: SchemaDefinition): Schema {
  const schema = new Schema(
    {
      _id: { type: Number, required: true },
      ownerId: { type: String, required: true },
      state: { type: String, enum: ['running', 'finished', 'failed'], required: true },
      done: { type: Number, required: true },
      error: { type: String, default: null },
      createdAt: { type: Date, required: true },
      /** A place among those that an owner may have run at once; taken away when the work ends. */
      slot: { type: String },
      leaseUntil: { type: Number, required: true },
      holder: { type: String },
      tries: { type: Number, required: true },
      unreturned: { type: Number, default: 0 },
      interruptedSince: { type: Number, default: null },
      ...fields,
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ createdAt: 1 });
  schema.index({ slot: 1 }, { unique: true, sparse: true });
  schema.index({ state: 1, leaseUntil: 1 });
  return schema;
}
