import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { editorStyles } from '../text/editor-styles.ts';

/** Below this the reading opens under the line instead of standing beside it. */
export const smallField = media.belowMd.replace('@media ', '');

const dot = (shade: string) =>
  ({
    content: '""',
    position: 'absolute',
    right: 16,
    top: 20,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: shade,
  }) as const;

/** Lines that stand one below the other, with a hairline between them. */
const neighbours = [
  '.line-ingredient + .line-ingredient',
  '.line-asked + .line-ingredient',
  '.line-ingredient + .line-asked',
  '.line-group + .line-ingredient',
  '.line-group + .line-asked',
];

/**
 * Left the text in its field, right what was read. The reading floats into the right half, which is
 * the line's own padding, so that a line is as high as the higher of the two and both stand on one
 * baseline.
 */
export const IngredientsBox = styled('div')({
  ...editorStyles,
  position: 'relative',
  fontSize: '1.0625rem',
  lineHeight: '24px',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 50% 0 0',
    borderRadius: 12,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.control}`,
  },
  '&:focus-within::before': { boxShadow: `inset 0 0 0 2px ${colour.cobalt}` },
  '&[data-invalid]::before': { boxShadow: `inset 0 0 0 2px ${colour.tomato}` },
  '& .cm-editor .cm-content': {
    ...editorStyles['& .cm-editor .cm-content'],
    padding: '6px 0',
    minHeight: 130,
  },
  // A line of the plain field is as high as one of the editor.
  '& textarea': {
    ...editorStyles['& textarea'],
    position: 'relative',
    padding: '6px calc(50% + 14px) 6px 18px',
    lineHeight: '41px',
  },
  '& .cm-editor .cm-line': {
    position: 'relative',
    display: 'flow-root',
    padding: '9px calc(50% + 14px) 8px 18px',
    minHeight: 41,
  },
  '& .cm-editor .cm-placeholder': { whiteSpace: 'pre-line' },
  '& .line-blank': {
    paddingTop: '0 !important',
    paddingBottom: '0 !important',
    minHeight: '24px !important',
  },
  '& .line-group': { fontWeight: 600, paddingTop: '14px !important' },
  '& .line-doubtful': {
    textDecoration: `underline wavy ${colour.iron} 1.5px`,
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  '& .line-current::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: 8,
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
  },
  '& .line-current': { zIndex: 0 },

  '& .reading': {
    float: 'right',
    width: '100%',
    marginRight: 'calc(-100% - 32px)',
    paddingLeft: 24,
    cursor: 'default',
    userSelect: 'none',
    fontWeight: 400,
  },
  '& .reading-columns': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(48px, min-content) minmax(0, 1fr) auto',
    columnGap: 8,
    alignItems: 'baseline',
    position: 'relative',
  },
  // The hairline above a reading; a line below the caret's band has none.
  [neighbours.map((lines) => `& ${lines}:not(.line-current) .reading-columns::before`).join(', ')]:
    {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: -9,
      borderTop: `1px solid ${colour.line}`,
    },
  '& .line-current + .cm-line .reading-columns.reading-columns::before': { display: 'none' },
  '& .reading b': {
    textAlign: 'right',
    fontWeight: 650,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& .reading i, & .reading em': { fontStyle: 'normal', color: colour.ink2 },
  // The field breaks what does not fit; a measure breaks between its words alone.
  '& .reading i': { overflowWrap: 'normal', wordBreak: 'normal' },
  '& .reading-words': { overflowWrap: 'anywhere' },
  '& .reading-fraction': { fontVariantNumeric: 'diagonal-fractions' },
  '& .reading-group': { ...typeStyle('h5'), display: 'block', lineHeight: '24px' },
  '& .reading svg': {
    width: 18,
    height: 18,
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .reading-check': { color: colour.leaf, alignSelf: 'center', marginRight: 4 },
  '& .reading-question': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    paddingLeft: 40,
    color: colour.iron,
    fontSize: '.875rem',
    lineHeight: '20px',
  },
  '& .reading-question button': {
    border: 0,
    background: 'none',
    minHeight: 28,
    padding: '2px 4px',
    color: colour.cobalt,
    fontWeight: 550,
    cursor: 'pointer',
    borderRadius: 4,
    '&:hover': { backgroundColor: colour.cobaltTint },
  },

  [media.belowMd]: {
    '&::before': { inset: 0 },
    '& textarea': { padding: '6px 40px 6px 14px', lineHeight: '48px' },
    '& .cm-editor .cm-line': { padding: '12px 40px 12px 14px', minHeight: 48 },
    '& .line-ingredient::after': dot(colour.leaf),
    '& .line-asked::after': dot(colour.iron),
    '& .line-ingredient + .line-ingredient, & .line-asked + .line-ingredient, & .line-ingredient + .line-asked':
      { boxShadow: `inset 0 1px ${colour.line}` },
    '& .line-current.line-current, & .line-current + .cm-line.cm-line': {
      boxShadow: 'none',
    },
    '& .reading': {
      float: 'none',
      display: 'none',
      width: 'auto',
      margin: '10px -26px 0 0',
      padding: 0,
    },
    // The editor keeps a place for the caret behind a reading; it must not make a line of its own.
    '& .reading + .cm-widgetBuffer, & .reading + br': { display: 'none' },
    '& .line-current .reading, & .line-asked .reading': { display: 'block' },
    '& .line-group .reading': { display: 'none !important' },
    '& .reading-columns': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
    '& .reading-columns.reading-columns::before, & .reading-check': { display: 'none' },
    '& .reading-question': { paddingLeft: 0 },
    '& .reading-question button': { minHeight: 44 },
  },
});
