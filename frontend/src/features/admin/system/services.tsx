import type { ServiceRow_InstanceFragment } from '../../../generated/operations.ts';
import { formatAnswer, formatMoment } from '../parts/formats.ts';
import { NotTold } from '../parts/not-told.tsx';
import { Part } from '../parts/part.tsx';
import { StateWord, type Mood } from '../parts/status-word.tsx';
import { OnSmall, Table } from '../parts/table.ts';

export type Instance = ServiceRow_InstanceFragment;

const NAMES: Record<string, string> = {
  gateway: 'Gateway',
  recipes: 'Recipes',
  events: 'Events',
  'intake-ai': 'Intake and AI',
  social: 'Social',
  admin: 'Admin',
};
export const serviceName = ({ service, role }: Pick<Instance, 'service' | 'role'>): string =>
  `${NAMES[service] ?? service}${role === 'worker' ? ', worker' : ''}`;

const moods: Record<Instance['state'], Mood> = {
  well: 'good',
  slow: 'doubtful',
  unwell: 'doubtful',
  silent: 'bad',
};

/** Every process of the product: how it is, how long it takes to answer, which version it runs and since when. */
export function Services({ instances }: { instances: readonly Instance[] }) {
  const sorted = [...instances].sort((one, other) =>
    serviceName(one) < serviceName(other) ? -1 : 1,
  );
  return (
    <Part
      title="Services"
      count={instances.length}
      caption="Answers of the last five minutes: half took no longer than the median, all but one in twenty no longer than p95."
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col" data-left="">
              State
            </th>
            <th scope="col" data-wide="">
              Median
            </th>
            <th scope="col">p95</th>
            <th scope="col" data-wide="">
              Version
            </th>
            <th scope="col" data-wide="">
              Running since
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((instance) => (
            <tr key={instance.id}>
              <th scope="row">
                <b>{serviceName(instance)}</b>
                <OnSmall>
                  {instance.version}, since {formatMoment(instance.startedAt)}
                </OnSmall>
              </th>
              <td data-left="" data-whole="">
                <StateWord mood={moods[instance.state]} word={stateOf(instance)} />
              </td>
              <td data-wide="">{durationOf(instance.answers?.medianMs)}</td>
              <td data-whole="">{durationOf(instance.answers?.p95Ms)}</td>
              <td data-wide="">{instance.version}</td>
              <td data-wide="">{formatMoment(instance.startedAt)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

/** Where nothing was answered nothing is known. */
const durationOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? <NotTold /> : formatAnswer(milliseconds);

function stateOf({ state, away, lastHeardAt }: Instance): string {
  if (state === 'silent') return `silent since ${formatMoment(lastHeardAt)}`;
  return state === 'unwell' ? `without ${away.join(', ')}` : state;
}
