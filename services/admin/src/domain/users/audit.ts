import type { AiBudget } from '../budget/ai-budget.ts';

/** Something that an administrator or an operator did. Names are not kept: who is deleted is not remembered by one. */
export interface AuditRecord {
  id: number;
  at: Date;
  /** Null where an operator did it at the command line. */
  adminId: string | null;
  act: AdminAct;
  /** The user it was done to; null where it was done to none. */
  userId: string | null;
  /** What it was done to where that is no user, in words. */
  about?: string;
  /** What AI might cost before, null where none had set it, and may cost since. */
  budget?: { before: AiBudget | null; after: AiBudget };
}

export type UserAct = 'suspend' | 'reactivate' | 'delete' | 'setTemporaryPassword';
export type AdminAct =
  | UserAct
  | 'setAiBudget'
  | 'becomeAdministrator'
  | 'declineAdministrator'
  | 'replayDeadLetters'
  | 'discardDeadLetter'
  | 'revokeInvitation'
  | 'verifyIngredient';

/** Where acts of administrators are kept. */
export interface AuditStore {
  /** Answers its id. */
  insert(record: Omit<AuditRecord, 'id'>): Promise<number>;
  /** What a message tells of; the same message is kept once. */
  insertOnce(messageId: string, record: Omit<AuditRecord, 'id'>): Promise<void>;
  /** Takes back what was not done after all, because somebody else was first. */
  withdraw(id: number): Promise<void>;
  /** The newest first, at most `first` of them, behind the id `after`. */
  page(first: number, after: number | null): Promise<AuditRecord[]>;
}
