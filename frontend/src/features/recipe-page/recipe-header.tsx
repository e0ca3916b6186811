import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Header } from '../../shared/ui/page/header.tsx';
import { PrintIcon, SignInIcon } from '../../shared/ui/icons/icons.ts';
import { ActionsMenu } from './actions/actions-menu.tsx';
import { printPage } from './print/print-page.ts';
import type { ShownRecipe } from './shown-recipe.ts';
import { useEventName } from '../../kitchen/event/use-event-name.ts';

interface RecipeHeaderProps {
  /** Null while it is fetched, and when there is none. */
  recipe: ShownRecipe | null;
  eventId: string | null;
  /** Null where one may not. */
  onEdit: (() => void) | null;
}

/** The way back, and what can be done with the recipe. */
export function RecipeHeader({ recipe, eventId, onEdit }: RecipeHeaderProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const eventName = useEventName(eventId);
  const back =
    eventId === null
      ? { to: paths.home.getHref(), label: 'Back to Recipes' }
      : { to: paths.event.getHref(eventId), label: `Back to ${eventName ?? 'Event'}` };
  if (user === null)
    return (
      <Header
        back={back}
        keepActions
        actions={
          <Button
            component="a"
            href={paths.login.getHref(pathname + search)}
            startIcon={<SignInIcon />}
          >
            Sign In
          </Button>
        }
      />
    );
  if (recipe === null) return <Header back={back} />;
  return (
    <Header
      back={back}
      actions={
        <>
          <Button startIcon={<PrintIcon />} onClick={printPage}>
            Print
          </Button>
          <ActionsMenu recipe={recipe} onEdit={onEdit} />
        </>
      }
      smallMenu={<ActionsMenu recipe={recipe} onEdit={onEdit} compact />}
    />
  );
}
