import { messages, type MessageData } from '@convivio/contracts/messages';

interface Outcome {
  durationMs: number;
  success: boolean;
  errorType: string | null;
}

/** A call to an AI provider, or what the offline engine did in its place. */
export interface AiUse extends Outcome {
  kind: 'ai';
  feature: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Integer micro-dollars. */
  cost: number;
}

/** A recipe that was read from a file, a link or a text. */
export interface IntakeUse extends Outcome {
  kind: 'intake';
  format: string;
  /** Bytes; null where it has none. */
  size: number | null;
}

/** A recipe was made. */
export interface RecipeMade {
  kind: 'recipe';
}

/** A shared link was opened. */
export interface ShareViewed {
  kind: 'share-view';
}

/** A new account came from a shared link. */
export interface SignedUpFromLink {
  kind: 'share-sign-up';
}

/** Somebody opened the app, newly signed in. */
export interface SessionStarted {
  kind: 'session';
}

/** What was used, by whom and when; recorded once for each message that tells of it. */
export type UsageRecord = {
  /** The id of the message. */
  id: string;
  /** Null where the user's account has been deleted. */
  userId: string | null;
  /** When it happened; never later than it was recorded. */
  at: Date;
} & (AiUse | IntakeUse | RecipeMade | ShareViewed | SignedUpFromLink | SessionStarted);

/** A message as far as its record needs it. */
export interface UsageMessage {
  id: string;
  subject: string;
  /** ISO 8601. */
  time: string;
  data: unknown;
}

/** A clock that is ahead by more than this is not believed. Milliseconds. */
const CLOCKS_DIFFER_MS = 60_000;

const outcomeOf = ({ durationMs, success, errorType }: Outcome): Outcome => ({
  durationMs: Math.max(0, durationMs),
  success,
  errorType,
});

const readers = {
  'usage.ai': (data: MessageData<'usage.ai'>) => ({
    userId: data.ownerId,
    kind: 'ai' as const,
    feature: data.feature,
    model: data.model,
    inputTokens: data.inputTokens,
    outputTokens: data.outputTokens,
    cost: data.cost,
    ...outcomeOf(data),
  }),
  'usage.intake': (data: MessageData<'usage.intake'>) => ({
    userId: data.ownerId,
    kind: 'intake' as const,
    format: data.format,
    size: data.size,
    ...outcomeOf(data),
  }),
  'recipe.created': (data: MessageData<'recipe.created'>) => ({
    userId: data.ownerId,
    kind: 'recipe' as const,
  }),
  'share.viewed': (data: MessageData<'share.viewed'>) => ({
    userId: data.ownerId,
    kind: 'share-view' as const,
  }),
  'share.signed-up': (data: MessageData<'share.signed-up'>) => ({
    userId: data.ownerId,
    kind: 'share-sign-up' as const,
  }),
  'session.started': (data: MessageData<'session.started'>) => ({
    userId: data.userId,
    kind: 'session' as const,
  }),
};
type UsageSubject = keyof typeof readers;

/** The subjects that are recorded. */
export const USAGE_SUBJECTS = Object.keys(readers) as UsageSubject[];

/** The record of a message; null of one that cannot be read. What a clock dates into the future happened when it was heard. */
export function usageRecordOf(message: UsageMessage, heardAt: Date): UsageRecord | null {
  if (!Object.hasOwn(readers, message.subject)) return null;
  const subject = message.subject as UsageSubject;
  const read = messages[subject].safeParse(message.data);
  const at = new Date(message.time);
  if (!read.success || Number.isNaN(at.getTime())) return null;
  return {
    id: message.id,
    at: at.getTime() > heardAt.getTime() + CLOCKS_DIFFER_MS ? heardAt : at,
    ...(readers[subject] as (data: unknown) => Omit<UsageRecord, 'id' | 'at'>)(read.data),
  } as UsageRecord;
}
