import type { ReactNode } from 'react';
import { RecipeCard, type CardRecipe } from '../recipe-card/recipe-card.tsx';
import { RecipeRow } from '../recipe-card/recipe-row.tsx';
import { listElements } from './list-elements.ts';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import type { ListWindow } from './use-list-window.ts';
import type { ViewMode } from './use-view-mode.ts';

interface RecipeListProps {
  /** By which the list is found in the page. */
  name: string;
  /** How many recipes there are. */
  count: number;
  /** Which of them are drawn. */
  window: ListWindow;
  viewMode: ViewMode;
  /** The recipe at a place; undefined while it is not known, and its boxes keep the place. */
  recipeAt: (place: number) => CardRecipe | undefined;
  /** How long a recipe takes; null where that is unknown. */
  timeOf: (recipe: CardRecipe) => string | null;
  /** Buttons of a recipe. */
  actionsOf?: ((recipe: CardRecipe) => ReactNode) | undefined;
}

/** Recipes as cards or rows. Only those in view are drawn; the others keep their place. */
export function RecipeList({
  name,
  count,
  window: { list, from, to, style },
  viewMode,
  recipeAt,
  timeOf,
  actionsOf,
}: RecipeListProps) {
  const List = listElements[viewMode];
  const Shown = viewMode === 'card' ? RecipeCard : RecipeRow;
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => ({
    place: from + at,
    recipe: recipeAt(from + at),
  }));
  // What was read at different times may hold a recipe twice for a moment.
  const keyOf = ({ place, recipe }: (typeof drawn)[number]) =>
    recipe && drawn.find((other) => other.recipe?.id === recipe.id)?.place === place
      ? recipe.id
      : `place-${place}`;
  return (
    <List ref={list} data-list={name} style={style}>
      {drawn.map(({ place, recipe }) => (
        <li
          key={keyOf({ place, recipe })}
          data-place={place}
          aria-setsize={count}
          aria-posinset={place + 1}
        >
          {recipe ? (
            <Shown
              recipe={recipe}
              time={timeOf(recipe)}
              {...(actionsOf && { actions: actionsOf(recipe) })}
            />
          ) : (
            <RecipeSkeleton viewMode={viewMode} />
          )}
        </li>
      ))}
    </List>
  );
}
