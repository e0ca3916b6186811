import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { MoveEventRecipeDocument } from '../../../generated/documents/move-event-recipe.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ShownEvent } from '../event/use-event.ts';
import { courses } from './courses.data.ts';
import { recipeIdOf } from './dish-facts.ts';
import type { MenuDish } from './menu-dish.ts';
import { dishesOf, isAt, moved, type Place } from './menu-order.ts';

/** Moves dishes at once; one that the server does not let move is back in its place, which is said. */
export function useMoveDish(event: ShownEvent) {
  const [move] = useMutation(MoveEventRecipeDocument);
  const [said, setSaid] = useState('');
  const moveTo = async (dish: MenuDish, place: Place) => {
    if (isAt(dish, place)) return;
    const menu = moved(event.recipes, dish.id, place);
    setSaid(placeText(dish.title, menu, place));
    try {
      await move({
        variables: { eventId: event.id, recipeId: recipeIdOf(dish), ...place },
        optimisticResponse: expected(event, menu),
      });
    } catch (failure) {
      setSaid('');
      notify.error({
        title: 'Error',
        text: `${sentenceOf(failure, 'The dish could not be moved.')} “${dish.title}” is back in its place.`,
      });
    }
  };
  return { moveTo, said };
}

/** What the server will answer, with the names of types by which the cache finds its records. */
const expected = ({ id, version }: ShownEvent, menu: readonly MenuDish[]) => ({
  event: {
    __typename: 'Event',
    id,
    version,
    recipes: menu.map(({ id, courseType, orderIndex }) => ({
      __typename: 'MenuEntry',
      id,
      courseType,
      orderIndex,
    })),
  },
});

/** "Tart: Desserts, 2 of 3" */
function placeText(
  title: string,
  menu: readonly MenuDish[],
  { courseType, orderIndex }: Place,
): string {
  const count = dishesOf(menu, courseType).length;
  return `${title}: ${courses[courseType]}, ${Math.min(orderIndex + 1, count)} of ${count}`;
}
