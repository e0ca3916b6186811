import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { namesOf } from '../../../kitchen/labels/names-of.ts';
import { useConnection } from '../../../shared/api/use-connection.ts';
import { useWakeLock } from '../../../shared/browser/use-wake-lock.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import type { ListSync } from '../sync/list-sync.ts';
import type { ShownItem, ShownList } from '../sync/shown-list.ts';
import { useUnsent } from '../sync/use-list-sync.ts';
import { ItemDialogs, type AskedItem } from './item-dialogs.tsx';
import { ListAisles } from './list-aisles.tsx';
import { ListHead } from './list-head.tsx';
import { ListProgress } from './list-progress.tsx';
import { UndoTick } from './undo-tick.tsx';
import { useItemActs } from './use-item-acts.ts';
import { useSunk } from './use-sunk.ts';

interface OpenListProps {
  list: ShownList;
  sync: ListSync;
  onDelete: (list: ShownList) => void;
}

const Note = styled('p')({ paddingTop: 10, color: colour.ink2, overflowWrap: 'anywhere' });

/** So many dishes of a long menu are named; which they are, their pages say. */
const MOST_NAMES = 5;

/** The list that is open: what is on it, and what can be done with it. */
export function OpenList({ list, sync, onDelete }: OpenListProps) {
  const inTheShop = useMediaQuery(media.belowMd);
  useWakeLock(inTheShop);
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<AskedItem>(null);
  const { ticked, onTick, onUndo, onRemove, onAdd } = useItemActs(sync, list.id);
  const unsent = useUnsent(sync, list.id);
  const lost = useConnection() === 'interrupted';
  const aisles = useSunk(list.aisles, inTheShop && !editing);
  const onEdit = useCallback((item: ShownItem) => setAsked(item), []);
  return (
    <>
      <Rim />
      <ListHead
        list={list}
        sync={sync}
        editing={editing}
        onEditing={setEditing}
        onDelete={() => onDelete(list)}
      />
      <ListProgress
        done={list.done}
        count={list.count}
        unsent={unsent}
        onAdd={() => setAsked('new')}
      />
      {list.servingsAssumed.length > 0 && (
        <Note>
          Servings not stated, amounts as written:{' '}
          <bdi>{namesOf(list.servingsAssumed, MOST_NAMES)}</bdi>.
        </Note>
      )}
      {list.leftOut.length > 0 && (
        <Note>
          Dishes of the menu that are not on this list: <bdi>{list.leftOut.join(', ')}</bdi>.
        </Note>
      )}
      {list.count === 0 ? (
        <Note>Nothing is on this list. Add what you need.</Note>
      ) : (
        <ListAisles
          aisles={aisles}
          stalled={unsent > 0 || lost}
          editing={editing}
          onTick={onTick}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      )}
      {ticked && !editing && <UndoTick item={ticked} onUndo={onUndo} />}
      <ItemDialogs
        list={list}
        sync={sync}
        asked={asked}
        onClose={() => setAsked(null)}
        onAdd={onAdd}
      />
    </>
  );
}
