import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { colour } from '../../shared/theme/colour.ts';
import { art, square, wide as wideFormat } from './art.ts';
import { motifOf } from './choose.ts';
import { useMotif } from './use-motif.ts';

interface RecipeArtProps {
  title: string;
  /** starter, main or dessert; anything else counts as main. */
  category?: string | null;
  /** Drawn for the 7:5 picture of the recipe page instead of a square tile. */
  wide?: boolean;
}

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  filter: colour.pictures,
});

/** The cut-paper picture of a recipe without a photo. It fills its box. */
export const RecipeArt = memo(function RecipeArt({
  title,
  category,
  wide = false,
}: RecipeArtProps) {
  const format = wide ? wideFormat : square;
  const course = category ?? 'main';
  const motif = useMotif(motifOf(title, course));
  return (
    <Drawing
      viewBox={`0 0 ${format.width} ${format.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      // Only our own drawings: the title chooses among them and is never part of them.
      dangerouslySetInnerHTML={{ __html: motif ? art(title, course, motif, format) : '' }}
    />
  );
});
