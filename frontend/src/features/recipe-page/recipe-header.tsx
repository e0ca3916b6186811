import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Header } from '../../shared/ui/page/header.tsx';
import { PrintIcon, ShareIcon, SignInIcon } from '../../shared/ui/icons/icons.ts';
import { ActionsMenu } from './actions/actions-menu.tsx';
import type { Sharing } from './actions/use-share-part.tsx';
import { printPage } from './print/print-page.ts';
import type { ShownRecipe } from './shown-recipe.ts';
import { useEventName } from '../../kitchen/event/use-event-name.ts';

interface RecipeHeaderProps {
  /** Null while it is fetched, and when there is none. */
  recipe: ShownRecipe | null;
  eventId: string | null;
  /** Null where one may not. */
  onEdit: (() => void) | null;
  /** The same. */
  sharing: Sharing | null;
}

/** The way back, and what can be done with the recipe. */
export function RecipeHeader({ recipe, eventId, onEdit, sharing }: RecipeHeaderProps) {
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
  const menu = { recipe, onEdit, onShare: sharing?.open ?? null };
  return (
    <Header
      back={back}
      actions={
        <>
          {sharing && (
            <Button
              startIcon={<ShareIcon />}
              aria-haspopup="dialog"
              onClick={sharing.open}
              onPointerEnter={sharing.fetch}
              onFocus={sharing.fetch}
            >
              Share
            </Button>
          )}
          <Button startIcon={<PrintIcon />} onClick={printPage}>
            Print
          </Button>
          <ActionsMenu {...menu} />
        </>
      }
      smallMenu={<ActionsMenu {...menu} compact />}
    />
  );
}
