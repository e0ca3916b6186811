import { styled } from '@mui/material/styles';
import { colour } from '../theme/colour.ts';

/** The look of a toast: the page inverted. */
export const ToastBox = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: 420,
  maxWidth: '100%',
  minHeight: 56,
  padding: '12px 12px 12px 18px',
  borderRadius: 12,
  backgroundColor: colour.ink,
  color: colour.page,
  boxShadow: colour.pop,
  '& > p': { flex: 1, minWidth: 0, fontSize: '.9375rem', lineHeight: '21px' },
  '& b': { display: 'block', fontWeight: 600 },
  '& .MuiButton-root': { height: 40, padding: '0 12px' },
  '& :focus-visible, &:focus-visible': { outlineColor: 'currentColor', outlineOffset: 0 },
});
