/** Widths in px at which the layout changes; the same as the theme's sm, md, lg and xl. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 };

const below = (width: number) => `@media (max-width: ${width - 0.05}px)`;

/** Media queries for styles: `[media.belowSm]: { ... }`. */
export const media = {
  belowSm: below(breakpoints.sm),
  belowMd: below(breakpoints.md),
  belowLg: below(breakpoints.lg),
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
};
