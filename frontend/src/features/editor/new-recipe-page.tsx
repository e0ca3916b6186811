import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { RecipeTemplateDocument } from '../../generated/documents/recipe-template.ts';
import { CollectionTarget } from '../../kitchen/collection/collection-target.tsx';
import { useWayToEvent } from '../../kitchen/event/use-way-to-event.ts';
import { paths } from '../../shared/api/paths.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { AskToDiscard } from './drafts/ask-to-discard.tsx';
import { DraftNotice, draftState } from './drafts/draft-notice.tsx';
import { EditOpening } from './edit-opening.tsx';
import { EditFrame } from './edit-frame.tsx';
import { NewRecipeHeading } from './new-recipe-heading.tsx';
import { SaveFailed } from './saving/save-failed.tsx';
import { emptyForm, formOf } from './form/recipe-form.ts';
import { RecipeFormFields } from './form/recipe-form-fields.tsx';
import type { MenuOfEvent } from './menu-of-event.ts';
import type { EditStart } from './written.ts';
import { useNewRecipe } from './use-new-recipe.ts';

const backTo = (event: MenuOfEvent | null) =>
  event === null
    ? { to: paths.home.getHref(), label: 'Back to Recipes' }
    : { to: paths.event.getHref(event.id), label: `Back to ${event.name ?? 'Event'}` };
const blankPage: EditStart = { form: emptyForm, steps: [], version: null, image: null };

interface NewRecipePageProps {
  templateId: string | null;
  forEvent: MenuOfEvent | null;
}

/** A recipe written by hand: from a blank page, or from a template; for the menu of an event, or for none. */
export function NewRecipePage({ templateId, forEvent }: NewRecipePageProps) {
  useDocumentTitle('New recipe');
  const key = `${templateId ?? 'blank'} ${forEvent?.id ?? ''}`;
  return templateId === null ? (
    <WriteRecipe key={key} name="new" start={blankPage} templateTitle={null} forEvent={forEvent} />
  ) : (
    <FromTemplate key={key} id={templateId} forEvent={forEvent} />
  );
}

function FromTemplate({ id, forEvent }: { id: string; forEvent: MenuOfEvent | null }) {
  const { data, error, refetch } = useQuery(RecipeTemplateDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { onward } = useWayToEvent();
  if (data)
    return (
      <WriteRecipe
        name={`template ${id}`}
        start={{
          form: formOf(data.template),
          steps: data.template.instructions,
          version: null,
          image: null,
        }}
        templateTitle={data.template.title}
        forEvent={forEvent}
      />
    );
  return (
    <EditOpening
      back={backTo(forEvent)}
      error={error}
      title="The template could not be opened"
      refetch={refetch}
    >
      <Button
        variant="outlined"
        component={Link}
        to={paths.newRecipe.getHref(undefined, forEvent?.id)}
        state={onward}
      >
        Blank page
      </Button>
    </EditOpening>
  );
}

function WriteRecipe({
  name,
  start,
  templateTitle,
  forEvent,
}: {
  name: string;
  start: EditStart;
  templateTitle: string | null;
  forEvent: MenuOfEvent | null;
}) {
  const {
    target,
    editing,
    picture,
    errors,
    sentence,
    saving,
    restored,
    save,
    leave,
    discardDraft,
  } = useNewRecipe({ name: forEvent ? `${name} for event ${forEvent.id}` : name, start, forEvent });
  const [asking, setAsking] = useState(false);
  const { dirty } = editing;

  useEffect(
    () => document.querySelector<HTMLElement>('main textarea')?.focus({ preventScroll: true }),
    [],
  );

  return (
    <EditFrame
      back={backTo(forEvent)}
      state={draftState(dirty, editing.kept)}
      saveLabel="Save Recipe"
      saving={saving}
      onSave={save}
      onCancel={() => (dirty ? setAsking(true) : leave())}
    >
      <NewRecipeHeading templateTitle={templateTitle} forEvent={forEvent} />
      <CollectionTarget target={target} />
      {restored && dirty && <DraftNotice savedAt={restored} onDiscard={discardDraft} />}
      {sentence && <SaveFailed title="Save Failed" sentence={sentence} onRetry={save} />}
      <RecipeFormFields
        editing={editing}
        picture={picture}
        errors={errors}
        generated={false}
        language={undefined}
        course={null}
      />
      <AskToDiscard open={asking} onClose={() => setAsking(false)} onDiscard={leave} />
    </EditFrame>
  );
}
