import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteRecipeTemplateDocument } from '../../generated/documents/delete-recipe-template.ts';
import { RecipeTemplatesDocument } from '../../generated/documents/recipe-templates.ts';
import type { RecipeTemplatesQuery } from '../../generated/operations.ts';
import { paths } from '../../shared/api/paths.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { Header } from '../../shared/ui/page/header.tsx';
import { IconAction } from '../../shared/ui/controls/icon-action.tsx';
import { PlusIcon } from '../../shared/ui/icons/icons.ts';
import { TrashIcon } from '../../shared/ui/icons/menu-icons.ts';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { Rim } from '../../shared/ui/page/rim.tsx';
import { SliceLoading } from '../../shared/ui/loading/slice-loading.tsx';
import { useHeadingFocus } from '../../shared/browser/use-heading-focus.ts';
import { formatAdded } from '../../kitchen/labels/added-date.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';

type Template = RecipeTemplatesQuery['templates'][number];

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
const List = styled('ul')({ paddingBottom: 80 });
const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  padding: '12px 0',
  borderBottom: `1px solid ${colour.line}`,
  '& > div': { flex: 1, minWidth: 0 },
});
const Title = styled(Link)({
  ...typeStyle('card'),
  display: 'inline-block',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: '0 52px 0 0' },
  '&:hover': { color: colour.cobalt },
});
const Words = styled('p')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
});

/** The cook's templates, each the beginning of a new recipe. */
export function TemplateList() {
  useDocumentTitle('Templates');
  const client = useApolloClient();
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const { data, error, refetch } = useQuery(RecipeTemplatesDocument, {
    fetchPolicy: 'network-only',
  });
  const [asked, setAsked] = useState<Template | null>(null);
  const remove = async ({ id, title }: Template) => {
    setAsked(null);
    try {
      await client.mutate({ mutation: DeleteRecipeTemplateDocument, variables: { id } });
      notify.success({ title: 'Template deleted', text: title });
    } catch (failure) {
      notify.error({
        title: 'Failed to delete template',
        text: sentenceOf(failure, 'Try again in a moment.'),
      });
    }
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
            to={paths.newRecipe.getHref()}
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
          <EmptyState
            picture="broken"
            title="The templates could not be opened"
            text={sentenceOf(error, 'Try again in a moment.')}
          >
            <Button variant="contained" onClick={() => void refetch().catch(() => {})}>
              Try Again
            </Button>
          </EmptyState>
        )}
        {templates?.length === 0 && (
          <EmptyState
            picture="plate"
            title="No templates yet"
            text="Open a recipe and choose Keep as Template in its Actions menu. It is the beginning of the next one like it."
          >
            <Button variant="outlined" component={Link} to={paths.home.getHref()}>
              Browse All Recipes
            </Button>
          </EmptyState>
        )}
        {templates && templates.length > 0 && (
          <List aria-label="Templates">
            {templates.map((template) => (
              <Row key={template.id}>
                <div>
                  <Title to={paths.newRecipe.getHref(template.id)} dir="auto">
                    {template.title}
                  </Title>
                  <Words dir="auto">
                    {template.description || `Kept ${formatAdded(template.createdAt)}`}
                  </Words>
                </div>
                <IconAction
                  label={`Delete ${template.title}`}
                  icon={<TrashIcon />}
                  color="inherit"
                  onClick={() => setAsked(template)}
                />
              </Row>
            ))}
          </List>
        )}
      </PageWidth>
      <Dialog
        alert
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete this template?"
        actions={
          <>
            <Button autoFocus onClick={() => setAsked(null)}>
              Keep
            </Button>
            <Button variant="contained" color="error" onClick={() => asked && void remove(asked)}>
              Delete
            </Button>
          </>
        }
      >
        <bdi>{asked?.title}</bdi> will be gone for good. Recipes that were made from it stay.
      </Dialog>
    </>
  );
}
