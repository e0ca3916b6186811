import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { RecipeTemplateDocument } from '../../generated/documents/recipe-template.ts';
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
import type { EditStart } from './written.ts';
import { useNewRecipe } from './use-new-recipe.ts';

const back = { to: paths.home.getHref(), label: 'Back to Recipes' };
const blankPage: EditStart = { form: emptyForm, steps: [], version: null, image: null };

/** A recipe written by hand: from a blank page, or from a template. */
export function NewRecipePage({ templateId }: { templateId: string | null }) {
  useDocumentTitle('New recipe');
  return templateId === null ? (
    <WriteRecipe key="blank" name="new" start={blankPage} templateTitle={null} />
  ) : (
    <FromTemplate key={templateId} id={templateId} />
  );
}

function FromTemplate({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(RecipeTemplateDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
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
      />
    );
  return (
    <EditOpening
      back={back}
      error={error}
      title="The template could not be opened"
      refetch={refetch}
    >
      <Button variant="outlined" component={Link} to={paths.newRecipe.getHref()}>
        Blank page
      </Button>
    </EditOpening>
  );
}

function WriteRecipe({
  name,
  start,
  templateTitle,
}: {
  name: string;
  start: EditStart;
  templateTitle: string | null;
}) {
  const { editing, picture, errors, sentence, saving, restored, save, leave, discardDraft } =
    useNewRecipe({ name, start });
  const [asking, setAsking] = useState(false);
  const { dirty } = editing;

  useEffect(
    () => document.querySelector<HTMLElement>('main textarea')?.focus({ preventScroll: true }),
    [],
  );

  return (
    <EditFrame
      back={back}
      state={draftState(dirty, editing.kept)}
      saveLabel="Save Recipe"
      saving={saving}
      onSave={save}
      onCancel={() => (dirty ? setAsking(true) : leave())}
    >
      <NewRecipeHeading templateTitle={templateTitle} />
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
