import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { recipes } from '../labels/counts.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { GlobeIcon } from '../../shared/ui/icons/icons.ts';

const Words = styled('div')({ display: 'grid', gap: 12 });

/** One recipe, or so many. */
type Published = { title: string } | { count: number };

interface PublishDialogProps {
  open: boolean;
  published: Published;
  /** While it is being done. */
  busy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says who will see what becomes public, before it does; the key that is pressed without reading keeps it private. */
export function PublishDialog({
  open,
  published,
  busy = false,
  onClose,
  onConfirm,
}: PublishDialogProps) {
  const many = 'count' in published && published.count !== 1;
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={many ? 'Make these recipes public?' : 'Make this recipe public?'}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            Keep private
          </Button>
          <Button
            variant="contained"
            startIcon={<GlobeIcon />}
            disabled={busy}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            Make Public
          </Button>
        </>
      }
    >
      <Words>
        <p>
          {'count' in published ? recipes(published.count) : <b dir="auto">{published.title}</b>}{' '}
          can then be read by everybody, without signing in: at {many ? 'their' : 'its'} address and
          on the page of your collection.
        </p>
        <p>
          Your comments, what is still to check and the original {many ? 'files' : 'file'} stay
          yours. You can make {many ? 'them' : 'it'} private again; copies that others took remain
          with them.
        </p>
      </Words>
    </Dialog>
  );
}
