import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';

/** A line of a popover: icon and word, as in a menu. A link with `component={Link}`. */
export const MenuRow = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 8,
  fontSize: '.9375rem',
  '& .MuiSvgIcon-root': { color: colour.ink2 },
  '&:hover': { backgroundColor: colour.cobaltTint },
  '&:focus-visible': { outlineOffset: -2 },
  [media.belowMd]: { minHeight: 48 },
}) as typeof ButtonBase;
