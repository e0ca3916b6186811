import Button from '@mui/material/Button';
import {
  CollectionTarget,
  useCollectionTarget,
} from '../../kitchen/collection/collection-target.tsx';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { ProgressBar } from '../../shared/ui/loading/progress-bar.tsx';
import { ChooseLibraryFile } from './choose-library-file.tsx';
import { ImportProgressView } from './import-progress.tsx';
import { Stage } from './stage.ts';
import { useImportUpload, type Upload } from './use-import-upload.ts';
import { useShownImport } from './use-shown-import.ts';

/** Brings in a whole library from a file, of Convivio or of another program. It goes on when the dialog closes. */
export function ImportDialog({ open, onClose: onLeave }: { open: boolean; onClose: () => void }) {
  const { importId, seen, follow, keep, forget } = useShownImport(open);
  const { upload, failure, begin, forgetFailure } = useImportUpload(follow);
  const target = useCollectionTarget();
  const { progress, trouble } = seen;
  const running = progress?.state === 'running';
  const onClose = () => {
    target.forget();
    onLeave();
  };
  const another = () => {
    follow(null);
    forgetFailure();
  };
  const done = () => {
    forget();
    onClose();
  };
  // Who looks at one of its recipes comes back to the others.
  const lookAtRecipe = () => {
    keep();
    onClose();
  };
  const actions = upload ? (
    <Button onClick={upload.stop}>Stop</Button>
  ) : importId !== null && !running && (progress || trouble) ? (
    <>
      <Button onClick={another}>Import another file</Button>
      <Button variant="contained" onClick={done}>
        Done
      </Button>
    </>
  ) : (
    <>
      {running && <Button onClick={() => void seen.stop()}>Stop import</Button>}
      <Button onClick={onClose}>{running || importId ? 'Close, it goes on' : 'Cancel'}</Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Import recipes" width={680} actions={actions}>
      {upload ? (
        <UploadProgress {...upload} />
      ) : importId === null ? (
        <>
          <CollectionTarget target={target} />
          <ChooseLibraryFile
            onFile={(file) => void begin(file, target.ownerId)}
            failure={failure}
          />
        </>
      ) : (
        <ImportProgressView seen={seen} onOpen={lookAtRecipe} />
      )}
    </Dialog>
  );
}

function UploadProgress({ fileName, part }: Upload) {
  return (
    <>
      <Stage role="status">{part < 1 ? `Uploading ${fileName}` : `Checking ${fileName}`}</Stage>
      <ProgressBar percent={part * 100} label="Upload" />
    </>
  );
}
