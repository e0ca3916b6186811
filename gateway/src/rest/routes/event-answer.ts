import { graphql } from '../../generated/graphql.ts';
import type { RestEventQuery } from '../../generated/operations.ts';
import { pagesThatFit } from '../answers/pages-that-fit.ts';
import { sendWithArray } from '../answers/send-array.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import type { RestCall } from '../route.ts';

const event = graphql(`
  query RestEvent($id: ID!, $first: Int, $offset: Int) {
    event(id: $id) {
      ...Event
    }
    menu: event(id: $id) {
      recipeCount
    }
  }
`);

/** An event with its menu. */
export const eventShape = answerShape(event, { of: 'event' });
/** Most menus are no longer, and so many long recipes are read and written in a moment. */
const MOST_DISHES = 10;

type Shown = RestEventQuery['event'];

/**
 * Answers with an event and its menu, of which each dish brings its recipe: long recipes come in pages, and the answer in parts. What was changed is
 * answered so too, behind the change: an answer that is too large must not refuse what has happened.
 */
export async function sendEvent(call: Pick<RestCall, 'ports' | 'state' | 'response'>, id: string) {
  const pages = pagesOf(call, id);
  const { value: first } = await pages.next();
  const { recipes, ...others } = first as Shown;
  async function* dishes(): AsyncGenerator<readonly unknown[]> {
    yield recipes;
    // Of a menu that was changed meanwhile a page may begin elsewhere: half of each must not look like a whole one.
    for await (const page of pages) {
      if (page.version !== others.version) throw new Error('the menu was changed meanwhile');
      yield page.recipes;
    }
  }
  await sendWithArray(call.response, others, 'recipes', dishes());
}

async function* pagesOf(
  { ports, state }: Pick<RestCall, 'ports' | 'state'>,
  id: string,
): AsyncGenerator<Shown> {
  let read = 0;
  const pages = pagesThatFit(
    (first, offset) => ports.run(event, { id, first, offset: Number(offset ?? 0) }, state),
    (page) => {
      read += page.event.recipes.length;
      return page.event.recipes.length > 0 && read < page.menu.recipeCount ? String(read) : null;
    },
    MOST_DISHES,
  );
  for await (const page of pages) yield eventShape.present(page) as Shown;
}
