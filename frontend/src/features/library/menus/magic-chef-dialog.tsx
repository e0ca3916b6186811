import Button from '@mui/material/Button';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';

/** Says that the magic chef has not come yet. */
export function MagicChefDialog({
  open,
  onClose,
  onWrite,
}: {
  open: boolean;
  onClose: () => void;
  onWrite: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Magic Chef"
      actions={
        <>
          <Button onClick={onWrite}>Write a Recipe</Button>
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>
        Magic Chef is not part of this version yet. Upload, photograph or write a recipe meanwhile.
      </p>
    </Dialog>
  );
}
