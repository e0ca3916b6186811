/** Something that an administrator did to a user. Names are not kept: who is deleted is not remembered by one. */
export interface AuditRecord {
  id: number;
  at: Date;
  adminId: string;
  act: AdminAct;
  userId: string;
}

export const adminActs = ['suspend', 'reactivate', 'delete', 'setTemporaryPassword'] as const;
export type AdminAct = (typeof adminActs)[number];

/** Where acts of administrators are kept. */
export interface AuditStore {
  insert(record: Omit<AuditRecord, 'id'>): Promise<void>;
  /** The newest first, at most `first` of them, behind the id `after`. */
  page(first: number, after: number | null): Promise<AuditRecord[]>;
}
