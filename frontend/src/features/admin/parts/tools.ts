import { styled } from '@mui/material/styles';
import { counted } from '../../../kitchen/labels/counts.ts';
import { media } from '../../../shared/theme/media.ts';

/** What a list is searched and narrowed with, above it. */
export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: '24px 0 10px',
  '& > [role=search]': { flex: 1, minWidth: 'min(280px, 100%)', maxWidth: 440 },
  // More than a small screen holds are reached by the finger.
  '& > [role=radiogroup]': { maxWidth: '100%', overflowX: 'auto', scrollbarWidth: 'none' },
  [media.belowMd]: { gap: 10, padding: '16px 0 4px', '& > [role=search]': { maxWidth: 'none' } },
});

/** "Active 46", or without a figure while that is not known. */
export const withCount = (word: string, count: number | undefined): string =>
  count === undefined ? word : `${word} ${counted(count)}`;
