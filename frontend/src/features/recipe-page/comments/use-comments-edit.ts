import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { keepCommentsDraft, readCommentsDraft, type CommentsDraft } from './comments-draft.ts';
import { sendComments, type LatestRecipe } from './send-comments.ts';

interface EditedComments {
  userId: string;
  recipeId: string;
  comments: string;
  /** The version of the recipe that has these comments. */
  version: number;
  /** With what was kept, if anything was. */
  onClose: (kept?: string) => void;
}

/** One edit of the comments: its draft, its save, and what somebody else has kept meanwhile. */
export function useCommentsEdit({ userId, recipeId, comments, version, onClose }: EditedComments) {
  const [written, setWritten] = useState<CommentsDraft>(
    () =>
      readCommentsDraft(userId, recipeId) ?? { typed: comments, base: { text: comments, version } },
  );
  // Who saves goes on for a while, and must not go on with what was typed when it began.
  const now = useRef(written);
  const [theirs, setTheirs] = useState<LatestRecipe | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const client = useApolloClient();

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
  const save = async () => {
    const { typed, base } = now.current;
    if (typed.trim() === base.text.trim()) return close();
    setFailure(null);
    setSaving(true);
    try {
      const sent = await sendComments(client, recipeId, { typed, base });
      if (sent.kept) write({ base: sent.kept });
      setTheirs(sent.theirs);
      if (sent.theirs) return;
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
  const settle = (latest: LatestRecipe, typed: string) => {
    if (saving) return;
    write({ typed, base: { text: latest.comments, version: latest.version } });
    void save();
  };
  return { written, write, close, save, saving, failure, theirs, settle };
}
