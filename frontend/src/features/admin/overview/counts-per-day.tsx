import { useState } from 'react';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { counted } from '../../../kitchen/labels/counts.ts';
import { formatDay, formatDuration } from '../parts/formats.ts';
import { Part } from '../parts/part.tsx';
import { Controls } from './ai-parts.tsx';
import { DayChart, type DayFigure } from './day-chart.tsx';
import { durationWords, type DurationCount } from './durations.ts';
import type { UsageDay } from './usage-sums.ts';

interface CountsProps {
  title: string;
  unit: string;
  figures: readonly DayFigure[];
}

/** How many of something there were each day. */
export const CountsPerDay = ({ title, unit, figures }: CountsProps) => (
  <Part title={title} caption={inAll(figures)}>
    <DayChart label={title} unit={unit} isCount days={figures} format={counted} />
  </Part>
);

/** How many visits there were, and how long they took. */
export function VisitsPerDay({
  days,
  durations,
}: {
  days: readonly UsageDay[];
  durations: readonly DurationCount[];
}) {
  const [measure, setMeasure] = useState<'visits' | 'duration'>('visits');
  const counts = days.map(({ day, visits }) => ({ day, value: visits?.count ?? null }));
  const means = days.map(({ day, visits }) => ({ day, value: visits?.meanDurationMs ?? null }));
  const all = counts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const { median, most } = durationWords(durations, {
    requests: all,
    longestDurationMs: Infinity,
  });
  const title = measure === 'visits' ? 'Visits per day' : 'How long visits take, per day';
  return (
    <Part
      title={title}
      caption={`${inAll(counts)}${all > 0 ? `; median about ${median}, 95% within about ${most}` : ''}. From opening the app to leaving it.`}
    >
      <Controls>
        <Segments<'visits' | 'duration'>
          label="Visits by"
          value={measure}
          options={[
            { value: 'visits', label: 'Number' },
            { value: 'duration', label: 'Duration' },
          ]}
          onChange={setMeasure}
        />
      </Controls>
      <DayChart
        label={title}
        unit={measure === 'visits' ? 'Visits' : 'Mean duration'}
        isCount={measure === 'visits'}
        days={measure === 'visits' ? counts : means}
        format={measure === 'visits' ? counted : formatDuration}
      />
    </Part>
  );
}

/** What was not counted yet on the first of the days is not said to be none. */
function inAll(figures: readonly DayFigure[]): string {
  const all = figures.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const first = figures.find(({ value }) => value !== null);
  const since = first && first !== figures[0] ? `, counted since ${formatDay(first.day)}` : '';
  return `Last ${figures.length} days, ${counted(all)} in all${since}`;
}
