import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';

const Words = styled('blockquote')({
  ...typeStyle('spoken'),
  margin: 0,
  padding: '8px 14px',
  borderRadius: 4,
  backgroundColor: colour.lemonTint,
  color: colour.ink,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** What the source says itself. */
export function SourceWords({ words, lang }: { words: string | null; lang: string | undefined }) {
  return words === null ? null : (
    <Words dir="auto" lang={lang}>
      <span lang="en" style={visuallyHidden}>
        The source says:{' '}
      </span>
      {words}
    </Words>
  );
}
