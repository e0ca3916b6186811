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
} as const;
