import type { UsageRecord } from './usage-record.ts';
import type { UsageSums } from './usage-sums.ts';
import type { Span } from './usage-time.ts';

/** AI use of one user within one day or ever. */
export interface UserSums {
  requests: number;
  tokens: number;
  /** Integer micro-dollars. */
  cost: number;
}

/** All AI use of one month. */
export interface MonthSums {
  /** How many records of all kinds it is the sum of. */
  records: number;
  requests: number;
  tokens: number;
  /** Integer micro-dollars. */
  cost: number;
}

/** A sum that is not what its records say any more: of an hour, or of a user's day. */
export interface Outdated {
  id: string;
  /** Another one since means that more was recorded. */
  stamp: string;
  of: { hour: Date } | { userId: string; day: Date };
}

/** Where usage is kept: each record, and the sums of them by hours, by days, by months and by users. */
export interface UsageStore {
  /** Keeps the records that are not kept yet, then marks the sums they belong to as outdated. */
  keep(records: readonly UsageRecord[]): Promise<void>;
  /** Since when all is counted that is counted now; ever, where nothing was recorded before the first time this is asked. */
  countedSince(now: Date): Promise<Date>;
  /** Marks the hours as outdated whose sums lack what is summed by now. */
  outdateOlderSums(): Promise<void>;
  /** Those that were outdated at that moment, the longest first; at most so many. */
  outdated(at: Date, limit: number): Promise<Outdated[]>;
  /** The mark goes; where more was recorded since, it is as if it were made now. */
  upToDate(outdated: Outdated): Promise<void>;
  records(span: Span): AsyncIterable<UsageRecord>;
  recordsOfUser(userId: string, span: Span): AsyncIterable<UsageRecord>;
  hours(span: Span): Promise<{ hour: Date; sums: UsageSums }[]>;
  days(span: Span): Promise<{ day: Date; sums: UsageSums }[]>;
  /** Unless one of more records is kept. */
  keepHour(hour: Date, sums: UsageSums): Promise<void>;
  /** Unless one of more records is kept. */
  keepDay(day: Date, sums: UsageSums): Promise<void>;
  /** The first month first. */
  months(): Promise<{ month: Date; sums: MonthSums }[]>;
  /** Unless one of more records is kept. */
  keepMonth(month: Date, sums: MonthSums): Promise<void>;
  /** Unless one of more requests is kept. */
  keepUserDay(userId: string, day: Date, sums: UserSums): Promise<void>;
  /** The days of these users, each with its sum. */
  userDays(userIds: readonly string[]): Promise<{ userId: string; day: Date; sums: UserSums }[]>;
  /** Forgets who it was; what was used stays counted. */
  forgetUser(userId: string): Promise<void>;
}
