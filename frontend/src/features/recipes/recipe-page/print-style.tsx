import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { media } from '../../../shared/theme/media.ts';
import { Slice } from '../../../shared/ui/slice.tsx';

const paper = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 17mm 14mm' },
      [media.print]: { ':root:root': { '--gutter': '0px' }, '.notistack-SnackbarContainer': { display: 'none' } },
    }}
  />
);

const Foot = styled('footer')({
  display: 'none',
  [media.print]: { display: 'flex', breakInside: 'avoid', marginTop: '6mm', alignItems: 'center', gap: '2.4mm', paddingTop: '2.5mm', borderTop: '.2mm solid #999', fontSize: '8.5pt', color: '#444', '& svg': { width: '5mm', height: '5mm' }, '& span:last-child': { marginLeft: 'auto' } },
});

/** A recipe on paper: A4 and black, with its source at the foot. Stands at the end of the page. */
export function PrintStyle({ source }: { source: string | null }) {
  return <>{paper}<Foot aria-hidden><Slice /><span>Convivio</span><span>{source?.replace(/^https?:\/\/(?:www\.)?/i, '')}</span></Foot></>;
}
