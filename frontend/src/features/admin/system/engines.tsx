import { Part } from '../parts/part.tsx';
import { StateWord } from '../parts/status-word.tsx';
import { Table } from '../parts/table.ts';
import { serviceName, type Instance } from './services.tsx';

const ENGINES = { database: 'Documents', bus: 'Bus', files: 'Files' } as const;

interface EnginesProps {
  instances: readonly Instance[];
  loginAnswers: boolean;
}

/** Whether the engines answer the processes that need them. */
export function Engines({ instances, loginAnswers }: EnginesProps) {
  const heard = instances.filter(({ state }) => state !== 'silent');
  return (
    <Part title="Engines">
      <Table>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(ENGINES).map(([engine, name]) => {
            const without = heard.filter(({ away }) => away.includes(engine)).map(serviceName);
            return (
              <tr key={engine}>
                <th scope="row">
                  <b>{name}</b>
                </th>
                <td>
                  {without.length === 0 ? (
                    <StateWord mood="good" word="well" />
                  ) : (
                    <StateWord
                      mood={without.length === heard.length ? 'bad' : 'doubtful'}
                      word={`does not answer ${[...new Set(without)].join(', ')}`}
                    />
                  )}
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              <b>Login</b>
            </th>
            <td>
              {loginAnswers ? (
                <StateWord mood="good" word="well" />
              ) : (
                <StateWord mood="bad" word="does not answer" />
              )}
            </td>
          </tr>
        </tbody>
      </Table>
    </Part>
  );
}
