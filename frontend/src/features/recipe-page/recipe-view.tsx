import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { fetchToasts } from '../../shared/toasts/toasts.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { containedPart } from '../../shared/lazy/contained-part.tsx';
import { lazyCode } from '../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../shared/lazy/use-lazy-code.ts';
import { useWhenIdle } from '../../shared/lazy/use-when-idle.ts';
import { useDoubtNotes, type Correct } from './doubts/use-doubt-notes.ts';
import { RecipeHero } from './hero/recipe-hero.tsx';
import { useShownUnits } from './ingredients/use-shown-units.ts';
import { useIntelligence } from './intelligence/use-intelligence.tsx';
import { RecipeColumns } from './recipe-columns.tsx';
import type { ShownRecipe } from './shown-recipe.ts';
import { useShoppingListPart, type ShoppingListPart } from './sides/shopping-list-part.tsx';
import { ThumbBar } from './sides/thumb-bar.tsx';
import { useServing } from './sides/use-serving.ts';
import { useTranslation } from './use-translation.tsx';

// Hardly any recipe is archived, or a draft.
const ArchivedNotice = containedPart(
  async () => (await import('./actions/archived-notice.tsx')).ArchivedNotice,
);
const DraftNotice = containedPart(
  async () => (await import('./draft/draft-notice.tsx')).DraftNotice,
);
const paperCode = lazyCode(() => import('./print/print-style.tsx'));

interface RecipeViewProps {
  recipe: ShownRecipe;
  /** How many times the recipe's own servings the address asks for. */
  multiplier: number;
  /** An event decides for how many one cooks. */
  fromEvent: boolean;
  /** Null where one may not. */
  onEdit: (() => void) | null;
  onCorrect: Correct | null;
  ShoppingList: ShoppingListPart;
  /** Drawn when the recipe is. */
  children: ReactNode;
}

/** A recipe, to read and to cook from. */
export function RecipeView({
  recipe,
  multiplier,
  fromEvent,
  onEdit,
  onCorrect,
  ShoppingList,
  children,
}: RecipeViewProps) {
  const { servings: written, servingsStated: stated } = recipe;
  const serving = useServing({ written, stated, multiplier, fromEvent });
  const units = useShownUnits(recipe, serving.factor);
  const translation = useTranslation(recipe);
  const shown = { recipe, translation, serving, units };
  const { opener, list } = useShoppingListPart(ShoppingList, shown);
  useWhenIdle(() => {
    ShoppingList.fetch();
    fetchToasts();
  });
  const notes = useDoubtNotes(recipe, onCorrect);
  const paper = useLazyCode(paperCode);
  const intelligence = useIntelligence(recipe);
  // A list is made for cooks alone.
  const shopping = useSession().user !== null;
  return (
    <>
      <PageWidth as="main">
        {recipe.state === 'archived' && <ArchivedNotice recipe={recipe} />}
        <RecipeHero
          recipe={recipe}
          title={translation.title}
          servings={serving.servings}
          onImpact={intelligence.openImpact}
        >
          {notes?.title}
        </RecipeHero>
        <WorthACheck recipe={recipe} onCorrect={onCorrect}>
          {notes?.summary}
        </WorthACheck>
        <RecipeColumns
          {...shown}
          shoppingList={shopping && <Button {...opener} fullWidth />}
          onEdit={onEdit}
          notes={notes}
          intelligence={intelligence.panel}
        />
        {paper && <paper.PrintStyle recipe={recipe} />}
      </PageWidth>
      {(shopping || serving.set) && (
        <ThumbBar serving={serving}>{shopping && <Button {...opener} />}</ThumbBar>
      )}
      {list}
      {intelligence.dialog}
      {children}
    </>
  );
}

/** What is doubted; in a draft beside the picture that it was read from. */
function WorthACheck({
  recipe,
  onCorrect,
  children,
}: Pick<RecipeViewProps, 'recipe' | 'onCorrect' | 'children'>) {
  return recipe.draft && onCorrect ? (
    <DraftNotice recipe={recipe} draft={recipe.draft} onCorrect={onCorrect}>
      {children}
    </DraftNotice>
  ) : (
    children
  );
}
