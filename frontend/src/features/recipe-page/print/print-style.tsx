import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { media } from '../../../shared/theme/media.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import { webAddress, type ShownRecipe } from '../shown-recipe.ts';

const paper = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 17mm 14mm' },
      [media.print]: {
        ':root:root': { '--gutter': '0px', colorScheme: 'light', backgroundColor: '#fff' },
        // What lies over the page stays off it.
        '.notistack-SnackbarContainer, .MuiPopover-root': { display: 'none !important' },
        // The foot stands at the bottom of every page, and the foot of a table keeps its place free on each.
        'main:has(> [data-foot])': { display: 'table', tableLayout: 'fixed', width: '100%' },
        'main:has(> [data-foot])::after': {
          content: '""',
          display: 'table-footer-group',
          height: '11mm',
          breakInside: 'avoid',
        },
      },
    }}
  />
);

const Foot = styled('footer')({
  display: 'none',
  [media.print]: {
    display: 'flex',
    position: 'fixed',
    bottom: 0,
    left: 0,
    right: 0,
    alignItems: 'center',
    gap: '2.4mm',
    paddingTop: '2.5mm',
    borderTop: '.2mm solid #999',
    fontSize: '8.5pt',
    lineHeight: 1.4,
    color: '#444',
    '& svg': { flex: 'none', width: '5mm', height: '5mm', filter: 'grayscale(1)' },
    '& span:last-child': { marginLeft: 'auto', textAlign: 'right', overflowWrap: 'anywhere' },
  },
});

/** A recipe on paper: A4 and black, with its source at the foot of each page. */
export function PrintStyle({ recipe }: { recipe: ShownRecipe }) {
  const page = webAddress(recipe.originalUrl)?.replace(/^https?:\/\/(?:www\.)?/i, '');
  const source = [recipe.author, recipe.source, page ?? recipe.originalFiles[0]?.name]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {paper}
      <Foot aria-hidden data-foot="">
        <Slice />
        <span>Convivio</span>
        <span>{source}</span>
      </Foot>
    </>
  );
}
