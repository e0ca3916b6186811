import { expect, test } from '@jest/globals';
import type { AuditRecord, AuditStore } from '../users/audit.ts';
import { replayLetters } from './act-on-dead-letters.ts';
import type { Letters } from './letters.ts';

/** Replays letters until one of them meets a bus that is away, and answers what the audit list says then. */
async function auditBehind(ids: readonly string[], away: string): Promise<string[]> {
  const kept = new Map<number, Omit<AuditRecord, 'id'>>();
  const audit = {
    async insert(record: Omit<AuditRecord, 'id'>) {
      kept.set(1, record);
      return 1;
    },
    async withdraw(id: number) {
      kept.delete(id);
    },
  } as unknown as AuditStore;
  const letters = {
    list: async () => ids.map((id) => ({ id, message: {} })),
    async replay(id: string) {
      if (id === away) throw new Error('The bus is away.');
      return true;
    },
  } as unknown as Letters;
  await expect(replayLetters({ letters, audit }, 'ada', new Date())).rejects.toThrow('away');
  return [...kept.values()].map(({ about = '' }) => about);
}

test('letters of which some were replayed before the bus went away stand in the audit list', async () => {
  expect(await auditBehind(['1', '2', '3'], '3')).toEqual(['3 dead letters']);
});

test('letters of which none was replayed do not', async () => {
  expect(await auditBehind(['1', '2'], '1')).toEqual([]);
});
