import type { Components, Theme } from '@mui/material/styles';
import { colour } from './colour.ts';
import { media } from './media.ts';
import { duration } from './motion.ts';

/** Menus, dialogs and tooltips: the only things that cast a shadow. */
export const overlayStyles: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: colour.scrim },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: { enter: duration.base, exit: duration.fast } },
    styleOverrides: {
      paper: { minWidth: 240, borderRadius: 12, boxShadow: colour.pop },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        padding: '0 12px',
        gap: 12,
        borderRadius: 8,
        fontSize: '.9375rem',
        '&.MuiMenuItem-root': { minHeight: 44, [media.belowMd]: { minHeight: 48 } },
        '&:hover, &.Mui-focusVisible': { backgroundColor: colour.cobaltTint },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colour.cobaltTint,
          color: colour.cobalt,
          fontWeight: 550,
        },
        '& .MuiListItemIcon-root': { minWidth: 0, color: colour.ink2 },
        '&.Mui-selected .MuiListItemIcon-root': { color: 'inherit' },
        '& + .MuiDivider-root': { margin: '8px 4px' },
      },
    },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: { enter: duration.slow, exit: duration.fast } },
    styleOverrides: {
      paper: { borderRadius: 16, backgroundColor: colour.page, boxShadow: colour.pop },
    },
  },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 12, boxShadow: colour.pop } } },
  MuiDivider: { styleOverrides: { root: { borderColor: colour.line } } },
};
