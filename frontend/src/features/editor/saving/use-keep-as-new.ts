import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/session/use-session.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { PictureChoice } from '../fields/use-picture.ts';
import type { Editing } from '../use-editing.ts';
import { contentsToSend } from './contents-to-send.ts';
import type { useSaveFailure } from './use-save-failure.ts';
import type { RecipeSaver } from './use-save-recipe.ts';
import { afterKeeping } from './written-since.ts';

interface KeepOptions {
  saver: RecipeSaver;
  editing: Editing;
  picture: PictureChoice;
  problems: ReturnType<typeof useSaveFailure>;
}

/** Keeps what is written as a recipe of its own, and goes there. */
export function useKeepAsNew({ saver, editing, picture, problems }: KeepOptions) {
  const userId = useSession().user?.id ?? '';
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const sent = await contentsToSend(editing, picture);
    if (sent === null) return;
    const { saved, failure } = await saver.keepAsNew({ base: editing.current().base, ...sent });
    if (failure) return problems.tell('Save Failed', failure);
    const { change } = await picture.settled();
    const href = afterKeeping({ userId, saved, sent, now: editing.current(), picture: change });
    editing.forget();
    notify.success({
      title: 'Recipe saved successfully!',
      text: 'It is a recipe of its own now.',
    });
    await navigate(href, { replace: true });
  };
}
