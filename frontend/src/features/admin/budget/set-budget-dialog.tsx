import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SetAiBudgetDocument } from '../../../generated/documents/set-ai-budget.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { act } from '../parts/act.ts';
import { amountIn, MOST_DOLLARS } from './amount.ts';

const Fields = styled('div')({ display: 'grid', gap: 16, marginTop: 16 });

const fields = [
  { name: 'perUser', label: 'Each user, a day ($)' },
  { name: 'installation', label: 'Whole installation, a day ($)' },
] as const;
type Limits = Record<(typeof fields)[number]['name'], number | null>;

interface SetBudgetDialogProps {
  open: boolean;
  limits: Limits;
  /** The revision that is shown. */
  revision: number;
  onClose: () => void;
  onChange: () => Promise<void>;
}

/** Sets what AI may cost in a day. */
export function SetBudgetDialog(props: SetBudgetDialogProps) {
  const client = useApolloClient();
  const [written, setWritten] = useState<Partial<Record<keyof Limits, string>>>({});
  const [busy, setBusy] = useState(false);
  const textOf = (name: keyof Limits) => written[name] ?? props.limits[name]?.toString() ?? '';
  const [perUser, installation] = [amountIn(textOf('perUser')), amountIn(textOf('installation'))];
  const amounts = { perUser, installation };
  const isWrong = perUser === undefined || installation === undefined;
  const isChanged = fields.some(({ name }) => amounts[name] !== props.limits[name]);
  const close = () => {
    setWritten({});
    props.onClose();
  };
  const save = async () => {
    setBusy(true);
    const input = { ...amounts, revision: props.revision };
    const isDone = await act(
      () => client.mutate({ mutation: SetAiBudgetDocument, variables: { input } }),
      { done: { title: 'AI budget set' }, failed: 'Failed to set the AI budget' },
    );
    await props.onChange().catch(() => {});
    setBusy(false);
    if (isDone) close();
  };
  return (
    <Dialog
      open={props.open}
      onClose={close}
      title="What AI may cost in a day"
      width={520}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="contained"
            disabled={busy || isWrong || !isChanged}
            onClick={() => void save()}
          >
            Set budget
          </Button>
        </>
      }
    >
      <p>
        An empty field means no limit, 0 that AI is never asked. When a budget is used up, Convivio
        says so and goes on with its own rules until midnight in UTC. A few cents must be left for a
        call to begin.
      </p>
      <LimitFields
        textOf={textOf}
        onWrite={(name, text) => setWritten({ ...written, [name]: text })}
      />
    </Dialog>
  );
}

interface LimitFieldsProps {
  textOf: (name: keyof Limits) => string;
  onWrite: (name: keyof Limits, text: string) => void;
}

const LimitFields = ({ textOf, onWrite }: LimitFieldsProps) => (
  <Fields>
    {fields.map(({ name, label }) => (
      <Field
        key={name}
        label={label}
        value={textOf(name)}
        inputProps={{ inputMode: 'decimal' }}
        hint={textOf(name).trim() === '' ? 'No limit' : undefined}
        {...(amountIn(textOf(name)) === undefined && {
          error: `An amount from 0 to ${MOST_DOLLARS.toLocaleString('en')}, such as 0.50, or nothing for no limit`,
        })}
        onChange={(event) => onWrite(name, event.target.value)}
      />
    ))}
  </Fields>
);
