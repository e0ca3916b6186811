import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import type { Category, DietaryCategory } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import {
  CarrotIcon,
  ChefIcon,
  DessertIcon,
  DrumstickIcon,
  FishIcon,
  GlobeIcon,
  MainIcon,
  StarterIcon,
  TranslateIcon,
  VideoIcon,
} from '../../../shared/ui/icons/icons.ts';
import { bandOf } from '../../../kitchen/recipe-card/impact-bands.ts';
import { LeafBadge } from '../../../kitchen/recipe-card/leaf-badge.tsx';
import { Picture } from '../../../kitchen/recipe-card/picture.tsx';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { formatDuration } from '../../../kitchen/labels/durations.ts';
import { courseLabels, dietLabels } from '../../../kitchen/labels/labels.data.ts';
import { Mark } from './mark.tsx';
import { siteOf, type ShownRecipe } from '../shown-recipe.ts';

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
const Marks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 18,
  '&:empty': { display: 'none' },
  [media.belowSm]: { marginBottom: 12 },
  [media.print]: { display: 'none' },
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
const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 12,
  marginTop: 26,
  '& > div': {
    padding: '0 24px',
    borderLeft: `1px solid ${colour.line}`,
    '&:first-of-type': { paddingLeft: 0, borderLeft: 0 },
  },
  '& dt': { fontSize: '.875rem', lineHeight: '18px', color: colour.ink3 },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginTop: 4,
    fontSize: '1.125rem',
    lineHeight: '24px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  [media.belowLg]: { '& > div': { padding: '0 16px' } },
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'start',
    rowGap: 14,
    marginTop: 18,
    '& > div': { padding: '0 22px 0 16px' },
    '& > div:nth-of-type(3n + 1)': { paddingLeft: 0, borderLeft: 0 },
    '& dd': { fontSize: '1.0625rem' },
  },
  [media.print]: {
    display: 'flex',
    marginTop: '4.5mm',
    '& > div': { display: 'flex', alignItems: 'baseline', gap: '1.2mm', padding: '0 4.5mm' },
    '& > div:nth-of-type(n + 2)': { borderLeft: '1px solid #999', paddingLeft: '4.5mm' },
    '& dt': { fontSize: '10pt', lineHeight: 1.3, color: 'inherit' },
    '& dd': { fontSize: '10pt', lineHeight: 1.3, marginTop: 0, gap: 0 },
    '& > [data-fact=Added], & > [data-fact=Impact]': { display: 'none' },
  },
  '@media (max-width: 374.95px)': {
    '& > div': { paddingRight: 12 },
    '& > div + div': { paddingLeft: 12 },
  },
});

const PaperOnly = styled('span')({
  display: 'none',
  [media.print]: { display: 'inline', fontWeight: 400 },
});

const courseIcons: Record<Category, ReactElement> = {
  starter: <StarterIcon />,
  main: <MainIcon />,
  dessert: <DessertIcon />,
};
const dietIcons: Record<DietaryCategory, ReactElement | null> = {
  omnivore: <DrumstickIcon />,
  pescetarian: <FishIcon />,
  vegetarian: <CarrotIcon />,
  dessert: null,
};

/** What the dish is: marks, title, lede, facts and picture. */
export function RecipeHero({ recipe, servings }: { recipe: ShownRecipe; servings: number }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const { course, diet, sustainabilityScore: score } = recipe;
  const dietIcon = dietIcons[diet];
  const times = [
    ['Prep', formatDuration(recipe.prepTime)],
    ['Cook', formatDuration(recipe.cookTime)],
  ] as const;
  // A source that states only the whole time has neither preparation nor cooking time.
  const stated = times.some(([, time]) => time !== null)
    ? times
    : ([['Time', formatDuration(recipe.totalTime)]] as const);
  const scaledFrom =
    servings === recipe.servings ? null : <PaperOnly>, scaled from {recipe.servings}</PaperOnly>;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...stated,
    [
      'Servings',
      <>
        {servings}
        {scaledFrom}
      </>,
    ],
    ['Added', formatAdded(recipe.createdAt)],
    [
      'Impact',
      score !== null && (
        <>
          <LeafBadge score={score} />
          {Math.round(score)} {bandOf(score).name}
        </>
      ),
    ],
  ];
  const site = recipe.originalFormat === 'others' && siteOf(recipe.originalUrl);
  return (
    <Hero>
      <div lang={recipe.lang}>
        <Marks lang="en">
          <Mark icon={courseIcons[course]}>{courseLabels[course]}</Mark>
          {dietIcon && <Mark icon={dietIcon}>{dietLabels[diet]}</Mark>}
          {recipe.foreignLanguage && <Mark icon={<TranslateIcon />}>{recipe.foreignLanguage}</Mark>}
          {(recipe.originalFormat === 'instagram' || recipe.originalFormat === 'tiktok') && (
            <Mark icon={<VideoIcon />}>{recipe.originalFormat}</Mark>
          )}
          {site && <Mark icon={<GlobeIcon />}>{site}</Mark>}
          {recipe.generated && <Mark icon={<ChefIcon />}>Magic Recipe</Mark>}
          {recipe.difficulty && <Mark>{recipe.difficulty}</Mark>}
        </Marks>
        <Title ref={heading} tabIndex={-1} dir="auto">
          {recipe.title}
        </Title>
        {recipe.description && <Lede dir="auto">{recipe.description}</Lede>}
        <Facts lang="en">
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <div key={name} data-fact={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </Facts>
      </div>
      <Frame>
        <Picture title={recipe.title} category={course} src={recipe.imageUrl} wide eager />
      </Frame>
    </Hero>
  );
}
