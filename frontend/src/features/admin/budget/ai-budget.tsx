import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AdminAiBudgetDocument } from '../../../generated/documents/admin-ai-budget.ts';
import { AdminAiSpendingDocument } from '../../../generated/documents/admin-ai-spending.ts';
import type { AdminAiBudgetQuery, AdminAiSpendingQuery } from '../../../generated/operations.ts';
import { LoadingPart } from '../parts/loading-part.tsx';
import { formatMoment } from '../parts/formats.ts';
import { Part } from '../parts/part.tsx';
import { PartTrouble } from '../parts/part-trouble.tsx';
import { Gauge, WholeGauge } from './gauge.tsx';
import { SetBudgetDialog } from './set-budget-dialog.tsx';

type Spending = AdminAiSpendingQuery['spending'];
type SetBudget = AdminAiBudgetQuery['budget'];

/** So often what was spent is asked for again. Milliseconds. */
const REFRESH_MS = 60_000;

/** What AI has cost today beside what it may cost, and the way to change that. */
export function AiBudget() {
  const [open, setOpen] = useState(false);
  const reading = { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS } as const;
  const spending = useQuery(AdminAiSpendingDocument, reading);
  const budget = useQuery(AdminAiBudgetDocument, reading);
  const error = spending.error ?? budget.error;
  const again = () => Promise.all([spending.refetch(), budget.refetch()]).then(() => {});
  const shown = spending.data?.spending;
  const isKnown = shown !== undefined && budget.data !== undefined;
  const set = budget.data?.budget ?? null;
  return (
    <Part title="AI budget" caption={isKnown ? captionOf(shown, set) : null}>
      {!isKnown && error && (
        <PartTrouble
          title="The AI budget could not be loaded"
          error={error}
          onRetry={() => void again().catch(() => {})}
        />
      )}
      {!isKnown && !error && <LoadingPart label="Loading the AI budget" />}
      {isKnown && <Gauges spending={shown} limits={set ?? shown} />}
      {isKnown && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
          Change budgets
        </Button>
      )}
      {isKnown && (
        <SetBudgetDialog
          open={open}
          limits={set ?? shown}
          revision={set?.revision ?? 0}
          onClose={() => setOpen(false)}
          onChange={again}
        />
      )}
    </Part>
  );
}

interface GaugesProps {
  spending: Spending;
  /** What admin says: who pays follows a moment later. */
  limits: { perUser: number | null; installation: number | null };
}

function Gauges({ spending: { spent, users }, limits }: GaugesProps) {
  return (
    <>
      <WholeGauge spent={spent} limit={limits.installation}>
        By the whole installation.
        {limits.installation !== null &&
          ' When it is spent, the offline engine serves and says so.'}
      </WholeGauge>
      {users.length === 0 && <Gauge label="Each user" spent={0} limit={limits.perUser} />}
      {users.map(({ user, spent: ofUser }) => (
        <Gauge key={user.id} label={user.name} spent={ofUser} limit={limits.perUser} />
      ))}
    </>
  );
}

function captionOf({ hasProvider }: Spending, set: SetBudget): string {
  const since = set
    ? `Set on ${formatMoment(set.changedAt)}.`
    : 'As the installation is configured; no administrator has set it yet.';
  return hasProvider
    ? `Today, until midnight in UTC. ${since} Those who have spent the most are shown.`
    : `${since} No AI provider is configured, so nothing is spent.`;
}
