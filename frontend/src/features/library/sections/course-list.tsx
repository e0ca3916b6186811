import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useRef, type ComponentType } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { pageSize, type CourseQuery } from '../reading/library-reader.ts';
import type { RecipeActionProps } from '../actions/recipe-action.tsx';
import { timeShown } from '../../../kitchen/labels/durations.ts';
import { RecipeCard } from '../../../kitchen/recipe-card/recipe-card.tsx';
import { RecipeRow } from '../../../kitchen/recipe-card/recipe-row.tsx';
import { listOf, RecipeSkeleton } from '../../../kitchen/recipe-list/recipe-list.tsx';
import { useHeld, useLibraryReader } from '../reading/use-library-reader.ts';
import { useListLayout } from '../../../kitchen/recipe-list/use-list-layout.ts';
import { isMoving, useVisibleRows } from '../../../kitchen/recipe-list/use-visible-rows.ts';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';

/** Rows drawn outside the window, on each side. */
const overscan: Record<ViewMode, number> = { card: 1, list: 4 };
/** Recipes are asked for this far ahead, so that walking through a library meets no empty boxes. */
const ahead = 20;
/** While the page flies by, only what stays in view this long is asked for, in ms. */
const settle = 120;

const Trouble = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  color: colour.tomato,
});

export interface CourseListProps {
  query: CourseQuery;
  /** How many recipes there are. */
  count: number;
  viewMode: ViewMode;
  /** Whatever moves this list when it changes. */
  above: string;
  /** Buttons of each recipe. */
  Actions: ComponentType<RecipeActionProps> | null;
}

/** The recipes of one course. Only those in view are drawn and asked for; the others keep their place. */
export function CourseList({ query, count, viewMode, above, Actions }: CourseListProps) {
  const reader = useLibraryReader();
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowPitch, top } = useListLayout(list, viewMode, above);
  const rowCount = Math.ceil(count / columns);
  const [firstRow, lastRow] = useVisibleRows(
    { count: rowCount, pitch: rowPitch, top },
    overscan[viewMode],
  );
  const from = firstRow * columns;
  const to = Math.min(count, (lastRow + 1) * columns);

  const pages = range(
    Math.floor(Math.max(0, from - ahead) / pageSize),
    Math.floor((Math.min(count, to + ahead) - 1) / pageSize),
  );
  useHeld(
    reader,
    pages.map((page) => reader.wantPage(query, page)),
    () => (isMoving(settle) ? settle : 0),
  );
  const failed = pages.some(
    (page) =>
      reader.page(query, page).error !== undefined && reader.page(query, page).value === undefined,
  );
  const inView = range(from, to - 1).map((place) => ({
    place,
    recipe: reader.page(query, Math.floor(place / pageSize)).value?.[place % pageSize],
  }));
  // Pages read at different times may share a recipe for a moment.
  const keyOf = ({ place, recipe }: (typeof inView)[number]) =>
    recipe && inView.find((other) => other.recipe?.id === recipe.id)?.place === place
      ? recipe.id
      : `place-${place}`;

  const List = listOf[viewMode];
  return (
    <>
      {failed && (
        <Trouble role="alert">
          Some of these recipes could not be read.
          <Button size="small" onClick={() => void reader.refresh()}>
            Try Again
          </Button>
        </Trouble>
      )}
      <List
        ref={list}
        data-course={query.course}
        style={{
          paddingTop: firstRow * rowPitch,
          paddingBottom: Math.max(0, rowCount - 1 - lastRow) * rowPitch,
        }}
      >
        {inView.map((item) => (
          <li
            key={keyOf(item)}
            data-place={item.place}
            aria-setsize={count}
            aria-posinset={item.place + 1}
          >
            {item.recipe ? (
              <Item recipe={item.recipe} viewMode={viewMode} Actions={Actions} sort={query.sort} />
            ) : (
              <RecipeSkeleton viewMode={viewMode} />
            )}
          </li>
        ))}
      </List>
    </>
  );
}

interface ItemProps extends RecipeActionProps {
  Actions: CourseListProps['Actions'];
  sort: CourseQuery['sort'];
}

function Item({ recipe, viewMode, Actions, sort }: ItemProps) {
  const Shown = viewMode === 'card' ? RecipeCard : RecipeRow;
  const time = timeShown(recipe, sort);
  return Actions ? (
    <Shown
      recipe={recipe}
      time={time}
      actions={
        <Suspense>
          <Actions recipe={recipe} viewMode={viewMode} />
        </Suspense>
      }
    />
  ) : (
    <Shown recipe={recipe} time={time} />
  );
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
