import { media } from '../../shared/theme/media.ts';

/** Spans the columns of the list and takes part in them. */
export const across = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  [media.print]: { display: 'block' },
} as const;
