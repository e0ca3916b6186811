import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWayToEvent } from '../../kitchen/event/use-way-to-event.ts';
import { paths } from '../../shared/api/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { createOnce } from './saving/create-once.ts';
import { draftKey } from './drafts/draft-store.ts';
import { usePicture } from './fields/use-picture.ts';
import { keepSent, readSent } from './saving/sent-recipe.ts';
import { useCreateRecipe } from './saving/use-create-recipe.ts';
import { useFormErrors } from './saving/use-form-errors.ts';
import { useKeptDraft } from './drafts/use-keeping.ts';
import { useEditing } from './use-editing.ts';
import type { MenuOfEvent } from './menu-of-event.ts';
import type { EditStart } from './written.ts';

interface NewRecipe {
  /** Of its draft. */
  name: string;
  start: EditStart;
  forEvent: MenuOfEvent | null;
}

/** One recipe that is being written: its draft, and its save, which keeps it once however often it is tried. */
export function useNewRecipe({ name, start: begun, forEvent }: NewRecipe) {
  const userId = useSession().user?.id ?? '';
  const client = useApolloClient();
  const navigate = useNavigate();
  const { goBack } = useWayToEvent();
  const key = draftKey(userId, name);
  const draft = useKeptDraft(key);
  const [start] = useState(begun);
  const [creation] = useState(() => createOnce(client, readSent(key, draft)));
  const [restored, setRestored] = useState(draft?.savedAt ?? null);
  const picture = usePicture(null, draft?.picture);
  const editing = useEditing({
    key,
    start,
    draft,
    picture: picture.change,
    uploading: picture.uploading !== null,
    sent: creation.sent,
  });
  const problems = useFormErrors(editing.form);
  const forget = () => {
    keepSent(key, undefined);
    editing.forget();
  };
  const { target, saving, save } = useCreateRecipe({
    draft: key,
    creation,
    editing,
    picture,
    problems,
    onKept: forget,
    forEvent,
  });

  return {
    target,
    editing,
    picture,
    errors: problems.errors,
    sentence: problems.sentence,
    saving,
    /** When the draft was kept that this page goes on from. */
    restored,
    save,
    leave() {
      forget();
      void (forEvent ? goBack(forEvent.id) : navigate(paths.home.getHref()));
    },
    /** What is written from now on is another recipe. */
    discardDraft() {
      creation.renew();
      keepSent(key, undefined);
      setRestored(null);
      problems.clear();
      picture.reset();
      editing.rebase(start, start.form);
    },
  };
}
