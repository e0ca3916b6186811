import { useState } from 'react';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { counted } from '../../../kitchen/labels/counts.ts';
import { formatDuration, formatShare } from '../parts/formats.ts';
import { Nothing, Part } from '../parts/part.tsx';
import { StateWord, type Mood } from '../parts/status-word.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { Controls } from './ai-parts.tsx';
import { Choice } from './choice.tsx';
import { DayChart } from './day-chart.tsx';
import { durationWords, TO_A_TENTH, type DurationCount } from './durations.ts';
import { byName, formatName, sumOf, type UsageDay, type Use } from './usage-sums.ts';

type Measure = 'files' | 'duration';
const titles: Record<Measure, string> = {
  files: 'Intake per day',
  duration: 'How long reading takes, per day',
};

/** What was read over time, of all formats or one. */
export function IntakePerDay({ days }: { days: readonly UsageDay[] }) {
  const [measure, setMeasure] = useState<Measure>('files');
  const [of, setOf] = useState('all');
  const formats = [
    ...new Set(days.flatMap(({ intake }) => intake.map(({ format }) => formatName(format)))),
  ].sort();
  const figures = days.map(({ day, intake }) => {
    const use = sumOf(intake.filter(({ format }) => of === 'all' || of === formatName(format)));
    return measure === 'files'
      ? { day, value: use.requests, part: use.failures }
      : { day, value: use.meanDurationMs };
  });
  const all = sumOf(days.flatMap(({ intake }) => intake));
  return (
    <Part
      title={titles[measure]}
      caption={`Last ${days.length} days, ${counted(all.requests)} in all, of which ${counted(all.failures)} could not be read`}
    >
      <Controls>
        <Segments<Measure>
          label="Intake by"
          value={measure}
          options={[
            { value: 'files', label: 'Files' },
            { value: 'duration', label: 'Duration' },
          ]}
          onChange={setMeasure}
        />
        <Choice
          label="Intake of"
          value={of}
          onChange={setOf}
          options={[
            { value: 'all', label: 'All sources' },
            ...formats.map((name) => ({ value: name, label: name })),
          ]}
        />
      </Controls>
      <DayChart
        label={titles[measure]}
        unit={measure === 'files' ? 'Files' : 'Mean duration'}
        {...(measure === 'files' && { partUnit: 'Not read', isCount: true })}
        days={figures}
        format={measure === 'files' ? counted : formatDuration}
      />
    </Part>
  );
}

/** How the reading of each format goes. */
export function IntakeByFormat({
  days,
  durations,
}: {
  days: readonly UsageDay[];
  durations: readonly { format: string; spread: readonly DurationCount[] }[];
}) {
  const spreadOf = (name: string) =>
    durations.flatMap(({ format, spread }) => (formatName(format) === name ? spread : []));
  const formats = byName(
    days.flatMap(({ intake }) => intake),
    ({ format }) => formatName(format),
    ({ requests }) => requests,
  );
  return (
    <Part title="Intake" caption={`Last ${days.length} days, ${TO_A_TENTH}`}>
      {formats.length === 0 ? (
        <Nothing>Nothing was read.</Nothing>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Files</th>
              <th scope="col">Read</th>
              <th scope="col" data-wide="">
                Median
              </th>
              <th scope="col" data-wide="">
                95% within
              </th>
            </tr>
          </thead>
          <tbody>
            {formats.map(({ name, use }) => (
              <FormatRow key={name} name={name} use={use} spread={spreadOf(name)} />
            ))}
          </tbody>
        </Table>
      )}
    </Part>
  );
}

function FormatRow({
  name,
  use,
  spread,
}: {
  name: string;
  use: Use;
  spread: readonly DurationCount[];
}) {
  const { median, most } = durationWords(spread, use);
  return (
    <tr>
      <th scope="row">
        {name}
        <OnSmall>
          Median {median}, 95% within {most}
        </OnSmall>
      </th>
      <td>{counted(use.requests)}</td>
      <td>
        <StateWord
          mood={moodOf(1 - use.failures / use.requests)}
          word={formatShare(use.requests - use.failures, use.requests)}
        />
      </td>
      <td data-wide="">{median}</td>
      <td data-wide="">{most}</td>
    </tr>
  );
}

const moodOf = (share: number): Mood => (share >= 0.9 ? 'good' : share >= 0.6 ? 'doubtful' : 'bad');
