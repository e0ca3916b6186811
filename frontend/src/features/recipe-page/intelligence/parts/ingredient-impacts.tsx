import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { RecipeSustainabilityQuery } from '../../../../generated/operations.ts';
import { bandOf } from '../../../../kitchen/recipe-card/impact-bands.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { Bar } from './bar.tsx';
import { confidenceOf } from './confidence.ts';
import { Assumed, Corrected, Discovered } from './notes.tsx';
import { Notes, Rows } from './rows.ts';
import { percent, weight } from './wording.ts';

type Impact = NonNullable<
  RecipeSustainabilityQuery['recipe']['sustainability']
>['ingredientDetails'][number];

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px 132px 34px',
  gap: '0 14px',
  alignItems: 'start',
  '& > span': { color: colour.ink2, fontSize: '.9375rem', textAlign: 'right' },
  '& > span:nth-of-type(2)': { paddingTop: 8 },
  '& > b': { textAlign: 'right', fontWeight: 650 },
  '& > b[data-unsure]': { color: colour.iron },
  [media.belowSm]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto 34px',
    gap: '0 10px',
    '& > span:nth-of-type(2)': { gridColumn: '1 / -1', order: 5, padding: '6px 0 2px' },
  },
});

const FIRST = 5;

/** What each ingredient weighs, the heaviest first; of many the first. */
export function IngredientImpacts({ impacts }: { impacts: readonly Impact[] }) {
  const [all, setAll] = useState(false);
  const heaviest = [...impacts].sort((one, other) => (other.share ?? 0) - (one.share ?? 0));
  const more = impacts.length - FIRST;
  return (
    <>
      <Rows>
        {heaviest.slice(0, all ? impacts.length : FIRST).map((impact, at) => (
          <ImpactRow key={at} impact={impact} />
        ))}
      </Rows>
      {more > 0 && !all && (
        <Button sx={{ marginLeft: '-14px' }} onClick={() => setAll(true)}>
          {more} more {more === 1 ? 'ingredient' : 'ingredients'}
        </Button>
      )}
    </>
  );
}

function ImpactRow({ impact }: { impact: Impact }) {
  const { name, grams, sustainabilityScore: score, share, source, figuresOf } = impact;
  const unsure = impact.confidence === 'low';
  const parts = [
    `${impact.impact} impact`,
    share === null ? 'share not known' : `${percent(share)} of the recipe’s climate figure`,
  ];
  return (
    <Row>
      <div>{capital(name)}</div>
      <span>{weight(grams)}</span>
      <span>
        <Bar value={score} fill={unsure ? 'control' : bandOf(score).colour} />
      </span>
      <b {...(unsure && { 'data-unsure': '' })}>
        {unsure && '~'}
        {score}
      </b>
      <Notes>
        <small>{capital(parts.join(', '))}</small>
        <small>
          {source}
          {figuresOf && `, as ${figuresOf}`} · {confidenceOf(impact.confidence)}
        </small>
        <Assumed>{impact.assumed}</Assumed>
        <Discovered discovered={impact.discovered} />
        <Corrected corrected={impact.corrected} />
      </Notes>
    </Row>
  );
}

const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
