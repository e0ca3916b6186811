import { unavailable } from '@convivio/platform/errors';
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

/** So many pieces are held until the menu is whole, which is all of a menu of usual recipes; behind them long ones are sent as they come. */
const HELD = 10;
/** A menu that was changed while it was read is read anew so often. */
const TRIES = 8;

type Shown = RestEventQuery['event'];
type Call = Pick<RestCall, 'ports' | 'state' | 'response'>;

/**
 * Answers with an event and its menu, of which each dish brings its recipe: long recipes come in pages, and the answer in parts. What was changed is
 * answered so too, behind the change: an answer that is too large must not refuse what has happened.
 */
export async function sendEvent(call: Call, id: string) {
  const { held, behind } = await beginningOf(call, id);
  const { recipes: _, ...others } = held[0]!;
  async function* dishes(): AsyncGenerator<readonly unknown[]> {
    for (const page of held) yield page.recipes;
    // Of a menu that was changed meanwhile a page may begin elsewhere: half of each must not look like a whole one.
    for await (const page of behind) {
      if (page.version !== others.version) throw new Error('the menu was changed meanwhile');
      yield page.recipes;
    }
  }
  await sendWithArray(call, others, 'recipes', dishes());
}

/** The first pieces, all of one version, and those behind them. Throws where the menu changes again and again. */
async function beginningOf(
  call: Call,
  id: string,
): Promise<{ held: Shown[]; behind: AsyncGenerator<Shown> }> {
  for (let n = 0; n < TRIES; n++) {
    const behind = pagesOf(call, id);
    const held: Shown[] = [];
    let page = await behind.next();
    while (page.done !== true && page.value.version === (held[0] ?? page.value).version) {
      held.push(page.value);
      if (held.length === HELD) return { held, behind };
      page = await behind.next();
    }
    if (page.done === true) return { held, behind };
  }
  throw unavailable('EVENT_BUSY', 'This event is being changed at the moment. Ask for it again.');
}

async function* pagesOf({ ports, state }: Call, id: string): AsyncGenerator<Shown> {
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
