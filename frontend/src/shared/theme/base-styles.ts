import { colour, propertyOf, type ColourName } from './colour.ts';
import { paper } from './colours.data.ts';
import { media } from './media.ts';
import { serif } from './typography.data.ts';

/** The ring that shows where the keyboard is. */
export const focusRing = { outline: `2px solid ${colour.cobalt}`, outlineOffset: 3 };

/**
 * Page-wide styles. `--gutter` is the page's side margin, `--gap` the space between tiles, `--bar`
 * the height of the header's bar, `--header` that of the header with what stands under the bar.
 */
export const baseStyles = {
  ':root': { '--gutter': '64px', '--gap': '24px', '--bar': '72px', '--header': 'var(--bar)' },
  ':root:has([data-under-header])': { '--header': 'calc(var(--bar) + 48px)' },
  [media.belowLg]: { ':root': { '--gutter': '40px', '--gap': '20px' } },
  [media.belowMd]: { ':root': { '--gutter': '24px', '--gap': '16px', '--bar': '60px' } },
  [media.belowSm]: { ':root': { '--gutter': '16px', '--gap': '14px', '--bar': '56px' } },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: 'calc(var(--header) + 16px)' },
  body: {
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  'h1, h2, h3, h4': {
    fontFamily: serif,
    fontWeight: 560,
    textWrap: 'balance',
    fontVariantNumeric: 'lining-nums',
  },
  p: { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { ...focusRing, borderRadius: 4 },
  'main:focus': { outline: 'none' },
  [media.print]: {
    ':root:root': Object.fromEntries(
      Object.entries(paper).map(([name, value]) => [propertyOf(name as ColourName), value]),
    ),
    body: { color: colour.ink, backgroundColor: colour.page },
  },
  [media.reducedMotion]: {
    // Opacity may still change; nothing moves.
    '*, *::before, *::after': {
      transitionProperty: 'opacity !important',
      animation: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
