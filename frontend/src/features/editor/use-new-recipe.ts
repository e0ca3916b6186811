import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useOneAtATime } from './saving/use-one-at-a-time.ts';
import { createOnce } from './saving/create-once.ts';
import { draftKey } from './drafts/draft-store.ts';
import { usePicture } from './fields/use-picture.ts';
import { formProblems } from './form/form-problems.ts';
import type { RecipeForm } from './form/recipe-form.ts';
import { saveFailure, type FieldErrors } from './saving/save-failure.ts';
import { keepSentKey, readSentKey } from './saving/sent-key.ts';
import { showFirstError } from './form/show-first-error.ts';
import { useKeptDraft } from './drafts/use-keeping.ts';
import { useEditing } from './use-editing.ts';
import type { EditStart } from './written.ts';
import { fetchRecipeReading } from './reading/use-recipe-reading.ts';
import { afterKeeping } from './saving/written-since.ts';

/** One recipe that is being written: its draft, and its save, which keeps it once however often it is tried. */
export function useNewRecipe({ name, start: begun }: { name: string; start: EditStart }) {
  const userId = useSession().user?.id ?? '';
  const client = useApolloClient();
  const navigate = useNavigate();
  const key = draftKey(userId, name);
  const draft = useKeptDraft(key);
  const [start] = useState(begun);
  const [creation] = useState(() => createOnce(client, readSentKey(key, draft)));
  const [restored, setRestored] = useState(draft?.savedAt ?? null);
  const picture = usePicture(null, draft?.picture);
  const editing = useEditing({
    key,
    start,
    draft,
    picture: picture.change,
    uploading: picture.uploading !== null,
    sentKey: creation.sentKey,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const { busy: saving, once } = useOneAtATime();

  const refuse = (fields: FieldErrors, text: string | null) => {
    setErrors(fields);
    setSentence(text);
    showFirstError(fields);
  };
  const fail = (text: string, fields: FieldErrors = {}) => {
    notify.error({ title: 'Save Failed', text });
    refuse(fields, text);
  };
  const hasProblems = (form: RecipeForm): boolean => {
    const problems = formProblems(form);
    if (Object.keys(problems).length === 0) return false;
    refuse(problems, null);
    return true;
  };
  const send = async () => {
    if (hasProblems(editing.finish())) return;
    refuse({}, null);
    const chosen = await picture.settled();
    if (chosen.failed) return fail('The picture could not be uploaded.');
    // Where it cannot be fetched, the course is told when the recipe is kept.
    const reading = await fetchRecipeReading().catch(() => null);
    const filed = (written: RecipeForm) => reading?.withCourse(written) ?? written;
    const form = filed(editing.finish());
    if (hasProblems(form)) return;
    try {
      const keeping = creation.run({
        form,
        steps: editing.current().base.steps,
        picture: chosen.change,
      });
      // Should the page go before the answer comes, the next one knows that it was sent.
      keepSentKey(key, creation.sentKey());
      editing.keep();
      const saved = await keeping;
      const { change } = await picture.settled();
      const now = editing.current();
      const href = afterKeeping({
        userId,
        saved,
        sent: { form, picture: chosen.change },
        now: { ...now, form: filed(now.form) },
        picture: change,
      });
      forget();
      notify.success({ title: 'Recipe saved successfully!' });
      await navigate(href, { replace: true });
    } catch (error) {
      const failure = saveFailure(error);
      if (failure.kind === 'picture') picture.refuse(failure.sentence);
      fail(
        failure.kind === 'changed' ? 'The recipe could not be saved. Try again.' : failure.sentence,
        failure.kind === 'fields' ? failure.fields : {},
      );
    }
  };
  const forget = () => {
    keepSentKey(key, undefined);
    editing.forget();
  };

  return {
    editing,
    picture,
    errors,
    sentence,
    saving,
    /** When the draft was kept that this page goes on from. */
    restored,
    save: () => void once(send),
    leave() {
      forget();
      void navigate(paths.home.getHref());
    },
    /** What is written from now on is another recipe. */
    discardDraft() {
      creation.renew();
      keepSentKey(key, undefined);
      setRestored(null);
      setErrors({});
      setSentence(null);
      picture.reset();
      editing.rebase(start, start.form);
    },
  };
}
