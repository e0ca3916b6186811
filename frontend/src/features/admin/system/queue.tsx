import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { counted } from '../../../kitchen/labels/counts.ts';
import type { AdminSystemQuery } from '../../../generated/operations.ts';
import { formatAge } from '../parts/formats.ts';
import { Part } from '../parts/part.tsx';
import { Table } from '../parts/table.ts';
import type { Instance } from './services.tsx';

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: '10px 0 8px',
  '& div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingRight: 8,
  },
  '& div + div': { paddingLeft: 18, borderLeft: `1px solid ${colour.line}` },
  '& dd': {
    margin: 0,
    font: `540 2.5rem/46px ${serif}`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
    letterSpacing: '-.02em',
  },
  '& dt': { fontSize: '.9375rem', lineHeight: '21px', color: colour.ink2 },
});

const NAMES: Record<string, string> = {
  'intake.requested': 'Recipes to read',
  'magic.requested': 'Recipes to generate',
  'library-import.requested': 'Library files to read',
  'library-export.requested': 'Library files to write',
  'recipe-translation.requested': 'Recipes to translate',
  'recipe-analysis.requested': 'Recipes to analyse',
};

interface QueueProps {
  openWork: AdminSystemQuery['system']['openWork'];
  instances: readonly Instance[];
}

/** What work waits or is in hand, how long the oldest of it does, and how many do it. */
export function Queue({ openWork, instances }: QueueProps) {
  const open = openWork.reduce((sum, { messages }) => sum + messages, 0);
  const workers = instances.filter(
    ({ role, state }) => role === 'worker' && state !== 'silent',
  ).length;
  const waiting = openWork.filter(({ messages }) => messages > 0);
  return (
    <Part
      title="Queue"
      caption={
        workers === 0 ? 'No worker of its own runs: the services do the work themselves.' : null
      }
    >
      <Figures>
        <div>
          <dt>Waiting or in hand</dt>
          <dd>{counted(open)}</dd>
        </div>
        <div>
          <dt>Oldest of it</dt>
          <dd>
            {waiting.length === 0
              ? '–'
              : formatAge(Math.max(...waiting.map(({ oldestAgeMs }) => oldestAgeMs)))}
          </dd>
        </div>
        <div>
          <dt>Workers</dt>
          <dd>{counted(workers)}</dd>
        </div>
      </Figures>
      {waiting.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">Work</th>
              <th scope="col">Open</th>
              <th scope="col">Oldest</th>
            </tr>
          </thead>
          <tbody>
            {waiting.map((work) => (
              <tr key={work.subject}>
                <th scope="row">{NAMES[work.subject] ?? work.subject}</th>
                <td>{counted(work.messages)}</td>
                <td>{formatAge(work.oldestAgeMs)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Part>
  );
}
