import type { Components, Theme } from '@mui/material/styles';
import { colour } from './colour.ts';

/** Fields: label above, outline in `control`, 2 px ring for focus and error. */
export const fieldStyles: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 52,
        borderRadius: 12,
        backgroundColor: colour.surface,
        color: colour.ink,
        gap: 10,
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: colour.control,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: colour.cobalt,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: colour.tomato,
          borderWidth: 2,
        },
      },
      input: {
        padding: '13.5px 16px',
        height: 'auto',
        '&::placeholder': { color: colour.ink3, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      },
      adornedStart: { paddingLeft: 16, '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 8, '& .MuiOutlinedInput-input': { paddingRight: 0 } },
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: { styleOverrides: { input: { '&:focus-visible': { outline: 'none' } } } },
  MuiInputAdornment: { styleOverrides: { root: { color: colour.ink2, margin: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 6,
        fontSize: '.875rem',
        lineHeight: '18px',
        fontWeight: 550,
        color: colour.ink,
        '&.Mui-focused, &.Mui-error': { color: colour.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: '.84375rem',
        lineHeight: '18px',
        color: colour.ink2,
        '&.Mui-error': { color: colour.tomato },
      },
    },
  },
};
