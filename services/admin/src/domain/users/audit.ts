import type { AiBudget } from '../budget/ai-budget.ts';

/** Something that an administrator did. Names are not kept: who is deleted is not remembered by one. */
export interface AuditRecord {
  id: number;
  at: Date;
  adminId: string;
  act: AdminAct;
  /** The user it was done to; null where it was done to none. */
  userId: string | null;
  /** What AI might cost before, null where none had set it, and may cost since. */
  budget?: { before: AiBudget | null; after: AiBudget };
}

export type UserAct = 'suspend' | 'reactivate' | 'delete' | 'setTemporaryPassword';
export type AdminAct = UserAct | 'setAiBudget' | 'becomeAdministrator' | 'declineAdministrator';

/** Where acts of administrators are kept. */
export interface AuditStore {
  /** Answers its id. */
  insert(record: Omit<AuditRecord, 'id'>): Promise<number>;
  /** Takes back what was not done after all, because somebody else was first. */
  withdraw(id: number): Promise<void>;
  /** The newest first, at most `first` of them, behind the id `after`. */
  page(first: number, after: number | null): Promise<AuditRecord[]>;
}
