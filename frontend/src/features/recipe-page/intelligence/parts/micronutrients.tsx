import { styled } from '@mui/material/styles';
import type { MicronutrientLevel } from '../../../../generated/operations.ts';
import { colour, type ColourName } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { Bar } from './bar.tsx';
import type { Nutrition } from './nutrition.ts';
import { SubSection } from './sub-section.tsx';
import { figure, listed, percent } from './wording.ts';

type Micronutrient = Nutrition['perServing']['micronutrients'][number];

const List = styled('dl')({
  columns: 2,
  columnGap: 32,
  fontSize: '.9375rem',
  lineHeight: '20px',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr) 66px 44px',
    gap: '0 8px',
    alignItems: 'center',
    padding: '6px 0',
    breakInside: 'avoid',
  },
  '& dd': { textAlign: 'right', color: colour.ink2, fontSize: '.875rem' },
  '& dd:nth-of-type(3)': { color: colour.ink, fontSize: 'inherit', fontWeight: 600 },
  '& dd:nth-of-type(4)': {
    gridColumn: '1 / -1',
    textAlign: 'left',
    fontSize: '.8125rem',
    lineHeight: '16px',
    color: colour.iron,
  },
  [media.belowSm]: { columns: 1 },
});
const Unknown = styled('p')({
  marginTop: 6,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.iron,
});

const fills: Readonly<Record<MicronutrientLevel, ColourName>> = {
  green: 'band2',
  yellow: 'band3',
  blue: 'cobalt',
};

/** Where less of the weight was analysed than this, it is said. */
const MOSTLY = 0.9;

/** Vitamins and minerals as shares of the daily value, the largest first; what nothing is known of is named. */
export function Micronutrients({ micronutrients }: { micronutrients: readonly Micronutrient[] }) {
  const known = micronutrients
    .filter(({ dailyValue }) => dailyValue !== null)
    .sort((one, other) => other.dailyValue! - one.dailyValue!);
  const unknown = micronutrients.filter(({ dailyValue }) => dailyValue === null);
  return (
    <SubSection title="Vitamins and minerals" beside="Share of the daily value">
      <List>
        {known.map(({ id, name, amount, unit, dailyValue, level, coverage }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Bar value={dailyValue!} fill={fills[level ?? 'blue']} />
            </dd>
            <dd>
              {figure(amount ?? 0)}&nbsp;{unit}
            </dd>
            <dd>{percent(dailyValue! / 100)}</dd>
            {coverage < MOSTLY && <dd>At least: known of {percent(coverage)} of the weight</dd>}
          </div>
        ))}
      </List>
      {unknown.length > 0 && (
        <Unknown>Not known: {listed(unknown.map(({ name }) => name))}.</Unknown>
      )}
    </SubSection>
  );
}
