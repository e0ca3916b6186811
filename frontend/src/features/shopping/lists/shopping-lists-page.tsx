import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { useDocumentTitle } from '../../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { fetchToasts } from '../../../shared/toasts/toasts.tsx';
import { FloatingAdd } from '../../../shared/ui/controls/floating-add.tsx';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { Header } from '../../../shared/ui/page/header.tsx';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import type { ListSync } from '../sync/list-sync.ts';
import { useListSync, useOpenList } from '../sync/use-list-sync.ts';
import { CreateListDialog } from './create-list-dialog.tsx';
import { deleteList } from './delete-list.ts';
import { ListCards } from './list-cards.tsx';
import { ListsPaper } from './lists-paper.tsx';
import { Loading, NoLists, Unreachable } from './lists-states.tsx';
import { OpenedList } from './opened-list.tsx';
import { useKeptPage } from './use-kept-page.ts';
import { useLiveLists } from './use-live-lists.ts';
import { useLists } from './use-lists.ts';
import type { ShownList } from '../sync/shown-list.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  gap: 56,
  alignItems: 'start',
  padding: '30px 0 104px',
  '& h1': {
    ...typeStyle('h1'),
    fontSize: '2.625rem',
    lineHeight: '46px',
    letterSpacing: '-.016em',
    marginBottom: 18,
  },
  [media.belowLg]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: 36 },
  [media.belowMd]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    paddingTop: 18,
    '& h1': { fontSize: '2.125rem', lineHeight: '40px', marginBottom: 6 },
  },
  [media.print]: { display: 'block', padding: 0, '& aside': { display: 'none' } },
});
/** On wide screens the bar has the way to make a list. */
const OnSmall = styled('div')({ display: 'none', [media.belowMd]: { display: 'block' } });

/** The cook's standalone shopping lists, one of them open. `onIdle` is called when it has time for pages it leads to. */
export function ShoppingListsPage({ onIdle = () => {} }: { onIdle?: () => void }) {
  useDocumentTitle('Shopping lists');
  const navigate = useNavigate();
  const sync = useListSync();
  const [query] = useSearchParams();
  const { lists, error, refetch } = useLists(sync);
  const openId = query.get('list') ?? lists?.nodes[0]?.id ?? null;
  const opened = useOpenList(sync, openId);
  const [creating, setCreating] = useState(false);
  useLiveLists(sync, { openId, unread: error !== undefined, refetch });
  const create = () => setCreating(true);
  const { remove, removals } = useRemoval(sync, refetch);
  useIdleFetches(onIdle, lists !== null);
  useKeptPage(lists !== null);
  return (
    <>
      <ListsPaper />
      <Bar onCreate={create} />
      <PageWidth as="main">
        {lists && lists.nodes.length === 0 && opened.list === null ? (
          <NoLists onCreate={create} />
        ) : lists || opened.list ? (
          <Columns>
            <aside>
              <Heading removals={removals} />
              {lists && (
                <ListCards
                  lists={lists}
                  openId={openId}
                  opened={opened.list === 'gone' ? null : opened.list}
                />
              )}
            </aside>
            <section aria-label="Open list">
              <OpenedList opened={opened} sync={sync} onDelete={(list) => void remove(list)} />
            </section>
          </Columns>
        ) : error ? (
          <Unreachable what="Shopping lists" error={error} onRetry={refetch} />
        ) : (
          <Loading label="Loading shopping lists..." />
        )}
      </PageWidth>
      <OnSmall>
        <FloatingAdd label="Create List" onClick={create} />
      </OnSmall>
      <CreateListDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(list) => {
          sync.lists.accept(list);
          refetch();
          void navigate(paths.shoppingLists.getHref(list.id));
        }}
      />
    </>
  );
}

function Bar({ onCreate }: { onCreate: () => void }) {
  return (
    <Header
      back={{ to: paths.home.getHref(), label: 'Back to Recipes' }}
      actions={
        <Button variant="contained" startIcon={<PlusIcon />} onClick={onCreate}>
          Create List
        </Button>
      }
    />
  );
}

/** In the shop there may be no network when the first toast is to be shown. */
const useIdleFetches = (onIdle: () => void, ready: boolean) =>
  useWhenIdle(() => {
    fetchToasts();
    onIdle();
  }, ready);

/** Deletes a list; the next one opens in its place. */
function useRemoval(sync: ListSync, refetch: () => void) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [removals, setRemovals] = useState(0);
  const remove = async ({ id }: ShownList) => {
    if (!(await deleteList(client, id))) return;
    await navigate(paths.shoppingLists.getHref(), { replace: true });
    client.cache.evict({ id: `ShoppingList:${id}` });
    sync.lists.lose(id);
    setRemovals((before) => before + 1);
    refetch();
  };
  return { remove, removals };
}

/** The keyboard goes to it when a list was removed, and with it the button that did so. */
function Heading({ removals }: { removals: number }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals, heading]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      Shopping lists
    </h1>
  );
}
