import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './base-styles.ts';
import { colour } from './colour.ts';
import { media } from './media.ts';
import { transition } from './motion.ts';

/** Round is for hands: buttons, chips, links. */
export const controlStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        height: 44,
        minWidth: 0,
        padding: '0 18px',
        gap: 8,
        borderRadius: 999,
        whiteSpace: 'nowrap',
        flex: 'none',
        transition: transition('background-color', 'color', 'box-shadow'),
        '&.Mui-disabled': {
          color: colour.ink3,
          backgroundColor: colour.sunken,
          boxShadow: 'none',
          border: 0,
        },
        [media.belowSm]: { height: 48 },
        variants: [
          {
            props: { size: 'small' },
            style: {
              height: 36,
              padding: '0 14px',
              fontSize: '.875rem',
              [media.belowSm]: { height: 44 },
            },
          },
          {
            props: { size: 'large' },
            style: {
              height: 56,
              padding: '0 28px',
              fontSize: '1.0625rem',
              [media.belowSm]: { height: 56 },
            },
          },
          { props: { variant: 'text', size: 'medium' }, style: { padding: '0 14px' } },
          {
            props: { variant: 'text' },
            style: { '&:hover': { backgroundColor: colour.cobaltTint } },
          },
          {
            props: { variant: 'text', color: 'inherit' },
            style: { '&:hover': { backgroundColor: 'rgb(128 128 128 / .22)' } },
          },
          {
            props: { variant: 'outlined' },
            style: {
              border: 0,
              boxShadow: `inset 0 0 0 1.5px ${colour.outline}`,
              '&:hover': { border: 0, backgroundColor: colour.cobaltTint },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              boxShadow: 'inset 0 0 0 1.5px currentColor',
              '&:hover': { backgroundColor: colour.tomatoTint },
            },
          },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: {
              boxShadow: `inset 0 0 0 2px ${colour.onLemon}`,
              '&:hover': { boxShadow: `inset 0 0 0 2px ${colour.onLemon}` },
            },
          },
        ],
      },
      startIcon: { margin: '0 0 0 -4px', '& > *:nth-of-type(1)': { fontSize: 22 } },
      endIcon: { margin: '0 -4px 0 0', '& > *:nth-of-type(1)': { fontSize: 16 } },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'primary' },
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        padding: 0,
        flex: 'none',
        transition: transition('background-color', 'color'),
        '&:hover': { backgroundColor: colour.cobaltTint },
        [media.belowSm]: { width: 48, height: 48 },
        variants: [
          {
            props: { color: 'inherit' },
            style: { '&:hover': { backgroundColor: 'rgb(128 128 128 / .22)' } },
          },
        ],
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'none' },
    styleOverrides: {
      root: { color: colour.cobalt, fontWeight: 550, '&:hover': { textDecoration: 'underline' } },
    },
  },
};
