import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { LatestCommentsDocument } from '../../../generated/documents/latest-comments.ts';
import { UpdateCommentsDocument } from '../../../generated/documents/update-comments.ts';
import type { LatestCommentsQuery } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { bothComments, CommentsConflict, goToQuestion } from './comments-conflict.tsx';
import {
  keepCommentsDraft,
  readCommentsDraft,
  type CommentsDraft,
  type CommentsRead,
} from './comments-draft.ts';

interface CommentsFormProps {
  open: boolean;
  recipeId: string;
  comments: string;
  /** The version of the recipe that has these comments. */
  version: number;
  /** With what was kept, if anything was. */
  onClose: (kept?: string) => void;
}

/** What the server keeps, in characters. */
const longest = 20_000;

const Form = styled('form')({ marginTop: 10, display: 'grid', gap: 12 });
const Buttons = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  '& > .MuiButton-text:last-child': { marginRight: -14 },
});

const isChanged = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'RECIPE_CHANGED';

/** The comments' own edit mode. What was typed stays where it is until it is kept. */
export function CommentsForm(props: CommentsFormProps) {
  return props.open ? <OpenForm {...props} /> : null;
}

function OpenForm({ recipeId, comments, version, onClose }: CommentsFormProps) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [written, setWritten] = useState<CommentsDraft>(
    () =>
      readCommentsDraft(userId, recipeId) ?? { typed: comments, base: { text: comments, version } },
  );
  // Who saves goes on for a while, and must not go on with what was typed when it began.
  const now = useRef(written);
  const [theirs, setTheirs] = useState<LatestCommentsQuery['recipe'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useApolloClient();

  // A question takes the keyboard; where its answer could not be kept, what was written gets it back.
  const wasAsked = useRef(false);
  useEffect(() => {
    if (theirs) goToQuestion(question.current);
    else if (wasAsked.current) field.current?.focus();
    wasAsked.current = theirs !== null;
  }, [theirs]);

  const write = (change: Partial<CommentsDraft>) => {
    const next = { ...now.current, ...change };
    now.current = next;
    setWritten(next);
    keepCommentsDraft(userId, recipeId, next.typed === next.base.text ? null : next);
  };
  const close = (kept?: string) => {
    keepCommentsDraft(userId, recipeId, null);
    onClose(kept);
  };
  /** Answers the comments somebody else has kept meanwhile, or null when these are kept. */
  const send = async (
    text: string,
    base: CommentsRead,
  ): Promise<LatestCommentsQuery['recipe'] | null> => {
    try {
      const { data } = await client.mutate({
        mutation: UpdateCommentsDocument,
        variables: { id: recipeId, comments: text, version: base.version },
      });
      write({ base: { text, version: data!.updateRecipeComments.version } });
      return null;
    } catch (error) {
      if (!isChanged(error)) throw error;
      const { data } = await client.query({
        query: LatestCommentsDocument,
        variables: { id: recipeId },
        fetchPolicy: 'network-only',
      });
      const latest = data!.recipe;
      // Something else of the recipe was changed.
      if (latest.comments.trim() === base.text.trim())
        return send(text, { text: latest.comments, version: latest.version });
      return latest;
    }
  };
  const save = async () => {
    const { typed, base } = now.current;
    if (typed.trim() === base.text.trim()) return close();
    setFailure(null);
    setSaving(true);
    try {
      const latest = await send(typed, base);
      setTheirs(latest);
      if (latest) return;
    } catch (error) {
      setTheirs(null);
      setFailure(sentenceOf(error, 'What you wrote is still here: try again in a moment.'));
      notify.error({ title: 'Failed to update comments', text: 'What you wrote is still here.' });
      return;
    } finally {
      setSaving(false);
    }
    notify.success({ title: 'Comments updated successfully' });
    // Whoever types on is not interrupted.
    if (now.current.typed === typed) close(typed);
  };
  const settle = (latest: LatestCommentsQuery['recipe'], typed: string) => {
    if (saving) return;
    write({ typed, base: { text: latest.comments, version: latest.version } });
    void save();
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (theirs) goToQuestion(question.current);
    else if (!saving) void save();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    // Text that would be lost stays.
    if (event.key === 'Escape' && written.typed === written.base.text) close();
  };
  return (
    <Form onSubmit={submit} onKeyDown={press}>
      {theirs && (
        <CommentsConflict
          who={theirs.updatedBy && theirs.updatedBy !== user?.firstName ? theirs.updatedBy : null}
          theirs={theirs.comments.trim()}
          question={question}
          onBoth={() =>
            settle(theirs, bothComments(written.base.text, theirs.comments, written.typed))
          }
          onMine={() => settle(theirs, written.typed)}
          onTheirs={() => !saving && close(theirs.comments)}
        />
      )}
      <Field
        label={theirs ? 'Yours' : 'Comments'}
        hideLabel={!theirs}
        inputRef={field}
        multiline
        minRows={4}
        maxRows={16}
        autoFocus
        value={written.typed}
        onChange={(event) => write({ typed: event.target.value })}
        error={failure}
        inputProps={{ dir: 'auto', maxLength: longest }}
      />
      <Buttons>
        <Button onClick={() => close()} disabled={saving}>
          Cancel
        </Button>
        {!theirs && (
          <Button type="submit" variant="contained">
            {saving ? 'Saving' : 'Save'}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}
