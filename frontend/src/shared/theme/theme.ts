import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { baseStyles } from './base-styles.ts';
import { colour } from './colour.ts';
import { dark, light } from './colours.data.ts';
import { controlStyles } from './control-styles.ts';
import { fieldStyles } from './field-styles.ts';
import { breakpoints } from './media.ts';
import { duration, easing } from './motion.ts';
import { overlayStyles } from './overlay-styles.ts';
import { paletteOf } from './palette.ts';
import { typography } from './typography.ts';

const shadows = Array.from({ length: 25 }, (_, depth) =>
  depth === 8 ? colour.pop : 'none',
) as Shadows;

/** The whole look. Light or dark follows the system. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: paletteOf(light, 'light') },
    dark: { palette: paletteOf(dark, 'dark') },
  },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: 12 },
  spacing: 4,
  shadows,
  typography,
  transitions: {
    duration: {
      shortest: duration.fast,
      shorter: duration.fast,
      short: duration.base,
      standard: duration.base,
      complex: duration.slow,
      enteringScreen: duration.base,
      leavingScreen: duration.fast,
    },
    easing: {
      easeInOut: easing,
      easeOut: easing,
      easeIn: 'cubic-bezier(.4, 0, 1, 1)',
      sharp: easing,
    },
  },
  components: {
    MuiCssBaseline: { styleOverrides: baseStyles },
    ...controlStyles,
    ...fieldStyles,
    ...overlayStyles,
    MuiTypography: {
      defaultProps: {
        variantMapping: {
          display: 'h1',
          title: 'h1',
          card: 'h3',
          lede: 'p',
          step: 'p',
          spoken: 'p',
          ingredient: 'span',
          amount: 'span',
          label: 'span',
          meta: 'p',
          hint: 'p',
        },
      },
    },
  },
});
