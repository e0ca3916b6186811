import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { bandOf } from '../../../kitchen/recipe-card/impact-bands.ts';
import { LeafBadge } from '../../../kitchen/recipe-card/leaf-badge.tsx';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { durationMinutes, formatDuration } from '../../../kitchen/labels/durations.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

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
    '& > div': { paddingRight: 10 },
    '& > div + div': { paddingLeft: 10 },
    '& > div:nth-of-type(3n)': { paddingRight: 0 },
    // A date with its year beside a score.
    '& dd': { whiteSpace: 'normal' },
  },
});

const NotStated = styled('span')({ fontWeight: 400, color: colour.ink2 });
const PaperOnly = styled('span')({
  display: 'none',
  [media.print]: { display: 'inline', fontWeight: 400 },
});

/** Whether the whole time, which the card shows, is another than preparation and cooking make. */
const restsToo = ({ prepTime, cookTime, totalTime }: ShownRecipe) =>
  durationMinutes(totalTime) !== null &&
  durationMinutes(totalTime) !==
    (durationMinutes(prepTime) ?? 0) + (durationMinutes(cookTime) ?? 0);

interface DishFactsProps {
  recipe: ShownRecipe;
  servings: number;
  /** Opens what the dish asks of the earth; null where that is not to be had. */
  onImpact: (() => void) | null;
}

/** How long it takes, for how many it is, when it was added and what it costs the climate, as far as that is known. */
export function DishFacts({ recipe, servings, onImpact }: DishFactsProps) {
  const score = recipe.sustainabilityScore;
  const times = [
    ['Prep', formatDuration(recipe.prepTime)],
    ['Cook', formatDuration(recipe.cookTime)],
  ] as const;
  // A source that states only the whole time has neither preparation nor cooking time.
  const total = formatDuration(recipe.totalTime);
  const stated = times.every(([, time]) => time === null)
    ? ([['Time', total]] as const)
    : [...times, ...(restsToo(recipe) ? ([['Total', total]] as const) : [])];
  const scaled = servings !== recipe.servings;
  const { servingsStated: counted } = recipe;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...stated,
    [
      'Servings',
      <>
        {counted || scaled ? servings : <NotStated>Not stated</NotStated>}
        {scaled && (
          <PaperOnly>
            , scaled {counted ? 'from' : 'as if for'} {recipe.servings}
          </PaperOnly>
        )}
      </>,
    ],
    ['Added', formatAdded(recipe.createdAt)],
    [
      'Impact',
      score !== null && (
        <>
          <LeafBadge score={score} {...(onImpact && { onClick: onImpact })} />
          {Math.round(score)} {bandOf(score).name}
        </>
      ),
    ],
  ];
  return (
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
  );
}
