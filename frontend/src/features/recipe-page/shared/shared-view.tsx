import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import { RecipeHero } from '../hero/recipe-hero.tsx';
import { useShownUnits } from '../ingredients/use-shown-units.ts';
import { RecipeColumns } from '../recipe-columns.tsx';
import type { ShownRecipe } from '../shown-recipe.ts';
import { ThumbBar } from '../sides/thumb-bar.tsx';
import { useServing } from '../sides/use-serving.ts';
import { useTranslation } from '../use-translation.tsx';
import { JoinButton, JoinPanel } from './join.tsx';

const paperCode = lazyCode(() => import('../print/print-style.tsx'));

interface SharedViewProps {
  recipe: ShownRecipe;
  /** By which it was opened. */
  token: string;
  /** Nobody is signed in. */
  visitor: boolean;
}

/** A recipe as those see it who have a link: to read, to scale and to print. */
export function SharedView({ recipe, token, visitor }: SharedViewProps) {
  const { servings: written, servingsStated: stated } = recipe;
  const serving = useServing({ written, stated, multiplier: 1, fromEvent: false });
  const units = useShownUnits(recipe, serving.factor);
  const translation = useTranslation(recipe);
  const paper = useLazyCode(paperCode);
  return (
    <>
      <PageWidth as="main">
        <RecipeHero recipe={recipe} title={null} servings={serving.servings} onImpact={null} />
        <RecipeColumns
          recipe={recipe}
          serving={serving}
          units={units}
          translation={translation}
          shoppingList={null}
          onEdit={null}
          notes={null}
          intelligence={visitor && <JoinPanel token={token} />}
        />
        {paper && <paper.PrintStyle recipe={recipe} />}
      </PageWidth>
      <ThumbBar serving={serving}>{visitor && <JoinButton token={token} />}</ThumbBar>
    </>
  );
}
