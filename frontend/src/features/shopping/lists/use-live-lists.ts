import { useCollectionsChange } from '../../../kitchen/collection/use-collections-change.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import type { ListSync } from '../sync/list-sync.ts';

/** Keeps up with what happens to lists elsewhere. */
export function useLiveLists(
  sync: ListSync,
  { openId, unread, refetch }: { openId: string | null; unread: boolean; refetch: () => void },
): void {
  useLive('shopping-lists.changed', ({ listId, change }) => {
    if (change === 'changed') return void sync.refresh(String(listId));
    if (change === 'deleted') sync.lists.lose(String(listId));
    refetch();
  });
  // What happened before the line stood, or while it was down, was not told.
  const catchUp = () => {
    if (openId !== null) void sync.refresh(openId);
  };
  useLive('opened', () => {
    catchUp();
    if (unread) refetch();
  });
  const readAnew = () => {
    catchUp();
    refetch();
  };
  useLive('reconnected', readAnew);
  useCollectionsChange(readAnew);
}
