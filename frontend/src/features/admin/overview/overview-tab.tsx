import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AdminUsageDocument } from '../../../generated/documents/admin-usage.ts';
import type { AdminUsageQuery } from '../../../generated/operations.ts';
import { media } from '../../../shared/theme/media.ts';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { LoadingPart } from '../parts/loading-part.tsx';
import { StatisticsTrouble } from '../parts/part-trouble.tsx';
import { AiDurations } from './ai-durations.tsx';
import { AiCosts, AiPerDay, AiWindows } from './ai-parts.tsx';
import { CountsPerDay, VisitsPerDay } from './counts-per-day.tsx';
import { IntakeByFormat, IntakePerDay } from './intake-parts.tsx';
import { REFRESH_MS, Totals } from './totals.tsx';
import type { UsageDay } from './usage-sums.ts';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
  gap: 56,
  paddingBottom: 48,
  '&[data-even]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.belowMd]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 36,
    paddingBottom: 36,
    '&[data-even]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Span = styled('div')({ paddingBottom: 28 });

const spans = { 7: '7 days', 30: '30 days', 90: '90 days' } as const;

/** The totals, what AI was used and cost, and what happened over time. */
export function OverviewTab() {
  const [days, setDays] = useState(30);
  const { data, previousData, error, refetch } = useQuery(AdminUsageDocument, {
    variables: { days },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const usage = (data ?? previousData)?.usage;
  return (
    <>
      <Totals />
      {!usage && error && (
        <StatisticsTrouble error={error} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!usage && !error && <LoadingPart label="Loading what was used" />}
      {usage && (
        <>
          <Span>
            <Segments
              label="Charts of the last"
              value={String(days)}
              options={Object.entries(spans).map(([value, label]) => ({ value, label }))}
              onChange={(value) => setDays(Number(value))}
            />
          </Span>
          <UsageParts usage={usage} />
        </>
      )}
    </>
  );
}

function UsageParts({ usage: { ai, days, durations } }: { usage: AdminUsageQuery['usage'] }) {
  const perDay = (title: string, unit: string, valueOf: (day: UsageDay) => number | null) => (
    <CountsPerDay
      title={title}
      unit={unit}
      figures={days.map((day) => ({ day: day.day, value: valueOf(day) }))}
    />
  );
  return (
    <>
      <Pair>
        <AiPerDay days={days} />
        <AiCosts days={days} />
      </Pair>
      <Pair>
        <AiWindows ai={ai} />
        <IntakeByFormat days={days} durations={durations.intake} />
      </Pair>
      <Pair>
        <IntakePerDay days={days} />
        <AiDurations days={days} durations={durations.ai} />
      </Pair>
      <Pair data-even="">
        {perDay('New users per day', 'Users', ({ newUsers }) => newUsers)}
        {perDay('New recipes per day', 'Recipes', ({ newRecipes }) => newRecipes)}
      </Pair>
      <Pair data-even="">
        <VisitsPerDay days={days} durations={durations.visits} />
        {perDay('Sign-ins per day', 'Sign-ins', ({ sessions }) => sessions ?? null)}
      </Pair>
      <Pair data-even="">
        {perDay('Shared links opened per day', 'Opened', ({ shareViews }) => shareViews)}
        {perDay(
          'New users from shared links per day',
          'Users',
          ({ signUpsFromLinks }) => signUpsFromLinks ?? null,
        )}
      </Pair>
    </>
  );
}
