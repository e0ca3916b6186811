import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { UpdateCommentsDocument } from '../../../generated/documents/update-comments.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { keepCommentsDraft, readCommentsDraft } from './comments-draft.ts';

export interface CommentsFormProps {
  open: boolean;
  recipeId: string;
  comments: string;
  /** With what was kept, if anything was. */
  onClose: (kept?: string) => void;
}

/** What the server keeps, in characters. */
const longest = 20_000;

const Form = styled('form')({ marginTop: 10 });
const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 12 });

/** The comments' own edit mode. What was typed stays where it is until it is kept. */
export function CommentsForm(props: CommentsFormProps) {
  return props.open ? <OpenForm {...props} /> : null;
}

function OpenForm({ recipeId, comments, onClose }: CommentsFormProps) {
  const userId = useSession().user?.id ?? '';
  const [typed, setTyped] = useState(() => readCommentsDraft(userId, recipeId) ?? comments);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const client = useApolloClient();

  const type = (text: string) => {
    setTyped(text);
    keepCommentsDraft(userId, recipeId, text === comments ? null : text);
  };
  const close = (kept?: string) => {
    keepCommentsDraft(userId, recipeId, null);
    onClose(kept);
  };
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (saving) return;
    if (typed.trim() === comments.trim()) return close();
    setFailure(null);
    setSaving(true);
    try {
      await client.mutate({ mutation: UpdateCommentsDocument, variables: { id: recipeId, comments: typed } });
    } catch (error) {
      setFailure(sentenceOf(error, 'What you wrote is still here: try again in a moment.'));
      notify.error({ title: 'Failed to update comments', text: 'What you wrote is still here.' });
      return;
    } finally {
      setSaving(false);
    }
    notify.success({ title: 'Comments updated successfully' });
    close(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    // Text that would be lost stays.
    if (event.key === 'Escape' && typed === comments) close();
  };
  return (
    <Form onSubmit={(event) => void save(event)} onKeyDown={press}>
      <Field label="Comments" hideLabel multiline minRows={4} maxRows={16} autoFocus value={typed} onChange={(event) => type(event.target.value)} error={failure} inputProps={{ dir: 'auto', maxLength: longest }} />
      <Buttons>
        <Button onClick={() => close()} disabled={saving}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={saving}>{saving ? 'Saving' : 'Save'}</Button>
      </Buttons>
    </Form>
  );
}
