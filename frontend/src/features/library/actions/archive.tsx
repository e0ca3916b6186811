import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { ArchiveIcon, RestoreIcon, TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { useCollectionOf } from '../../../kitchen/collection/collections.ts';
import { useRole } from '../../../kitchen/collection/use-role.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { MessageBar } from './message-bar.tsx';
import { MainAction, type RecipeActionProps } from './recipe-action.tsx';
import { useLibraryActions } from './use-library-actions.ts';

/** What the archive is, and for its owner the way to empty it. */
export function ArchiveBar({ count, ownerId }: { count: number; ownerId: string | null }) {
  const owner = useCollectionOf(ownerId ?? undefined);
  const { deleteAll } = useLibraryActions();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MessageBar>
        <ArchiveIcon />
        {ownerId === null ? (
          <p>Archived recipes stay here until you restore them or delete them for good.</p>
        ) : (
          <p>
            Archived recipes stay here until somebody restores them. Only{' '}
            {owner ? <bdi>{owner.name}</bdi> : 'their owner'} can delete them for good.
          </p>
        )}
        {ownerId === null && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<TrashIcon />}
            onClick={() => setAsking(true)}
          >
            Delete All
          </Button>
        )}
      </MessageBar>
      <DeletionDialog
        open={asking}
        doomed={{ count }}
        onClose={() => setAsking(false)}
        onConfirm={deleteAll}
      />
    </>
  );
}

const Danger = styled(IconAction)({ color: colour.tomato });

/** Back into the library, or, for their owner, gone for good. */
export function ArchivedActions({ recipe, viewMode }: RecipeActionProps) {
  const { restore, deleteForGood } = useLibraryActions();
  const mayDelete = useRole(recipe.ownerId) === 'owner';
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MainAction
        label={`Restore ${recipe.title}`}
        word="Restore"
        icon={<RestoreIcon />}
        viewMode={viewMode}
        onClick={() => restore(recipe)}
      />
      {mayDelete && (
        <Danger
          label={`Delete ${recipe.title} permanently`}
          icon={<TrashIcon />}
          onClick={() => setAsking(true)}
        />
      )}
      <DeletionDialog
        open={asking}
        doomed={recipe}
        onClose={() => setAsking(false)}
        onConfirm={() => deleteForGood(recipe)}
      />
    </>
  );
}
