import type { AnyModel } from '@convivio/platform/database';
import { newId } from '@convivio/platform/ids';
import type { AuditRecord, AuditStore } from '../domain/users/audit.ts';

type AuditDocument = Omit<AuditRecord, 'id'> & { _id: number };

export function mongoAuditStore(audit: AnyModel): AuditStore {
  return {
    async insert(record) {
      const id = newId();
      await audit.create({ _id: id, ...record });
      return id;
    },
    async withdraw(id) {
      await audit.deleteOne({ _id: id });
    },
    async page(first, after) {
      const found = await audit
        .find(after === null ? {} : { _id: { $lt: after } })
        .sort({ _id: -1 })
        .limit(first)
        .lean<AuditDocument[]>();
      return found.map(({ _id: id, ...record }) => ({ ...record, id }));
    },
  };
}
