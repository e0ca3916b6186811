import { useNavigate } from 'react-router-dom';
import { useWayToEvent } from '../../../kitchen/event/use-way-to-event.ts';
import { paths } from '../../../shared/api/paths.ts';
import { useCollectionTarget } from '../../../kitchen/collection/collection-target.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import type { PictureChange, PictureChoice } from '../fields/use-picture.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import { fetchRecipeReading } from '../reading/use-recipe-reading.ts';
import type { MenuOfEvent } from '../menu-of-event.ts';
import type { Editing } from '../use-editing.ts';
import type { Creation } from './create-once.ts';
import { saveFailure, type FieldErrors } from './save-failure.ts';
import { keepSent } from './sent-recipe.ts';
import type { useFormErrors } from './use-form-errors.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { afterKeeping } from './written-since.ts';

interface CreateOptions {
  /** Name of the draft. */
  draft: string;
  creation: Creation;
  editing: Editing;
  picture: PictureChoice;
  problems: ReturnType<typeof useFormErrors>;
  /** The recipe is kept, and its draft is not needed any more. */
  onKept: () => void;
  /** On whose menu it goes. */
  forEvent: MenuOfEvent | null;
}

/** Saves a new recipe, and goes where it is then. */
export function useCreateRecipe(options: CreateOptions) {
  const { editing, picture, problems, onKept, forEvent } = options;
  const userId = useSession().user?.id ?? '';
  const navigate = useNavigate();
  const { goBack } = useWayToEvent();
  const target = useCollectionTarget();
  const { busy, once } = useOneAtATime();

  const fail = (text: string, fields: FieldErrors = {}) => {
    notify.error({ title: 'Save Failed', text });
    problems.show(fields, text);
  };
  const explain = (error: unknown) => {
    const failure = saveFailure(error);
    if (failure.kind === 'picture') picture.refuse(failure.sentence);
    fail(
      failure.kind === 'changed' ? 'The recipe could not be saved. Try again.' : failure.sentence,
      failure.kind === 'fields' ? failure.fields : {},
    );
  };
  const save = async () => {
    if (!problems.check(editing.finish())) return;
    problems.clear();
    const chosen = await picture.settled();
    if (chosen.failed) return fail('The picture could not be uploaded.');
    // Where it cannot be fetched, the course is told when the recipe is kept.
    const reading = await fetchRecipeReading().catch(() => null);
    const filed = (written: RecipeForm) => reading?.withCourse(written) ?? written;
    const form = filed(editing.finish());
    if (!problems.check(form)) return;
    try {
      const sent = { form, picture: chosen.change };
      const { saved, href } = await keepRecipe(
        options,
        { userId, collection: target.ownerId },
        sent,
        filed,
      );
      onKept();
      notify.success({ title: 'Recipe saved successfully!' });
      forEvent?.add(saved);
      const isBack = forEvent !== null && href === paths.event.getHref(forEvent.id);
      await (isBack ? goBack(forEvent.id) : navigate(href, { replace: true }));
    } catch (error) {
      explain(error);
    }
  };
  return { target, saving: busy, save: () => void once(save) };
}

/** Keeps the recipe, and says where one goes then. */
async function keepRecipe(
  { draft, creation, editing, picture, forEvent }: CreateOptions,
  { userId, collection }: { userId: string; collection: string | null },
  sent: { form: RecipeForm; picture: PictureChange },
  filed: (written: RecipeForm) => RecipeForm,
): Promise<{ saved: EditedRecipe_RecipeFragment; href: string }> {
  const keeping = creation.run({
    ...sent,
    collection,
    steps: editing.current().base.steps,
  });
  // Should the page go before the answer comes, the next one knows that it was sent.
  keepSent(draft, creation.sent());
  editing.keep();
  const saved = await keeping;
  const { change } = await picture.settled();
  const now = editing.current();
  const href = afterKeeping({
    userId,
    saved,
    sent,
    now: { ...now, form: filed(now.form) },
    picture: change,
    eventId: forEvent?.id,
  });
  return { saved, href };
}
