import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, type ComponentType } from 'react';
import { timeShown } from '../../../kitchen/labels/durations.ts';
import { RecipeList } from '../../../kitchen/recipe-list/recipe-list.tsx';
import { useListWindow } from '../../../kitchen/recipe-list/use-list-window.ts';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';
import { isMoving } from '../../../kitchen/recipe-list/use-visible-rows.ts';
import { colour } from '../../../shared/theme/colour.ts';
import type { RecipeActionProps } from '../actions/recipe-action.tsx';
import { pageSize, type CourseQuery } from '../reading/library-reader.ts';
import { useHeld, useLibraryReader } from '../reading/use-library-reader.ts';

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

interface CourseListProps {
  query: CourseQuery;
  /** How many recipes there are. */
  count: number;
  viewMode: ViewMode;
  /** Whatever moves this list when it changes. */
  above: string;
  /** Buttons of each recipe. */
  Actions: ComponentType<RecipeActionProps> | null;
}

/** The recipes of one course. Only those in view are asked for. */
export function CourseList({ query, count, viewMode, above, Actions }: CourseListProps) {
  const reader = useLibraryReader();
  const window = useListWindow(count, viewMode, above);
  const pages = range(
    Math.floor(Math.max(0, window.from - ahead) / pageSize),
    Math.floor((Math.min(count, window.to + ahead) - 1) / pageSize),
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
      <RecipeList
        name={query.course}
        count={count}
        window={window}
        viewMode={viewMode}
        recipeAt={(place) =>
          reader.page(query, Math.floor(place / pageSize)).value?.[place % pageSize]
        }
        timeOf={(recipe) => timeShown(recipe, query.sort)}
        actionsOf={
          Actions
            ? (recipe) => (
                <Suspense>
                  <Actions recipe={recipe} viewMode={viewMode} />
                </Suspense>
              )
            : undefined
        }
      />
    </>
  );
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
