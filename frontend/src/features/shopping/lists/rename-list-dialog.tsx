import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { shoppingLimits } from '@convivio/contracts/shopping-limits';
import { RenameShoppingListDocument } from '../../../generated/documents/rename-shopping-list.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import type { ListSync } from '../sync/list-sync.ts';

interface RenameListDialogProps {
  open: boolean;
  onClose: () => void;
  list: { id: string; title: string };
  sync: ListSync;
}

const formId = 'shopping-list-title';

/** Gives a list another title. What was written stays while it could not be kept. */
export function RenameListDialog(props: RenameListDialogProps) {
  const { open, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rename List"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" type="submit" form={formId}>
            Rename
          </Button>
        </>
      }
    >
      {open && <TitleForm {...props} />}
    </Dialog>
  );
}

function TitleForm({ list, sync, onClose }: RenameListDialogProps) {
  const client = useApolloClient();
  const [title, setTitle] = useState(list.title);
  const [missing, setMissing] = useState(false);
  const rename = async () => {
    if (title.trim() === '') return setMissing(true);
    try {
      const { data } = await client.mutate({
        mutation: RenameShoppingListDocument,
        variables: { id: list.id, title: title.trim() },
        fetchPolicy: 'no-cache',
      });
      sync.lists.accept(data!.mergeShoppingItems);
      void sync.refresh(list.id);
      onClose();
    } catch (failure) {
      notify.error({
        title: 'Failed to rename shopping list',
        text: sentenceOf(failure, 'Try again in a moment.'),
      });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename();
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field
        label="Title"
        value={title}
        autoFocus
        required
        autoComplete="off"
        error={missing && 'A list needs a title.'}
        inputProps={{ maxLength: shoppingLimits.title }}
        onChange={(event) => {
          setMissing(false);
          setTitle(event.target.value);
        }}
      />
    </form>
  );
}
