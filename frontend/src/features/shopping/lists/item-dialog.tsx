import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type FormEvent } from 'react';
import { shoppingLimits } from '@convivio/contracts/shopping-limits';
import { media } from '../../../shared/theme/media.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';

/** An item as it is written by hand. */
export interface WrittenItem {
  name: string;
  amount: string;
  unit: string;
  /** The aisle; empty where the server is to tell it from the name. */
  category: string;
}

interface ItemDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it begins with. */
  item: WrittenItem;
  /** Aisles of the list, to choose from. */
  aisles: readonly string[];
  /** The word of the button. */
  submit: string;
  /** Resolves with whether it was kept. */
  onSubmit: (item: WrittenItem) => Promise<boolean> | boolean;
  /** It is new: what is left empty is read in its name. Once kept, the next can be written. */
  again?: boolean;
}

const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > :first-of-type, & > [data-wide]': { gridColumn: '1 / -1' },
  [media.belowSm]: { paddingBottom: 4 },
});

/** Writes an item: its name, and of amount, unit and aisle what is wanted. What was written stays while it could not be kept. */
export function ItemDialog(props: ItemDialogProps) {
  // Each opening begins with the item as it is then.
  return <Dialog {...frameOf(props)}>{props.open && <ItemForm {...props} />}</Dialog>;
}

const formId = 'shopping-item';

const frameOf = ({ open, onClose, title, submit, again }: ItemDialogProps) => ({
  open,
  onClose,
  title,
  actions: (
    <>
      <Button onClick={onClose}>{again ? 'Done' : 'Cancel'}</Button>
      <Button variant="contained" type="submit" form={formId}>
        {submit}
      </Button>
    </>
  ),
});

interface FurtherFieldsProps {
  written: WrittenItem;
  aisles: readonly string[];
  aisleHint: string | undefined;
  onWrite: (part: Partial<WrittenItem>) => void;
}

/** What need not be written: amount, unit and aisle. */
function FurtherFields({ written, aisles, aisleHint, onWrite }: FurtherFieldsProps) {
  const id = useId();
  return (
    <>
      <Field
        label="Amount"
        value={written.amount}
        autoComplete="off"
        placeholder="2"
        inputProps={{ maxLength: shoppingLimits.amount }}
        onChange={(event) => onWrite({ amount: event.target.value })}
      />
      <Field
        label="Unit"
        value={written.unit}
        autoComplete="off"
        placeholder="kg"
        inputProps={{ maxLength: shoppingLimits.unit }}
        onChange={(event) => onWrite({ unit: event.target.value })}
      />
      <div data-wide="">
        <Field
          label="Aisle"
          value={written.category}
          autoComplete="off"
          hint={aisleHint}
          inputProps={{ maxLength: shoppingLimits.category, list: `${id}-aisles` }}
          onChange={(event) => onWrite({ category: event.target.value })}
        />
        <datalist id={`${id}-aisles`}>
          {aisles.map((aisle) => (
            <option key={aisle} value={aisle} />
          ))}
        </datalist>
      </div>
    </>
  );
}

function ItemForm({ item, aisles, onSubmit, onClose, again = false }: ItemDialogProps) {
  const [written, setWritten] = useState(item);
  const [missing, setMissing] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const write = (part: Partial<WrittenItem>) => setWritten((before) => ({ ...before, ...part }));
  const send = async () => {
    if (written.name.trim() === '') {
      setMissing(true);
      name.current?.focus();
      return;
    }
    if (!(await onSubmit(trimmed(written)))) return;
    if (!again) return onClose();
    setWritten(item);
    name.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Fields id={formId} onSubmit={submit} noValidate>
      <Field
        label="Item"
        value={written.name}
        autoFocus
        required
        autoComplete="off"
        inputRef={name}
        error={missing ? 'What is to be bought?' : undefined}
        hint={again ? 'An amount may stand in front: 2 kg flour.' : undefined}
        inputProps={{ maxLength: shoppingLimits.name, enterKeyHint: again ? 'next' : 'done' }}
        onChange={(event) => {
          setMissing(false);
          write({ name: event.target.value });
        }}
      />
      <FurtherFields
        written={written}
        aisles={aisles}
        aisleHint={again ? 'Left empty it is found by the item.' : undefined}
        onWrite={write}
      />
    </Fields>
  );
}

const trimmed = ({ name, amount, unit, category }: WrittenItem): WrittenItem => ({
  name: name.trim(),
  amount: amount.trim(),
  unit: unit.trim(),
  category: category.trim(),
});
