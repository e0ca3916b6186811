export type GlassShape = 'wide' | 'small' | 'flute' | 'tumbler';

/** Outlines in a box of -50 to 50: the glass, what is in it, and where its stem begins; null: it has none. */
export const glassShapes: Readonly<
  Record<GlassShape, { glass: string; filled: string; stem: number | null }>
> = {
  wide: {
    glass: 'M-25 -42 C-30 -14 -22 4 0 6 C22 4 30 -14 25 -42Z',
    filled: 'M-25.8 -22 C-26 -6 -18 2 0 3 C18 2 26 -6 25.8 -22 C14 -18 -14 -26 -25.8 -22Z',
    stem: 8,
  },
  small: {
    glass: 'M-19 -42 C-23 -18 -17 2 0 4 C17 2 23 -18 19 -42Z',
    filled: 'M-19.6 -24 C-20 -8 -13 0 0 1 C13 0 20 -8 19.6 -24 C10 -20 -10 -28 -19.6 -24Z',
    stem: 6,
  },
  flute: {
    glass: 'M-12 -46 C-14 -20 -10 4 0 8 C10 4 14 -20 12 -46Z',
    filled: 'M-12.4 -34 C-12.6 -14 -8 3 0 5 C8 3 12.6 -14 12.4 -34 C6 -32 -6 -36 -12.4 -34Z',
    stem: 10,
  },
  tumbler: {
    glass: 'M-24 -34 L24 -34 L19 38 C19 41 17 42 15 42 L-15 42 C-17 42 -19 41 -19 38Z',
    filled:
      'M-22.6 -18 L-19 36 C-19 38 -17 39 -15 39 L15 39 C17 39 19 38 19 36 L22.6 -18 C12 -14 -12 -22 -22.6 -18Z',
    stem: null,
  },
};
