import { useState } from 'react';

/** How often a dialog was opened: as the key of what is in it, it begins anew with each, and stays as it is while it closes. */
export function useOpenings(open: boolean): number {
  const [openings, setOpenings] = useState({ open, count: 0 });
  if (openings.open !== open) setOpenings({ open, count: openings.count + (open ? 1 : 0) });
  return openings.count;
}
