import type { ColourName } from './colours.data.ts';

declare module '@mui/material/styles' {
  interface Palette {
    convivio: Record<ColourName, string>;
  }
  interface PaletteOptions {
    convivio: Record<ColourName, string>;
  }
}

/** The MUI palette of one scheme. All named colours are under `convivio` too. */
export function paletteOf(colours: Record<ColourName, string>, mode: 'light' | 'dark') {
  return {
    mode,
    primary: {
      main: colours.cobalt,
      light: colours.cobaltTint,
      dark: colours.cobaltHover,
      contrastText: colours.onCobalt,
    },
    secondary: {
      main: colours.lemon,
      light: colours.lemonTint,
      dark: colours.lemonHover,
      contrastText: colours.onLemon,
    },
    error: {
      main: colours.tomato,
      light: colours.tomatoTint,
      dark: colours.tomato,
      contrastText: colours.page,
    },
    warning: {
      main: colours.iron,
      light: colours.ironTint,
      dark: colours.iron,
      contrastText: colours.page,
    },
    success: {
      main: colours.leaf,
      light: colours.leafTint,
      dark: colours.leaf,
      contrastText: colours.page,
    },
    info: {
      main: colours.cobalt,
      light: colours.cobaltTint,
      dark: colours.cobaltHover,
      contrastText: colours.onCobalt,
    },
    text: { primary: colours.ink, secondary: colours.ink2, disabled: colours.ink3 },
    divider: colours.line,
    background: { default: colours.page, paper: colours.surface },
    action: {
      hover: colours.cobaltTint,
      selected: colours.cobaltTint,
      disabled: colours.ink3,
      disabledBackground: colours.sunken,
    },
    convivio: colours,
  };
}
