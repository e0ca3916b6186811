import { inTab } from '../../../shared/storage/web-storage.ts';

const VISIT = 'share-visit';
let ofThisPage: string | null = null;

/** What this tab calls its visit: random, the same until it is closed. It tells nothing of who opens a link, and counts them once. */
export function visit(): string {
  const known = inTab.read(VISIT) ?? ofThisPage;
  if (known !== null) return known;
  ofThisPage = crypto.randomUUID();
  inTab.keep(VISIT, ofThisPage);
  return ofThisPage;
}
