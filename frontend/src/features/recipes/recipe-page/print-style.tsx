import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { media } from '../../../shared/theme/media.ts';
import { Slice } from '../../../shared/ui/slice.tsx';
import { webAddress, type ShownRecipe } from './shown-recipe.ts';

const paper = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 17mm 14mm' },
      [media.print]: {
        ':root:root': { '--gutter': '0px', colorScheme: 'light', backgroundColor: '#fff' },
        // What lies over the page stays off it.
        '.notistack-SnackbarContainer, .MuiPopover-root': { display: 'none !important' },
        // A page that is not full has its foot at the bottom.
        'main:has(> [data-foot])': { display: 'flex', flexDirection: 'column', minHeight: 'calc(100vh - 1mm)' },
      },
    }}
  />
);

const Foot = styled('footer')({
  display: 'none',
  [media.print]: { display: 'flex', breakInside: 'avoid', marginTop: 'auto', alignItems: 'center', gap: '2.4mm', paddingTop: '2.5mm', borderTop: '.2mm solid #999', fontSize: '8.5pt', lineHeight: 1.4, color: '#444', '& svg': { flex: 'none', width: '5mm', height: '5mm', filter: 'grayscale(1)' }, '& span:last-child': { marginLeft: 'auto', textAlign: 'right', overflowWrap: 'anywhere' } },
});

/** A recipe on paper: A4 and black, with its source at the foot. Stands at the end of the page. */
export function PrintStyle({ recipe }: { recipe: ShownRecipe }) {
  const page = webAddress(recipe.originalUrl)?.replace(/^https?:\/\/(?:www\.)?/i, '');
  const source = [recipe.author, recipe.source, page ?? recipe.originalFileName].filter(Boolean).join(' · ');
  return <>{paper}<Foot aria-hidden data-foot=""><Slice /><span>Convivio</span><span>{source}</span></Foot></>;
}
