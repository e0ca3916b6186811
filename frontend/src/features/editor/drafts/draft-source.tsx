import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { DraftSourceDocument } from '../../../generated/documents/draft-source.ts';
import { SourcePicture } from '../../../kitchen/source-picture/source-picture.tsx';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';

/** Stays below the header while the form moves: what is read wrongly is written from it. */
const Strip = styled('aside')({
  position: 'sticky',
  top: 'var(--header)',
  zIndex: 3,
  marginTop: 16,
  padding: '12px 0',
  backgroundColor: colour.page,
  borderBottom: `1px solid ${colour.line}`,
  // The picture, and beside it what enlarges and hides it.
  '& > div, & > div > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& > div': { flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  '& > div > div': { flex: 'none', width: 'min(100%, 720px)', alignItems: 'flex-start' },
  // As wide as it can be, and moved as one writes: all of it would be too small to read here.
  '& [role=region]': {
    '--tallest': '999vh',
    width: 'calc(100% - 112px)',
    maxHeight: '32vh',
    marginTop: 0,
  },
  [media.belowMd]: { padding: '4px 0 12px', '& [role=region]': { width: '100%', maxHeight: 190 } },
  [media.print]: { display: 'none' },
});

/** What the keyboard goes to is not brought below the strip; nor is what it is in already. */
function keepClear(strip: HTMLElement | null) {
  if (strip === null || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    style.scrollPaddingTop = `calc(var(--header) + ${strip.offsetHeight + 16}px)`;
    document.activeElement?.closest('[data-place]')?.scrollIntoView();
  });
  watch.observe(strip);
  return () => {
    watch.disconnect();
    style.scrollPaddingTop = '';
  };
}

/** The picture that a draft was read from, beside what is written. */
export function DraftSource({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(DraftSourceDocument, { variables: { id: recipeId } });
  return data?.recipe.originalFiles.length ? (
    <Strip ref={keepClear} aria-label="What the draft was read from">
      <SourcePicture recipe={data.recipe} opened />
    </Strip>
  ) : null;
}
