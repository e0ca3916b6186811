import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { ExportRecipesDocument } from '../../../generated/documents/export-recipes.ts';
import type { ExportFormat, ExportRecipesMutation } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DownloadIcon } from '../../../shared/ui/icons/icons.ts';
import { TintedPanel } from '../../../shared/ui/tinted-panel.tsx';
import { startDownload } from '../start-download.ts';

const Choice = styled('label')({
  position: 'relative', display: 'block', marginBottom: 10, padding: '14px 16px', borderRadius: 12, boxShadow: `inset 0 0 0 1px ${colour.control}`, cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' }, '& b': { display: 'block', fontWeight: 600 }, '& span': { fontSize: '.9375rem', lineHeight: '22px', color: colour.ink2 },
  '&:has(:checked)': { backgroundColor: colour.cobaltTint, boxShadow: `inset 0 0 0 2px ${colour.cobalt}` }, '&:has(:focus-visible)': focusRing,
});

const formats: readonly { value: ExportFormat; label: string; sentence: string }[] = [
  { value: 'zip', label: 'Portable zip', sentence: 'All fields, pictures and original files in one file. Importing it brings everything back.' },
  { value: 'jsonld', label: 'schema.org JSON-LD', sentence: 'The recipes in the format of the web, which other programs read. Without files.' },
];

export interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The whole library unless told. */
  recipeIds?: readonly string[];
}

/** Writes recipes, or the whole library, into one file to download. */
export function ExportDialog({ open, onClose, recipeIds }: ExportDialogProps) {
  const client = useApolloClient();
  const name = useId();
  const [format, setFormat] = useState<ExportFormat>('zip');
  const [writing, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [file, setFile] = useState<ExportRecipesMutation['file'] | null>(null);
  const write = async () => {
    setWriting(true);
    setFailure(null);
    try {
      const { data } = await client.mutate({ mutation: ExportRecipesDocument, variables: { format, ...(recipeIds && { ids: [...recipeIds] }) } });
      setFile(data?.file ?? null);
      if (data) startDownload(data.file.url, data.file.fileName);
    } catch (error) {
      setFailure(sentenceOf(error, 'The file could not be written. Try again.'));
    } finally {
      setWriting(false);
    }
  };
  const close = () => {
    onClose();
    setFile(null);
    setFailure(null);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={recipeIds ? 'Export recipe' : 'Export your recipes'}
      actions={file ? <Button variant="contained" onClick={close}>Done</Button> : <><Button onClick={close}>Cancel</Button><Button variant="contained" startIcon={<DownloadIcon />} disabled={writing} onClick={() => void write()}>{writing ? 'Writing…' : 'Export'}</Button></>}
    >
      {failure && <div style={{ marginBottom: 16 }}><TintedPanel kind="error" title="Export failed">{failure}</TintedPanel></div>}
      {file
        ? (
          <TintedPanel kind="success" title="Downloaded!">
            {file.fileName} holds {file.count === 1 ? 'one recipe' : `${file.count} recipes`}. <a href={file.url} download={file.fileName} style={{ color: colour.cobalt, fontWeight: 550 }}>Download it again</a>; the link holds for some hours.
          </TintedPanel>
        )
        : (
          <div role="radiogroup" aria-label="Format">
            {formats.map(({ value, label, sentence }) => (
              <Choice key={value}>
                <input type="radio" name={name} value={value} checked={value === format} onChange={() => setFormat(value)} />
                <b>{label}</b>
                <span>{sentence}</span>
              </Choice>
            ))}
          </div>
        )}
    </Dialog>
  );
}
