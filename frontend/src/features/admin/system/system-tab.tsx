import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { AdminSystemDocument } from '../../../generated/documents/admin-system.ts';
import { media } from '../../../shared/theme/media.ts';
import { AiBudget } from '../budget/ai-budget.tsx';
import { LoadingPart } from '../parts/loading-part.tsx';
import { PartTrouble } from '../parts/part-trouble.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { Engines } from './engines.tsx';
import { Queue } from './queue.tsx';
import { Services } from './services.tsx';

/** As often as processes tell that they run. */
const REFRESH_MS = 5_000;

const Places = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  gap: '48px 56px',
  alignItems: 'start',
  padding: '30px 0 56px',
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 36 },
  [media.belowSm]: { paddingTop: 22 },
});
const Whole = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });

/** How the product runs at the moment. */
export function SystemTab() {
  const { data, error, refetch } = useQuery(AdminSystemDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  if (!data)
    return (
      <Places>
        <Whole>
          {error ? (
            <PartTrouble
              title="The state of the system could not be loaded"
              error={error}
              onRetry={() => void refetch().catch(() => {})}
            />
          ) : (
            <LoadingPart label="Loading the state of the system" />
          )}
        </Whole>
      </Places>
    );
  const { instances, engines, openWork, deadLetterCount, loginAnswers } = data.system;
  return (
    <Places>
      {error && (
        <Whole>
          <PartTrouble
            title="This was so a moment ago"
            error={error}
            onRetry={() => void refetch().catch(() => {})}
          />
        </Whole>
      )}
      <Services instances={instances} />
      <Queue openWork={openWork} instances={instances} />
      <Whole>
        <DeadLetters count={deadLetterCount} onChange={() => void refetch().catch(() => {})} />
      </Whole>
      <Engines engines={engines} instances={instances} loginAnswers={loginAnswers} />
      <AiBudget />
    </Places>
  );
}
