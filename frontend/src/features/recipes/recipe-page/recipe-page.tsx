import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { RecipeDocument } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Header } from '../../../shared/ui/header.tsx';
import { PrintIcon, RetryIcon, SignInIcon } from '../../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../../shared/ui/page-width.tsx';
import { RecipePageSkeleton } from '../../../shared/ui/skeletons.tsx';
import { ActionsMenu } from './actions-menu.tsx';
import { isMissing, needsSignIn } from './recipe-failure.ts';
import { RecipeView } from './recipe-view.tsx';
import { shownRecipe, type ShownRecipe } from './shown-recipe.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Ids are numbers; generated recipes carry a prefix. */
const recipeId = /^(?:magic_)?\d{1,19}$/;

/** /recipes/{id} */
export function RecipePage({ id }: { id: string | undefined }) {
  if (id === undefined || !recipeId.test(id)) {
    return (
      <Framed recipe={null}>
        <EmptyState picture="broken" page title="Invalid recipe URL" text="There is no recipe at such an address. The link may have lost a letter on the way."><BrowseAll /></EmptyState>
      </Framed>
    );
  }
  return <FoundRecipe id={id} />;
}

function FoundRecipe({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(RecipeDocument, { variables: { id } });
  const recipe = data ? shownRecipe(data.recipe) : null;
  useDocumentTitle(recipe?.title ?? null);
  if (recipe) return <><RecipeHeader recipe={recipe} /><RecipeView key={recipe.id} recipe={recipe} /></>;
  if (!error) return <><RecipeHeader recipe={null} /><RecipePageSkeleton /></>;
  return (
    <Framed recipe={null}>
      {needsSignIn(error)
        ? <SignInFirst />
        : isMissing(error)
        ? <EmptyState picture="plate" page title="Recipe Not Found" text="The recipe you're looking for doesn't exist or has been removed."><BrowseAll /></EmptyState>
        : <EmptyState picture="broken" page title="The recipe could not be opened" text={sentenceOf(error, 'Try again in a moment.')}><Button variant="contained" startIcon={<RetryIcon />} onClick={() => void refetch().catch(() => {})}>Try Again</Button><BrowseAll /></EmptyState>}
    </Framed>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState picture="plate" page title="Sign in to see this recipe" text="It is part of a cook’s own collection. Sign in to continue.">
      <Button variant="contained" component="a" href={paths.login.getHref(pathname + search)} startIcon={<SignInIcon />}>Sign In</Button>
    </EmptyState>
  );
}

const BrowseAll = () => <Button variant="outlined" component={Link} to={paths.home.getHref()}>Browse All Recipes</Button>;

function Framed({ recipe, children }: { recipe: ShownRecipe | null; children: React.ReactNode }) {
  return <><RecipeHeader recipe={recipe} /><PageWidth as="main">{children}</PageWidth></>;
}

function RecipeHeader({ recipe }: { recipe: ShownRecipe | null }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const back = { to: paths.home.getHref(), label: 'Back to Recipes' };
  if (user === null) return <Header back={back} keepActions actions={<Button component="a" href={paths.login.getHref(pathname + search)} startIcon={<SignInIcon />}>Sign In</Button>} />;
  if (recipe === null) return <Header back={back} />;
  return <Header back={back} actions={<><Button startIcon={<PrintIcon />} onClick={() => print()}>Print</Button><ActionsMenu recipe={recipe} /></>} smallMenu={<ActionsMenu recipe={recipe} compact />} />;
}
