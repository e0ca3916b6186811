import { hasCode } from '../../../shared/api/error-kinds.ts';
import type { ListSync } from '../sync/list-sync.ts';
import type { ShownList } from '../sync/shown-list.ts';
import type { OpenList as Opened } from '../sync/use-list-sync.ts';
import { Loading, NoSuchList, Unreachable } from './lists-states.tsx';
import { OpenList } from './open-list.tsx';

interface OpenedListProps {
  opened: Opened;
  sync: ListSync;
  onDelete: (list: ShownList) => void;
}

/** The list at the address, or why there is none. */
export function OpenedList({ opened: { list, error, retry }, sync, onDelete }: OpenedListProps) {
  if (list === 'gone')
    return <NoSuchList title="This list is gone" text="It was deleted, or is not yours to see." />;
  if (list) return <OpenList key={list.id} list={list} sync={sync} onDelete={onDelete} />;
  // Asking again would not help.
  if (hasCode(error, 'INVALID_LIST_ID'))
    return <NoSuchList title="There is no such list" text="Its address is not one of a list." />;
  if (error) return <Unreachable what="The list" error={error} onRetry={retry} />;
  return <Loading label="Loading the list..." />;
}
