import { useState } from 'react';
import type { EditedRecipe_RecipeFragment } from '../../generated/operations.ts';
import type { Side } from '../../shared/text/merge-lines.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { isGenerated } from '../../kitchen/recipe/generated-id.ts';
import { draftKey } from './drafts/draft-store.ts';
import { useKeptDraft } from './drafts/use-keeping.ts';
import { usePicture } from './fields/use-picture.ts';
import { useCloseAfterSave } from './saving/use-close-after-save.ts';
import { useKeepAsNew } from './saving/use-keep-as-new.ts';
import { useOneAtATime } from './saving/use-one-at-a-time.ts';
import { useSaveChanges } from './saving/use-save-changes.ts';
import { useSaveFailure } from './saving/use-save-failure.ts';
import { useSaveRecipe } from './saving/use-save-recipe.ts';
import { useEditing } from './use-editing.ts';
import { startOf } from './written.ts';

interface RecipeEditOptions {
  recipe: EditedRecipe_RecipeFragment;
  onDone: () => void;
}

/** One edit of a recipe that is kept already: its draft, its save, and what may come between. */
export function useRecipeEdit({ recipe, onDone }: RecipeEditOptions) {
  const { editing, picture, restored, dropRestored, discardDraft } = useEditOfRecipe(recipe);
  const saver = useSaveRecipe({
    id: recipe.id,
    generated: isGenerated(recipe.id),
    language: recipe.languageCode ?? undefined,
  });
  const { busy, once } = useOneAtATime();
  const problems = useSaveFailure(picture, editing.form);
  const { saved, showSaved } = useCloseAfterSave(editing.dirty, onDone);
  const changes = useSaveChanges({
    saver,
    editing,
    picture,
    problems,
    onSaved(form) {
      dropRestored();
      showSaved(form);
      notify.success({ title: 'Recipe saved successfully!' });
    },
  });
  const keepAsNew = useKeepAsNew({ saver, editing, picture, problems });
  const restore = async () => {
    const problem = await saver.restore();
    if (problem !== null)
      return void notify.error({ title: 'Failed to restore recipe', text: problem });
    problems.clear();
    notify.success({ title: 'Recipe restored successfully' });
  };

  return {
    editing,
    picture,
    failure: problems.failure,
    errors: problems.errors,
    conflict: changes.conflict,
    restored,
    busy,
    saved,
    save: () => void once(changes.save),
    saveBoth: (answers: ReadonlyMap<string, Side>) => void once(() => changes.saveBoth(answers)),
    dropConflict: changes.dropConflict,
    /** Takes the recipe out of the archive, so that it can be saved. */
    restore: () => void once(restore),
    keepAsNew: () => void once(keepAsNew),
    discardDraft,
  };
}

/** What is written of a recipe, and its picture: from its draft where there is one. */
function useEditOfRecipe(recipe: EditedRecipe_RecipeFragment) {
  const key = draftKey(useSession().user?.id ?? '', recipe.id);
  const draft = useKeptDraft(key);
  const [restored, setRestored] = useState(draft?.savedAt ?? null);
  const [start] = useState(() => startOf(recipe));
  const picture = usePicture(recipe.imageUrl, draft?.picture);
  const editing = useEditing({
    key,
    start,
    draft,
    picture: picture.change,
    uploading: picture.uploading !== null,
  });
  const dropRestored = () => setRestored(null);
  return {
    editing,
    picture,
    /** When the draft was kept that this edit goes on from. */
    restored,
    dropRestored,
    discardDraft() {
      dropRestored();
      picture.reset();
      editing.rebase(start, start.form);
    },
  };
}
