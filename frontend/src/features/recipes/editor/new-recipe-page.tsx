import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RecipeTemplateDocument } from '../../../generated/documents/recipe-template.ts';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Header } from '../../../shared/ui/header.tsx';
import { NoteIcon } from '../../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../../shared/ui/page-width.tsx';
import { RecipePageSkeleton } from '../../../shared/ui/skeletons.tsx';
import { TintedPanel } from '../../../shared/ui/tinted-panel.tsx';
import { useDocumentTitle } from '../recipe-page/use-document-title.ts';
import { AskToDiscard } from './ask-to-discard.tsx';
import { createOnce } from './create-once.ts';
import { DraftNotice } from './draft-notice.tsx';
import { draftKey } from './draft-store.ts';
import { EditFrame } from './edit-frame.tsx';
import { usePicture } from './fields/use-picture.ts';
import { formProblems } from './form-problems.ts';
import { NewRecipeHeading } from './new-recipe-heading.tsx';
import { emptyForm, formOf, type RecipeForm } from './recipe-form.ts';
import { RecipeFormFields } from './recipe-form-fields.tsx';
import { saveFailure, type FieldErrors } from './save-failure.ts';
import { showFirstError } from './show-first-error.ts';
import { useEditing, useKeptDraft, type EditStart } from './use-editing.ts';

const back = { to: paths.home.getHref(), label: 'Back to Recipes' };
const blankPage: EditStart = { form: emptyForm, steps: [], version: null };

/** A recipe written by hand: from a blank page, or from a template. */
export function NewRecipePage({ templateId }: { templateId: string | null }) {
  useDocumentTitle('New recipe');
  return templateId === null ? <WriteRecipe key="blank" name="new" start={blankPage} templateTitle={null} /> : <FromTemplate key={templateId} id={templateId} />;
}

function FromTemplate({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(RecipeTemplateDocument, { variables: { id }, fetchPolicy: 'network-only' });
  if (data) return <WriteRecipe name={`template ${id}`} start={{ form: formOf(data.template), steps: data.template.instructions, version: null }} templateTitle={data.template.title} />;
  if (!error) return <><Header back={back} /><RecipePageSkeleton /></>;
  return (
    <>
      <Header back={back} />
      <PageWidth as="main">
        <EmptyState picture="broken" page title="The template could not be opened" text={sentenceOf(error, 'Try again in a moment.')}>
          <Button variant="contained" onClick={() => void refetch().catch(() => {})}>Try Again</Button>
          <Button variant="outlined" component={Link} to={paths.newRecipe.getHref()}>Blank page</Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}

/** The key of a new recipe is made once for its page, and lives on with its draft. */
function useRequestKey(kept: string | undefined): string {
  const [key] = useState(() => kept ?? crypto.randomUUID());
  return key;
}

function WriteRecipe({ name, start: begun, templateTitle }: { name: string; start: EditStart; templateTitle: string | null }) {
  const { user } = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const key = draftKey(user?.id ?? '', name);
  const draft = useKeptDraft(key);
  const [start] = useState(begun);
  const [restored, setRestored] = useState(draft?.savedAt ?? null);
  const requestKey = useRequestKey(draft?.requestKey);
  const picture = usePicture(null, draft?.picture);
  const editing = useEditing({ key, start, draft, picture: picture.change, requestKey });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [creation] = useState(() => createOnce(client, requestKey, draft !== null));
  const { dirty } = editing;

  useEffect(() => document.querySelector<HTMLElement>('main textarea')?.focus({ preventScroll: true }), []);

  const refuse = (fields: FieldErrors, text: string | null) => {
    setErrors(fields);
    setSentence(text);
    showFirstError(fields);
  };
  const save = async () => {
    if (creation.isRunning()) return;
    const form = editing.finish();
    const problems = formProblems(form);
    if (Object.keys(problems).length > 0) return refuse(problems, null);
    refuse({}, null);
    setSaving(true);
    try {
      const id = await creation.run(form, editing.base.steps, picture.change?.fileKey ?? null);
      editing.forget();
      notify.success({ title: 'Recipe saved successfully!' });
      await navigate(paths.recipe.getHref(id), { replace: true });
    } catch (error) {
      const failure = saveFailure(error);
      const text = failure.kind === 'changed' ? 'The recipe could not be saved. Try again.' : failure.sentence;
      notify.error({ title: 'Save Failed', text });
      refuse(failure.kind === 'fields' ? failure.fields : {}, text);
    } finally {
      setSaving(false);
    }
  };
  const leave = () => {
    editing.forget();
    void navigate(paths.home.getHref());
  };
  const replaceForm = (next: RecipeForm) => {
    setRestored(null);
    setErrors({});
    setSentence(null);
    picture.reset();
    editing.rebase(start, next);
  };
  return (
    <EditFrame back={back} state={dirty ? (editing.kept ? 'Draft kept on this device' : 'This device cannot keep a draft') : ''} saveLabel="Save Recipe" saving={saving} onSave={() => void save()} onCancel={() => (dirty ? setAsking(true) : leave())}>
      <NewRecipeHeading>
        <h1>New recipe</h1>
        <p>{templateTitle === null ? 'From a blank page.' : <>From the template <bdi>{templateTitle}</bdi>.</>}</p>
        <Button startIcon={<NoteIcon />} component={Link} to={`${paths.newRecipe.getHref()}?choose=template`}>From a template</Button>
      </NewRecipeHeading>
      {restored && dirty && <DraftNotice savedAt={restored} onDiscard={() => replaceForm(start.form)} />}
      {sentence && <div style={{ marginTop: 16 }}><TintedPanel kind="error" title="Save Failed" actions={<Button onClick={() => void save()}>Try Again</Button>}>{sentence} What you have written is kept.</TintedPanel></div>}
      <RecipeFormFields editing={editing} picture={picture} errors={errors} generated={false} language={undefined} course="main" />
      <AskToDiscard open={asking} onKeep={() => setAsking(false)} onDiscard={leave} />
    </EditFrame>
  );
}
