import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useFileDrop } from '../../shared/browser/use-file-drop.ts';
import { colour } from '../../shared/theme/colour.ts';
import { UploadIcon } from '../../shared/ui/icons/menu-icons.ts';
import { TintedPanel } from '../../shared/ui/surfaces/tinted-panel.tsx';
import { libraryFileEndings, supportedPrograms } from './supported-files.data.ts';

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
interface ChooseLibraryFileProps {
  onFile: (file: File) => void;
  /** Why the file before could not be uploaded. */
  failure: string | null;
}

/** Where a library file is dropped or chosen, and of which programs. */
export function ChooseLibraryFile({ onFile, failure }: ChooseLibraryFileProps) {
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
