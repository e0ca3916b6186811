import { formatDuration } from '../parts/formats.ts';
import { Nothing, Part } from '../parts/part.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { durationWords, TO_A_TENTH, type DurationCount } from './durations.ts';
import { byName, featureName, type UsageDay } from './usage-sums.ts';

interface AiDurationsProps {
  days: readonly UsageDay[];
  durations: readonly { feature: string; spread: readonly DurationCount[] }[];
}

/** How long AI takes, by feature. */
export function AiDurations({ days, durations }: AiDurationsProps) {
  const features = byName(
    days.flatMap(({ ai }) => ai),
    ({ feature }) => featureName(feature),
    ({ meanDurationMs }) => meanDurationMs,
  );
  const spreadOf = (name: string) =>
    durations.flatMap(({ feature, spread }) => (featureName(feature) === name ? spread : []));
  return (
    <Part title="How long AI takes" caption={`Last ${days.length} days, ${TO_A_TENTH}`}>
      {features.length === 0 ? (
        <Nothing>AI was not used.</Nothing>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Feature</th>
              <th scope="col">Median</th>
              <th scope="col">95% within</th>
              <th scope="col" data-wide="">
                Longest
              </th>
            </tr>
          </thead>
          <tbody>
            {features.map(({ name, use }) => {
              const { median, most } = durationWords(spreadOf(name), use);
              return (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    <OnSmall>At most {formatDuration(use.longestDurationMs)}</OnSmall>
                  </th>
                  <td>{median}</td>
                  <td>{most}</td>
                  <td data-wide="">{formatDuration(use.longestDurationMs)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </Part>
  );
}
