import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { OwnerLine } from '../../../kitchen/collection/owner-line.tsx';
import { Picture } from '../../../kitchen/recipe-card/picture.tsx';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';
import { DishFacts } from './dish-facts.tsx';
import { DishMarks } from './dish-marks.tsx';
import type { ShownRecipe } from '../shown-recipe.ts';

const Hero = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 448px',
  gap: 56,
  alignItems: 'center',
  padding: '36px 0 40px',
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 36 },
  [media.belowMd]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    gap: 20,
    padding: '0 0 24px',
  },
  [media.print]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 33mm',
    alignItems: 'end',
    gap: '9mm',
    padding: '0 0 7mm',
  },
});
const Frame = styled('figure')({
  aspectRatio: '7 / 5',
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: colour.fill,
  [media.belowMd]: { aspectRatio: '5 / 2', margin: '0 calc(var(--gutter) * -1)', borderRadius: 0 },
  '@media (max-width: 699.95px)': { aspectRatio: '2 / 1' },
  [media.print]: { width: '33mm', height: '33mm', margin: 0, aspectRatio: 'auto' },
});
const Title = styled('h1')({
  ...typeStyle('title'),
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
  '@media (min-width: 600px) and (max-width: 1199.95px)': {
    fontSize: '2.875rem',
    lineHeight: '50px',
  },
  [media.print]: { fontSize: '31pt', lineHeight: 1.05 },
});
const Lede = styled('p')({
  ...typeStyle('lede', { marginTop: 10 }),
  marginTop: 14,
  maxWidth: '34em',
  color: colour.ink2,
  textWrap: 'pretty',
  [media.print]: { fontSize: '12.5pt', lineHeight: 1.45, marginTop: '3mm' },
});
interface RecipeHeroProps {
  recipe: ShownRecipe;
  /** In English, in place of its own. */
  title: string | null;
  servings: number;
  /** Opens what the dish asks of the earth; null where that is not to be had. */
  onImpact: (() => void) | null;
  /** What stands below the title. */
  children?: ReactNode;
}

/** What the dish is: marks, title, lede, facts and picture. */
export function RecipeHero({ recipe, title, servings, onImpact, children }: RecipeHeroProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <Hero>
      <div lang={recipe.lang}>
        <DishMarks recipe={recipe} />
        <Title ref={heading} tabIndex={-1} dir="auto" lang={title === null ? undefined : 'en'}>
          {title ?? recipe.title}
        </Title>
        {recipe.role === 'collaborator' && <OwnerLine ownerId={recipe.ownerId} what="recipe" />}
        {children}
        {recipe.description && <Lede dir="auto">{recipe.description}</Lede>}
        <DishFacts recipe={recipe} servings={servings} onImpact={onImpact} />
      </div>
      <Frame>
        <Picture title={recipe.title} category={recipe.course} src={recipe.imageUrl} wide eager />
      </Frame>
    </Hero>
  );
}
