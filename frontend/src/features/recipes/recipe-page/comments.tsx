import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';

const Box = styled('section')({ marginTop: 28, padding: '20px 24px 22px', borderRadius: 12, backgroundColor: colour.sunken, [media.print]: { margin: '4mm 0 0', padding: '3mm 0 0', borderRadius: 0, borderTop: '.2mm solid #ccc', backgroundColor: 'transparent' } });
const Heading = styled('h2')({ ...typeStyle('h5'), fontSize: '1.125rem', lineHeight: '24px' });
const Words = styled('p')({ ...typeStyle('spoken'), marginTop: 6, color: colour.ink2, whiteSpace: 'pre-line' });

/** What the cook wrote about the recipe. */
export function Comments({ comments }: { comments: string }) {
  return comments.trim() === '' ? null : <Box aria-labelledby="comments"><Heading id="comments">Comments</Heading><Words dir="auto">{comments}</Words></Box>;
}
