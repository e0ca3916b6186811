import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ExportFormat } from '../../generated/operations.ts';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { DownloadIcon } from '../../shared/ui/icons/menu-icons.ts';
import { ProgressBar } from '../../shared/ui/loading/progress-bar.tsx';
import { TintedPanel } from '../../shared/ui/surfaces/tinted-panel.tsx';
import type { WritingExport, WrittenExport } from '../../kitchen/export/write-export.ts';
import { useLibraryExport } from './use-library-export.ts';

const Choice = styled('label')({
  position: 'relative',
  display: 'block',
  marginBottom: 10,
  padding: '14px 16px',
  borderRadius: 12,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& b': { display: 'block', fontWeight: 600 },
  '& span': { fontSize: '.9375rem', lineHeight: '22px', color: colour.ink2 },
  '&:has(:checked)': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
  },
  '&:has(:focus-visible)': focusRing,
});

const formats: readonly { value: ExportFormat; label: string; sentence: string }[] = [
  {
    value: 'zip',
    label: 'Portable zip',
    sentence:
      'All fields, pictures and original files in one file. Importing it brings everything back.',
  },
  {
    value: 'jsonld',
    label: 'schema.org JSON-LD',
    sentence: 'The recipes in the format of the web, which other programs read. Without files.',
  },
];

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Writes the whole library into one file to download. */
export function ExportDialog({ open, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('zip');
  const { progress, file, failure, busy, begin, forget } = useLibraryExport();
  const close = () => {
    onClose();
    forget();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Export your recipes"
      actions={
        file ? (
          <Button variant="contained" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="contained"
              startIcon={<DownloadIcon />}
              disabled={busy}
              onClick={() => void begin(format)}
            >
              {busy ? 'Writing…' : 'Export'}
            </Button>
          </>
        )
      }
    >
      {failure && (
        <div style={{ marginBottom: 16 }}>
          <TintedPanel kind="error" title="Export failed">
            {failure}
          </TintedPanel>
        </div>
      )}
      {progress && <WritingProgress {...progress} />}
      {file && <ExportedFile {...file} />}
      {!file && !progress && <FormatChoice format={format} onChange={setFormat} />}
    </Dialog>
  );
}

function WritingProgress({ done, total }: WritingExport) {
  return (
    <>
      <p role="status" style={{ marginBottom: 10 }}>
        Writing: {done} of {total}
      </p>
      <ProgressBar percent={total > 0 ? (done / total) * 100 : 0} label="Recipes written" />
      <p style={{ padding: '10px 0', color: colour.ink2 }}>
        It goes on when you close this. Export again, and the file is there.
      </p>
    </>
  );
}

function ExportedFile({ fileName, url, count }: WrittenExport) {
  return (
    <TintedPanel kind="success" title="Downloaded!">
      {fileName} holds {count === 1 ? 'one recipe' : `${count} recipes`}.{' '}
      <a href={url} download={fileName} style={{ color: colour.cobalt, fontWeight: 550 }}>
        Download it again
      </a>
      ; the link holds for an hour.
    </TintedPanel>
  );
}

interface FormatChoiceProps {
  format: ExportFormat;
  onChange: (format: ExportFormat) => void;
}

function FormatChoice({ format, onChange }: FormatChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Format">
      {formats.map(({ value, label, sentence }) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === format}
            onChange={() => onChange(value)}
          />
          <b>{label}</b>
          <span>{sentence}</span>
        </Choice>
      ))}
    </div>
  );
}
