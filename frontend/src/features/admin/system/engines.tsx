import type { AdminSystemQuery } from '../../../generated/operations.ts';
import { NotTold } from '../parts/not-told.tsx';
import { Part } from '../parts/part.tsx';
import { StateWord } from '../parts/status-word.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { serviceName, type Instance } from './services.tsx';

type Engine = AdminSystemQuery['system']['engines'][number];

const NAMES: Record<Engine['part'], string> = {
  database: 'Documents',
  bus: 'Bus',
  files: 'Files',
  login: 'Login',
};

interface EnginesProps {
  engines: readonly Engine[];
  instances: readonly Instance[];
  loginAnswers: boolean;
}

/** What the product is built on, and whether it answers the processes that need it. */
export const Engines = ({ engines, ...states }: EnginesProps) => (
  <Part title="Engines">
    <Table aria-label="Engines">
      <thead>
        <tr>
          <th scope="col">Engine</th>
          <th scope="col" data-left="" data-wide="">
            What it is
          </th>
          <th scope="col" data-left="">
            State
          </th>
        </tr>
      </thead>
      <tbody>
        {engines.map((engine) => (
          <tr key={engine.part}>
            <th scope="row">
              <b>{NAMES[engine.part]}</b>
              <OnSmall>
                <Named {...engine} />
              </OnSmall>
            </th>
            <td data-left="" data-wide="">
              <Named {...engine} />
            </td>
            <td data-left="">
              <State part={engine.part} {...states} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Part>
);

/** "NATS 2.15.2". */
const Named = ({ name, version }: Engine) =>
  name === null ? (
    <NotTold />
  ) : (
    <>
      {name}{' '}
      {version ?? (
        <>
          (version <NotTold />)
        </>
      )}
    </>
  );

interface StateProps extends Omit<EnginesProps, 'engines'> {
  part: Engine['part'];
}

function State({ part, instances, loginAnswers }: StateProps) {
  if (part === 'login')
    return loginAnswers ? (
      <StateWord mood="good" word="well" />
    ) : (
      <StateWord mood="bad" word="does not answer" />
    );
  const heard = instances.filter(({ state }) => state !== 'silent');
  const without = heard.filter(({ away }) => away.includes(part)).map(serviceName);
  return without.length === 0 ? (
    <StateWord mood="good" word="well" />
  ) : (
    <StateWord
      mood={without.length === heard.length ? 'bad' : 'doubtful'}
      word={`does not answer ${[...new Set(without)].join(', ')}`}
    />
  );
}
