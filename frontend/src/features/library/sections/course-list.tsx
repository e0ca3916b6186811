import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useApolloClient } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { timeShown } from '../../../kitchen/labels/durations.ts';
import { RecipeList } from '../../../kitchen/recipe-list/recipe-list.tsx';
import { useListWindow } from '../../../kitchen/recipe-list/use-list-window.ts';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';
import type { CardRecipe } from '../../../kitchen/recipe-card/recipe-card.tsx';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { colour } from '../../../shared/theme/colour.ts';
import type { RecipeActionProps } from '../actions/recipe-action.tsx';
import { pageSize, type CourseQuery } from '../reading/library-view.ts';
import { useFurtherPages } from '../reading/use-further-pages.ts';

/** Recipes are asked for this far ahead, so that walking through a library meets no empty boxes. */
const ahead = 20;

const Trouble = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  color: colour.tomato,
});

interface CourseListProps {
  query: CourseQuery;
  /** The first page. */
  first: readonly CardRecipe[];
  /** How many recipes there are. */
  count: number;
  viewMode: ViewMode;
  /** Whatever moves this list when it changes. */
  above: string;
  /** Buttons of each recipe. */
  Actions: ComponentType<RecipeActionProps> | null;
}

/** The recipes of one course. Only those in view are asked for. */
export function CourseList({ query, first, count, viewMode, above, Actions }: CourseListProps) {
  const client = useApolloClient();
  const window = useListWindow(count, viewMode, above);
  const pages = range(
    Math.floor(Math.max(0, window.from - ahead) / pageSize),
    Math.floor((Math.min(count, window.to + ahead) - 1) / pageSize),
  );
  const further = useFurtherPages(
    query,
    pages.filter((page) => page > 0),
  );
  return (
    <>
      {further.failed && (
        <Trouble role="alert">
          Some of these recipes could not be read.
          <Button size="small" onClick={() => void refreshLibrary(client)}>
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
          place < pageSize
            ? first[place]
            : further.nodesOf(Math.floor(place / pageSize))?.[place % pageSize]
        }
        timeOf={(recipe) => timeShown(recipe, query.sort)}
        actionsOf={
          Actions ? (recipe) => <Actions recipe={recipe} viewMode={viewMode} /> : undefined
        }
      />
    </>
  );
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
