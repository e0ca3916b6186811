import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteRecipeTemplateDocument } from '../../generated/documents/delete-recipe-template.ts';
import { RecipeTemplatesDocument } from '../../generated/documents/recipe-templates.ts';
import { useWayToEvent } from '../../kitchen/event/use-way-to-event.ts';
import { paths } from '../../shared/api/paths.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Header } from '../../shared/ui/page/header.tsx';
import { PlusIcon } from '../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { Rim } from '../../shared/ui/page/rim.tsx';
import { SliceLoading } from '../../shared/ui/loading/slice-loading.tsx';
import { useHeadingFocus } from '../../shared/browser/use-heading-focus.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { NoTemplates, UnreachableTemplates } from './no-templates.tsx';
import { TemplateRows, type Template } from './template-rows.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  padding: '26px 0 16px',
  '& h1': {
    ...typeStyle('h1'),
    flex: 1,
    minWidth: 240,
    fontSize: '2.625rem',
    lineHeight: '48px',
    letterSpacing: '-.016em',
    [media.belowMd]: { fontSize: '2rem', lineHeight: '40px' },
  },
  [media.belowMd]: { padding: '12px 0', gap: '8px 16px' },
});

/** The cook's templates, each the beginning of a new recipe, for the menu of an event or for none. */
export function TemplateList({ eventId = null }: { eventId?: string | null }) {
  useDocumentTitle('Templates');
  const client = useApolloClient();
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const { data, error, refetch } = useQuery(RecipeTemplatesDocument, {
    fetchPolicy: 'network-only',
  });
  const { onward } = useWayToEvent();
  const [asked, setAsked] = useState<Template | null>(null);
  const remove = async (template: Template) => {
    setAsked(null);
    await deleteTemplate(client, template);
    heading.current?.focus();
    // What another tab has deleted is gone here too.
    await refetch().catch(() => {});
  };
  const templates = data?.templates;
  return (
    <>
      <Header back={{ to: paths.home.getHref(), label: 'Back to Recipes' }} />
      <PageWidth as="main">
        <Head>
          <h1 ref={heading} tabIndex={-1}>
            Start from a template
          </h1>
          <Button
            variant="outlined"
            startIcon={<PlusIcon />}
            component={Link}
            to={paths.newRecipe.getHref(undefined, eventId)}
            state={onward}
          >
            Blank page
          </Button>
        </Head>
        <Rim />
        {!templates && !error && (
          <div style={{ padding: 48 }}>
            <SliceLoading label="Loading templates" />
          </div>
        )}
        {!templates && error && (
          <UnreachableTemplates error={error} onRetry={() => void refetch().catch(() => {})} />
        )}
        {templates?.length === 0 && <NoTemplates />}
        {templates && templates.length > 0 && (
          <TemplateRows eventId={eventId} templates={templates} onDelete={setAsked} />
        )}
      </PageWidth>
      <DeleteTemplateDialog
        template={asked}
        onKeep={() => setAsked(null)}
        onDelete={(template) => void remove(template)}
      />
    </>
  );
}

/** Deletes it for good and says how that went. */
async function deleteTemplate(client: ApolloClient, { id, title }: Template): Promise<void> {
  try {
    await client.mutate({ mutation: DeleteRecipeTemplateDocument, variables: { id } });
    notify.success({ title: 'Template deleted', text: title });
  } catch (failure) {
    notify.error({
      title: 'Failed to delete template',
      text: sentenceOf(failure, 'Try again in a moment.'),
    });
  }
}
