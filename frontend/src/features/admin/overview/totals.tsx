import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { AdminRecipeTotalsDocument } from '../../../generated/documents/admin-recipe-totals.ts';
import { AdminTotalsDocument } from '../../../generated/documents/admin-totals.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { counted } from '../../../kitchen/labels/counts.ts';
import { PartTrouble, StatisticsTrouble } from '../parts/part-trouble.tsx';

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: '30px 0 34px',
  '& div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '0 28px',
    borderLeft: `1px solid ${colour.line}`,
  },
  '& div:first-of-type': { paddingLeft: 0, border: 0 },
  '& dd': {
    margin: 0,
    font: `540 3.5rem/56px ${serif}`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    letterSpacing: '-.025em',
  },
  '& dt': { marginTop: 6, fontSize: '.9375rem', lineHeight: '21px', color: colour.ink2 },
  [media.belowMd]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: 22,
    padding: '22px 0 28px',
    '& div': { padding: '0 16px' },
    '& div:nth-of-type(odd)': { paddingLeft: 0, border: 0 },
    '& dd': { fontSize: '2.625rem', lineHeight: '44px' },
    '& dt': { fontSize: '.875rem', lineHeight: '19px' },
  },
});
const Trouble = styled('div')({ display: 'grid', gap: 12, marginBottom: 28 });

/** A minute: what is shown is as old as that at most. */
export const REFRESH_MS = 60_000;

/** The four totals; those of one service stand without those of the other. */
export function Totals() {
  const reading = { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS } as const;
  const users = useQuery(AdminTotalsDocument, reading);
  const recipes = useQuery(AdminRecipeTotalsDocument, reading);
  const figures = [
    ['Total users', users.data?.totals.totalUsers],
    ['Active users, last 30 days', users.data?.totals.activeUsersLast30Days],
    ['Total recipes', recipes.data?.totals.total],
    ['Recipes, last 30 days', recipes.data?.totals.last30Days],
  ] as const;
  return (
    <>
      <Figures>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {count === undefined ? <span aria-label="Not known yet">–</span> : counted(count)}
            </dd>
          </div>
        ))}
      </Figures>
      {((users.error && !users.data) || (recipes.error && !recipes.data)) && (
        <Trouble>
          {users.error && !users.data && (
            <StatisticsTrouble
              error={users.error}
              onRetry={() => void users.refetch().catch(() => {})}
            />
          )}
          {recipes.error && !recipes.data && (
            <PartTrouble
              title="Recipes could not be counted"
              error={recipes.error}
              onRetry={() => void recipes.refetch().catch(() => {})}
            />
          )}
        </Trouble>
      )}
    </>
  );
}
