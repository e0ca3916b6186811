import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { media } from '../../../shared/theme/media.ts';
import type { AdminUsageQuery } from '../../../generated/operations.ts';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { counted } from '../../../kitchen/labels/counts.ts';
import { formatDollars, formatDuration, formatExactDollars } from '../parts/formats.ts';
import { Nothing, Part } from '../parts/part.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { BarList } from './bar-list.tsx';
import { Choice } from './choice.tsx';
import { DayChart } from './day-chart.tsx';
import { byName, featureName, sumOf, type UsageDay } from './usage-sums.ts';

const measures = {
  cost: { label: 'Cost', unit: 'Cost', format: formatExactDollars },
  requests: { label: 'Requests', unit: 'Requests', format: (value: number) => roundCount(value) },
  duration: { label: 'Duration', unit: 'Mean duration', format: formatDuration },
} as const;
type Measure = keyof typeof measures;

/** Axes end at round figures, halves of which may be none. */
const roundCount = (value: number) => counted(Math.round(value * 10) / 10);

const titles: Record<Measure, string> = {
  cost: 'AI cost per day',
  requests: 'AI requests per day',
  duration: 'How long AI takes, per day',
};

export const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 12,
  [media.belowSm]: { '& > *': { maxWidth: '100%' } },
});

/** Cost, requests and durations of AI over time, of all, one feature or one model. */
export function AiPerDay({ days }: { days: readonly UsageDay[] }) {
  const [measure, setMeasure] = useState<Measure>('cost');
  const [of, setOf] = useState('all');
  const lines = days.flatMap(({ ai }) => ai);
  const features = [...new Set(lines.map(({ feature }) => feature))].sort();
  const models = [...new Set(lines.map(({ model }) => model))].sort();
  const figures = days.map(({ day, ai }) => {
    const use = sumOf(
      ai.filter(
        ({ feature, model }) =>
          of === 'all' || of === `feature:${feature}` || of === `model:${model}`,
      ),
    );
    const value = { ...use, duration: use.meanDurationMs }[measure];
    return { day, value, ...(measure === 'requests' && { part: use.failures }) };
  });
  const { unit, format } = measures[measure];
  return (
    <Part
      title={titles[measure]}
      caption={`Last ${days.length} days, ${formatDollars(sumOf(lines).cost)} in all`}
    >
      <Controls>
        <Segments<Measure>
          label="AI by"
          value={measure}
          options={Object.entries(measures).map(([value, { label }]) => ({
            value: value as Measure,
            label,
          }))}
          onChange={setMeasure}
        />
        <Choice
          label="AI of"
          value={of}
          onChange={setOf}
          options={[
            { value: 'all', label: 'All features and models' },
            ...features.map((feature) => ({
              value: `feature:${feature}`,
              label: featureName(feature),
            })),
            ...models.map((model) => ({ value: `model:${model}`, label: model })),
          ]}
        />
      </Controls>
      <DayChart
        label={titles[measure]}
        unit={unit}
        {...(measure === 'requests' && { partUnit: 'Failed', isCount: true })}
        days={figures}
        format={format}
      />
    </Part>
  );
}

/** What AI has cost by feature and by model. */
export function AiCosts({ days }: { days: readonly UsageDay[] }) {
  const lines = days.flatMap(({ ai }) => ai);
  const caption = `Last ${days.length} days`;
  const bars = (nameOf: (line: (typeof lines)[number]) => string) =>
    byName(lines, nameOf, ({ cost }) => cost).map(({ name, use: { cost } }) => ({
      name,
      value: cost,
      words: formatDollars(cost),
    }));
  return (
    <div style={{ display: 'grid', gap: 36, alignContent: 'start' }}>
      <Part title="Cost by feature" caption={caption}>
        {lines.length === 0 ? (
          <Nothing>AI was not used.</Nothing>
        ) : (
          <BarList label="Cost by feature" bars={bars(({ feature }) => featureName(feature))} />
        )}
      </Part>
      {lines.length > 0 && (
        <Part title="Cost by model" caption={caption}>
          <BarList label="Cost by model" bars={bars(({ model }) => model)} />
        </Part>
      )}
    </div>
  );
}

const windows = [
  ['last24Hours', 'Last 24 hours', formatExactDollars],
  ['last7Days', 'Last 7 days', formatExactDollars],
  ['last30Days', 'Last 30 days', formatExactDollars],
  ['sinceLaunch', 'Since launch', formatDollars],
] as const;

/** AI use in the four windows that end now. */
export function AiWindows({ ai }: { ai: AdminUsageQuery['usage']['ai'] }) {
  return (
    <Part
      title="AI usage"
      caption="Until this moment; the charts count days, which begin at midnight UTC."
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Within</th>
            <th scope="col">Requests</th>
            <th scope="col" data-wide="">
              Tokens
            </th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {windows.map(([name, label, format]) => (
            <tr key={name}>
              <th scope="row">
                {label}
                <OnSmall>{counted(ai[name].totalTokens)} tokens</OnSmall>
              </th>
              <td>{counted(ai[name].requestCount)}</td>
              <td data-wide="">{counted(ai[name].totalTokens)}</td>
              <td>
                <b>{format(ai[name].totalCost)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}
