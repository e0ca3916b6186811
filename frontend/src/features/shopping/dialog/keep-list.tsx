import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { shoppingLimits } from '@convivio/contracts/shopping-limits';
import { CreateShoppingListDocument } from '../../../generated/documents/create-shopping-list.ts';
import { TickShoppingItemsDocument } from '../../../generated/documents/tick-shopping-items.ts';
import type { ShoppingListInput, StandaloneListFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { CheckIcon } from '../../../shared/ui/icons/icons.ts';
import { ListIcon } from '../../../shared/ui/icons/menu-icons.ts';

interface KeepListProps {
  /** What the list is made of; null while that is not known. */
  input: ShoppingListInput | null;
  /** For whom it is kept; null for the cook. */
  collection?: string | null;
  /** Names of things that are ticked, in lower case. */
  ticked?: ReadonlySet<string>;
}

/** The title of a list that is kept of something, of the length that a list's title may have. */
export const keptTitle = (title: string) => [...title].slice(0, shoppingLimits.title).join('');

/** Keeps what is shown as a standalone list, and then leads there. */
export function KeepList({ input, collection = null, ticked }: KeepListProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const wanted = JSON.stringify(input);
  // One key for all tries of the same list: an answer that got lost keeps no second one.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const key = useMemo(() => crypto.randomUUID(), [wanted]);
  const [kept, setKept] = useState<{ of: string; id: string } | null>(null);
  const [keeping, setKeeping] = useState(false);

  const keep = async () => {
    if (!input) return;
    setKeeping(true);
    try {
      const list = await keepList(client, input, collection, key);
      const href = paths.shoppingLists.getHref(list.id);
      setKept({ of: wanted, id: list.id });
      notify.success({
        title: 'Shopping list created successfully!',
        action: { label: 'Open', onClick: () => void navigate(href) },
      });
      if (ticked && ticked.size > 0) await tickAlike(client, list, ticked);
    } catch (failure) {
      notify.error({
        title: 'Failed to create shopping list',
        text: sentenceOf(failure, 'Try again in a moment.'),
      });
    } finally {
      setKeeping(false);
    }
  };
  if (kept?.of === wanted)
    return (
      <Button
        variant="outlined"
        component={Link}
        to={paths.shoppingLists.getHref(kept.id)}
        startIcon={<CheckIcon />}
      >
        Open the list
      </Button>
    );
  return (
    <Button
      variant="outlined"
      disabled={input === null || keeping}
      startIcon={<ListIcon />}
      onClick={() => void keep()}
    >
      {keeping ? 'Keeping...' : 'Keep as a list'}
    </Button>
  );
}

async function keepList(
  client: ApolloClient,
  input: ShoppingListInput,
  collection: string | null,
  idempotencyKey: string,
): Promise<StandaloneListFragment> {
  const { data } = await client.mutate({
    mutation: CreateShoppingListDocument,
    variables: { input, ...(collection && { collection }), idempotencyKey },
    fetchPolicy: 'no-cache',
  });
  return data!.createShoppingList;
}

/** Ticks on a kept list what was ticked where it comes from. */
async function tickAlike(
  client: ApolloClient,
  { id, items, version: since }: StandaloneListFragment,
  ticked: ReadonlySet<string>,
): Promise<void> {
  const ticks = items
    .filter(({ name }) => ticked.has(name.toLowerCase()))
    .map((item) => ({ itemId: item.id, checked: true }));
  if (ticks.length === 0) return;
  await client.mutate({
    mutation: TickShoppingItemsDocument,
    variables: { listId: id, ticks, since },
    fetchPolicy: 'no-cache',
  });
}
