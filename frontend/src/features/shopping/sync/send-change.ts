import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { shoppingLimits } from '@convivio/contracts/shopping-limits';
import { AddShoppingItemDocument } from '../../../generated/documents/add-shopping-item.ts';
import { RemoveShoppingItemsDocument } from '../../../generated/documents/remove-shopping-items.ts';
import { TickShoppingItemsDocument } from '../../../generated/documents/tick-shopping-items.ts';
import type { StandaloneListFragment } from '../../../generated/operations.ts';
import type { ChangedList } from './known-lists.ts';
import type { WaitingChange, WaitingItem, WaitingRemoval, WaitingTick } from './waiting-changes.ts';

/** Changes that are sent in one request: ticks of one list, or one other change. */
export type Batch = readonly [WaitingItem | WaitingRemoval] | readonly WaitingTick[];

/** The first changes that are due, as many as one request takes; null where none is. `now` in milliseconds of the clock. */
export function nextBatch(waiting: readonly WaitingChange[], now: number): Batch | null {
  const due = waiting.filter((change) => change.kind !== 'remove' || change.notBefore <= now);
  const [first] = due;
  if (!first) return null;
  if (first.kind !== 'tick') return [first];
  const end = due.findIndex((change) => change.kind !== 'tick' || change.listId !== first.listId);
  const ticks = (end < 0 ? due : due.slice(0, end)) as WaitingTick[];
  // The server takes as many at once as a list has items.
  return ticks.slice(0, shoppingLimits.items);
}

/** When the next change is due that is not due yet; null where there is none. */
export function nextDue(waiting: readonly WaitingChange[]): number | null {
  const times = waiting.flatMap((change) => (change.kind === 'remove' ? [change.notBefore] : []));
  return times.length === 0 ? null : Math.min(...times);
}

/** A request that hangs has no network behind it. */
const LONGEST_WAIT_MS = 20_000;
const sending = () => ({
  fetchPolicy: 'no-cache' as const,
  context: { fetchOptions: { signal: AbortSignal.timeout(LONGEST_WAIT_MS) } },
});

export type SendAnswer = { changed: ChangedList; since: number } | { list: StandaloneListFragment };

/** Sends what belongs together; ticks with the version of their list that is known. Throws what the client throws. */
export async function sendBatch(
  client: ApolloClient,
  batch: Batch,
  since: number,
): Promise<SendAnswer> {
  const [first] = batch;
  const { listId } = first!;
  if (first!.kind === 'tick') {
    const ticks = (batch as readonly WaitingTick[]).map(({ itemId, checked }) => ({
      itemId,
      checked,
    }));
    const { data } = await client.mutate({
      mutation: TickShoppingItemsDocument,
      variables: { listId, ticks, since },
      ...sending(),
    });
    return { changed: data!.tickShoppingItems, since };
  }
  if (first!.kind === 'remove') {
    const { data } = await client.mutate({
      mutation: RemoveShoppingItemsDocument,
      variables: { listId, itemIds: [first.itemId] },
      ...sending(),
    });
    return { list: data!.removeShoppingItems };
  }
  const { key, name, amount, unit, category } = first as WaitingItem;
  const { data } = await client.mutate({
    mutation: AddShoppingItemDocument,
    variables: { listId, input: { name, amount, unit, category }, idempotencyKey: key },
    ...sending(),
  });
  return { list: data!.addShoppingItem };
}

/** Whether the server has read what was sent and will not take it, however often it is sent. */
export const isRefusal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => {
    const status = Number(extensions?.['status']);
    return status >= 400 && status < 500 && status !== 401 && status !== 429;
  });
