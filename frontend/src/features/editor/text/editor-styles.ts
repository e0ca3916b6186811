import { colour } from '../../../shared/theme/colour.ts';

/** What every text editor of the form has of a field. The editor brings styles of its own, which these go before. */
export const editorStyles = {
  '& .cm-editor': { outline: 'none' },
  '& .cm-editor .cm-scroller': {
    overflow: 'visible',
    fontFamily: 'inherit',
    lineHeight: 'inherit',
  },
  '& .cm-editor .cm-content': {
    padding: 0,
    caretColor: colour.cobalt,
    outline: 'none',
    overflowWrap: 'anywhere',
  },
  '& .cm-editor .cm-placeholder': { color: colour.ink3 },
  // Until the editor takes its place, the text stands in a plain field.
  '& textarea': {
    display: 'block',
    width: '100%',
    border: 0,
    outline: 'none',
    resize: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 'inherit',
    caretColor: colour.cobalt,
    overflowWrap: 'anywhere',
    '&::placeholder': { color: colour.ink3, opacity: 1 },
  },
} as const;
