export const serif = "'Vollkorn Variable', Georgia, serif";
export const sans = "'Figtree Variable', system-ui, sans-serif";

export interface TypeRole {
  face: 'serif' | 'sans';
  weight: number;
  /** px, with the line height in px. */
  size: number;
  line: number;
  /** em */
  tracking?: number;
  italic?: true;
  figures?: 'lining-nums' | 'lining-nums tabular-nums';
  /** How lines break when not as evenly as a heading's. */
  wrap?: 'pretty';
  /** Size and line below 600 px of width, when they differ. */
  small?: [size: number, line: number];
}

/** What each piece of text wears. */
export const typeRoles = {
  display: {
    face: 'serif',
    weight: 580,
    size: 92,
    line: 88,
    tracking: -0.032,
    figures: 'lining-nums',
    small: [58, 54],
  },
  title: {
    face: 'serif',
    weight: 560,
    size: 60,
    line: 62,
    tracking: -0.022,
    figures: 'lining-nums',
    small: [36, 39],
  },
  h1: {
    face: 'serif',
    weight: 560,
    size: 50,
    line: 56,
    tracking: -0.018,
    figures: 'lining-nums',
    small: [34, 40],
  },
  h2: {
    face: 'serif',
    weight: 560,
    size: 30,
    line: 36,
    tracking: -0.01,
    figures: 'lining-nums',
    small: [26, 32],
  },
  h3: { face: 'serif', weight: 560, size: 23, line: 28, figures: 'lining-nums' },
  h4: { face: 'serif', weight: 560, size: 21, line: 27, figures: 'lining-nums' },
  h5: { face: 'serif', weight: 560, size: 19, line: 26, figures: 'lining-nums' },
  h6: { face: 'sans', weight: 600, size: 14, line: 20 },
  card: {
    face: 'serif',
    weight: 560,
    size: 19,
    line: 24,
    tracking: -0.003,
    figures: 'lining-nums',
    wrap: 'pretty',
    small: [17, 21],
  },
  lede: { face: 'serif', weight: 400, size: 21, line: 31, figures: 'lining-nums', small: [19, 27] },
  step: { face: 'serif', weight: 400, size: 20, line: 31, figures: 'lining-nums', small: [20, 30] },
  spoken: { face: 'serif', weight: 400, size: 18, line: 28, italic: true, figures: 'lining-nums' },
  body1: { face: 'sans', weight: 400, size: 16, line: 25 },
  body2: { face: 'sans', weight: 400, size: 15, line: 21 },
  ingredient: { face: 'sans', weight: 400, size: 17, line: 25, small: [18, 26] },
  amount: {
    face: 'sans',
    weight: 650,
    size: 17,
    line: 25,
    figures: 'lining-nums tabular-nums',
    small: [18, 26],
  },
  button: { face: 'sans', weight: 550, size: 15, line: 15 },
  label: { face: 'sans', weight: 550, size: 14, line: 18 },
  meta: { face: 'sans', weight: 400, size: 14, line: 20 },
  hint: { face: 'sans', weight: 400, size: 13.5, line: 18 },
} satisfies Record<string, TypeRole>;

export type TypeRoleName = keyof typeof typeRoles;
