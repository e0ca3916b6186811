import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const accountSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    email: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    isAdmin: { type: Boolean, default: false },
    /** Beginnings of words by which administrators find the account. */
    searchKeys: { type: [String], default: undefined },
    profileChangedAt: { type: Date, default: null },
    /** Absent for most. */
    suspendedAt: { type: Date, index: { sparse: true } },
    ...outboxFields,
  },
  { versionKey: false },
);
accountSchema.index({ createdAt: 1, _id: 1 });
accountSchema.index({ searchKeys: 1 });
accountSchema.index({ lastSeenAt: 1 });

const sessionSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    timezone: { type: String, required: true },
    userAgent: { type: String, default: '' },
    startedAt: { type: Date, required: true },
    openedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    ...outboxFields,
  },
  { versionKey: false },
);

/** Ends of access that were announced; the bus tells them, and this is their outbox. */
const accessEndSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    /** Null where only the session is known. */
    userId: { type: String, default: null, index: true },
    /** Of the issuer's token that said so, which is not heard twice; absent where none did. */
    tokenId: { type: String, index: { unique: true, sparse: true } },
    until: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    ...outboxFields,
  },
  { versionKey: false },
);

const DAY_S = 24 * 3_600;

const erasureSchema: Schema = new Schema(
  {
    /** The user. */
    _id: { type: String, required: true },
    begunAt: { type: Date, required: true },
    /** When it is announced once more; absent once that is done. */
    againAt: { type: Date, index: true },
    /** Absent until it was announced once more. */
    doneAt: { type: Date, index: { expireAfterSeconds: DAY_S } },
    ...outboxFields,
  },
  { versionKey: false },
);

const auditSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    adminId: { type: String, default: null },
    act: { type: String, required: true },
    userId: { type: String, default: null },
    about: { type: String, default: undefined },
    budget: { type: Object, default: undefined },
    /** Of the message that told of it; absent where none did. */
    messageId: { type: String, index: { unique: true, sparse: true } },
  },
  { versionKey: false },
);

/** One document: the budget that holds. */
const aiBudgetSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    perUser: { type: Number, default: null },
    installation: { type: Number, default: null },
    revision: { type: Number, required: true },
    changedAt: { type: Date, required: true },
    changedBy: { type: String, required: true },
    ...outboxFields,
  },
  { versionKey: false },
);

/** One document: to whom the administrator's role is offered, and what became of it. */
const offerSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    userId: { type: String, default: null },
  },
  { versionKey: false },
);

type Models = Record<
  'accounts' | 'sessions' | 'accessEnds' | 'erasures' | 'audit' | 'aiBudgets' | 'offers',
  AnyModel
>;

export function models(connection: Connection): Models {
  return {
    accounts: modelOf(connection, 'Account', accountSchema),
    sessions: modelOf(connection, 'Session', sessionSchema),
    accessEnds: modelOf(connection, 'AccessEnd', accessEndSchema, 'access_ends'),
    erasures: modelOf(connection, 'Erasure', erasureSchema),
    audit: modelOf(connection, 'AuditRecord', auditSchema, 'audit'),
    aiBudgets: modelOf(connection, 'AiBudget', aiBudgetSchema, 'ai_budgets'),
    offers: modelOf(connection, 'AdministratorOffer', offerSchema, 'administrator_offers'),
  };
}
