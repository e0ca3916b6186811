import { malformed } from '@convivio/platform/errors';
import type { AuditRecord, AuditStore } from './audit.ts';

const LARGEST_PAGE = 100;

/** What administrators did, the newest first. Throws 400 for a page that cannot be. */
export function listAudit(
  audit: AuditStore,
  { first, after }: { first: number; after: string | null },
): Promise<AuditRecord[]> {
  if (first < 1 || first > LARGEST_PAGE)
    throw malformed('PAGE_SIZE', `A page has 1 to ${LARGEST_PAGE} records.`);
  if (after !== null && !/^\d{1,16}$/.test(after))
    throw malformed('PAGE_PLACE', 'This is no record that a page could go on behind.');
  return audit.page(first, after === null ? null : Number(after));
}
