import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { uploadForm } from '../../shared/api/upload-form.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { colour } from '../../shared/theme/colour.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { UploadIcon } from '../../shared/ui/icons/menu-icons.ts';
import { ProgressBar } from '../../shared/ui/loading/progress-bar.tsx';
import { TintedPanel } from '../../shared/ui/surfaces/tinted-panel.tsx';
import { useFileDrop } from '../../shared/browser/use-file-drop.ts';
import { ImportReport } from './import-report.tsx';
import { tally, tallyText, type Tally } from './report-text.ts';
import { runningImport } from './running-import.ts';
import { libraryFileEndings, supportedPrograms } from './supported-files.data.ts';
import {
  useLibraryImport,
  type ImportItem,
  type ImportProgress,
  type SeenImport,
} from './use-library-import.ts';

const Zone = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '28px 20px',
  borderRadius: 12,
  border: `2px dashed ${colour.outline}`,
  textAlign: 'center',
  color: colour.ink2,
  '&[data-over]': { borderColor: colour.cobalt, backgroundColor: colour.cobaltTint },
  '& > .MuiSvgIcon-root': { fontSize: 36, color: colour.cobalt },
});
const Programs = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '4px 20px',
  paddingTop: 8,
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& span': { color: colour.ink2 },
});
const Stage = styled('p')({
  margin: '0 0 10px',
  fontSize: '1rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});

interface Upload {
  fileName: string;
  part: number;
  controller: AbortController;
}

/** Brings in a whole library from a file, of Convivio or of another program. It goes on when the dialog closes. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const userId = useSession().user?.id ?? '';
  const [importId, setImportId] = useState(() => runningImport.read(userId));
  const [upload, setUpload] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const seen = useLibraryImport(importId);
  const { progress, items, trouble } = seen;
  // A report that was seen is not kept: the next opening is for the next file. It is forgotten before anybody can click
  // in it, because who leaves by one of its recipes has it kept again.
  const reported = open && progress !== null && progress.state !== 'running' && items !== null;
  useLayoutEffect(() => {
    if (reported) runningImport.keep(userId, null);
  }, [reported, userId]);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setImportId(runningImport.read(userId));
  }

  const begin = async (file: File) => {
    const controller = new AbortController();
    setFailure(null);
    setUpload({ fileName: file.name, part: 0, controller });
    const form = new FormData();
    form.set('file', file);
    try {
      const { importId: started } = await uploadForm<{ importId: string | number }>(
        '/api/recipes/import',
        form,
        {
          signal: controller.signal,
          headers: { 'idempotency-key': crypto.randomUUID() },
          onProgress: (part) => setUpload((before) => before && { ...before, part }),
        },
      );
      runningImport.keep(userId, String(started));
      setImportId(String(started));
    } catch (error) {
      if (!controller.signal.aborted)
        setFailure(sentenceOf(error, 'The file could not be uploaded. Try again.'));
    } finally {
      setUpload(null);
    }
  };
  const forget = () => runningImport.keep(userId, null);
  const another = () => {
    forget();
    setImportId(null);
    setFailure(null);
  };
  const done = () => {
    forget();
    onClose();
  };
  // Who looks at one of its recipes comes back to the others.
  const lookAtRecipe = () => {
    runningImport.keep(userId, importId);
    onClose();
  };
  const running = progress?.state === 'running';
  const actions = upload ? (
    <>
      <Button onClick={() => upload.controller.abort()}>Stop</Button>
    </>
  ) : importId !== null && !running && (progress || trouble) ? (
    <>
      <Button onClick={another}>Import another file</Button>
      <Button variant="contained" onClick={done}>
        Done
      </Button>
    </>
  ) : (
    <Button onClick={onClose}>{running || importId ? 'Close, it goes on' : 'Cancel'}</Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Import recipes" width={680} actions={actions}>
      {upload ? (
        <>
          <Stage role="status">
            {upload.part < 1 ? `Uploading ${upload.fileName}` : `Checking ${upload.fileName}`}
          </Stage>
          <ProgressBar percent={upload.part * 100} label="Upload" />
        </>
      ) : importId === null ? (
        <ChooseFile onFile={(file) => void begin(file)} failure={failure} />
      ) : (
        <Progress {...seen} onOpen={lookAtRecipe} />
      )}
    </Dialog>
  );
}

function ChooseFile({ onFile, failure }: { onFile: (file: File) => void; failure: string | null }) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(onFile);
  return (
    <>
      {failure && (
        <div style={{ marginBottom: 16 }}>
          <TintedPanel kind="error" title="Import failed">
            {failure}
          </TintedPanel>
        </div>
      )}
      <Zone {...(drop.over && { 'data-over': '' })} {...drop.place}>
        <UploadIcon />
        <p>Drop a library file here, or choose one.</p>
        <Button variant="contained" autoFocus onClick={() => chooser.current?.click()}>
          Choose file
        </Button>
        <input
          ref={chooser}
          {...drop.input}
          aria-label="Library file"
          accept={libraryFileEndings.join(',')}
        />
      </Zone>
      <p id={id} style={{ paddingTop: 20 }}>
        Exports of these programs are read. Each recipe is reported, and nothing is left out
        silently.
      </p>
      <Programs aria-labelledby={id}>
        {supportedPrograms.map(({ name, files }) => (
          <li key={name}>
            {name} <span>{files}</span>
          </li>
        ))}
      </Programs>
    </>
  );
}

function Progress({ progress, items, trouble, onOpen }: SeenImport & { onOpen: () => void }) {
  if (progress === null)
    return trouble ? (
      <p role="alert">{trouble}</p>
    ) : (
      <p role="status">Asking how far it has come</p>
    );
  const { fileName, format, done, total, state, error } = progress;
  const from = format ? `${fileName}, from ${format}` : fileName;
  return (
    <>
      {state === 'running' && (
        <>
          <Stage role="status">
            <bdi>{from}</bdi>: {total === null ? 'opening the file' : `${done} of ${total}`}
          </Stage>
          <ProgressBar percent={total ? (done / total) * 100 : 0} label="Recipes read" />
          <p style={{ padding: '10px 0', color: colour.ink2 }}>
            {trouble ?? 'It goes on when you close this.'}
          </p>
        </>
      )}
      {state === 'finished' && items && (
        <TintedPanel kind={kindOf(tally(items))} title={tallyText(tally(items))}>
          <bdi>{from}</bdi>
        </TintedPanel>
      )}
      {state === 'failed' && (
        <TintedPanel kind="error" title="Import failed">
          <bdi>{error ?? 'The file could not be read to its end.'}</bdi>
        </TintedPanel>
      )}
      {state !== 'running' && !items && (
        <Stage role="status">{trouble ?? 'Reading the report'}</Stage>
      )}
      {items && items.length > 0 && !isToldAbove(progress, items) && (
        <ImportReport progress={progress} items={items} onOpen={onOpen} />
      )}
    </>
  );
}

/** Whether what is wrong with the only item stands in the panel. */
const isToldAbove = ({ state, error }: ImportProgress, [first, ...others]: readonly ImportItem[]) =>
  state === 'failed' &&
  others.length === 0 &&
  first?.outcome === 'failed' &&
  Boolean(error?.includes(first.sentence ?? ''));

/** Where only some items came in it is no success. */
function kindOf({ imported, present, failed }: Tally): 'success' | 'warning' | 'error' {
  if (failed === 0) return 'success';
  return imported + present > 0 ? 'warning' : 'error';
}
