import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colour } from '../../shared/theme/colour.ts';
import { RecipeArt } from '../art/recipe-art.tsx';

interface PictureProps {
  title: string;
  category?: string | null;
  /** A photo of the dish; without one, or when it is broken, the recipe's art shows. */
  src?: string | null;
  wide?: boolean;
  /** Loads at once; for the picture of the recipe page. */
  eager?: boolean;
}

const Photo = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: colour.pictures,
});

/** A recipe's picture: its photo, or its art. It fills its box and says nothing, for the title stands beside it. */
export function Picture({ title, category, src, wide = false, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src)
    return <RecipeArt title={title} wide={wide} {...(category && { category })} />;
  return (
    <Photo
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
