import { styled } from '@mui/material/styles';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { typeStyle } from '../../shared/theme/typography.ts';

/** A choice among a few as a card: a radio button over all of it, a name and a line about it. */
export const RadioCard = styled('label')({
  position: 'relative',
  display: 'grid',
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  color: colour.cobalt,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& b': { display: 'block', fontWeight: 550, fontSize: '.9375rem', lineHeight: '20px' },
  '& small': { display: 'block', ...typeStyle('hint'), color: colour.ink2 },
  '&:has(:checked)': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
  },
  '&:has(:focus-visible)': focusRing,
});
