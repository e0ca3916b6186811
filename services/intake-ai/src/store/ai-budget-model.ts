import { modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';

/** One document: what administrators have set, as it was told. */
const aiBudgetSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    perUser: { type: Number, default: null },
    installation: { type: Number, default: null },
    revision: { type: Number, required: true },
  },
  { versionKey: false },
);

export const aiBudgetModel = (connection: Connection): AnyModel =>
  modelOf(connection, 'AiBudget', aiBudgetSchema, 'ai_budgets');
