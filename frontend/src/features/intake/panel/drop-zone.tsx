import { UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { notify } from '../../../shared/toasts/notify.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Plate } from '../../../kitchen/art/plates.tsx';
import { CameraIcon, ImageIcon, UploadIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { acceptedTypes, rejectionNotice } from './upload-rules.ts';

const Zone = styled('section')({
  padding: '36px 32px 32px',
  borderRadius: 12,
  textAlign: 'center',
  backgroundColor: colour.surface,
  border: `1.5px dashed ${colour.outline}`,
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: colour.cobalt,
    backgroundColor: colour.cobaltTint,
  },
  [media.belowSm]: { padding: '24px 16px' },
});
const Plates = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  margin: '0 auto 14px',
  '& svg': { width: 84, height: 84, margin: '0 -7px' },
});
const Heading = styled('h2')({ ...typeStyle('h3'), fontSize: '1.5rem', lineHeight: '30px' });
const Hint = styled('p')({ margin: '6px 0 20px', color: colour.ink2 });
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  [media.belowSm]: { display: 'grid', justifyContent: 'stretch' },
});

interface DropZoneProps {
  /** While something is being read. */
  disabled: boolean;
  onFiles: (files: File[]) => void;
  onCamera: () => void;
  onPaste: () => void;
}

/** Takes files by drop or by the system's dialog. When any of them cannot be taken, none is. */
export function DropZone({ disabled, onFiles, onCamera, onPaste }: DropZoneProps) {
  const take = (accepted: File[], rejected: FileRejection[]) => {
    if (rejected.length > 0)
      return void notify.error(
        rejectionNotice(rejected.flatMap(({ errors }) => errors.map(({ code }) => code))),
      );
    if (accepted.length > 0) onFiles(accepted);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: take,
    accept: acceptedTypes,
    maxSize: UPLOAD_BYTES,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled,
  });
  return (
    <Zone
      {...getRootProps({ role: 'region', 'aria-label': 'Upload files' })}
      {...(isDragActive && { 'data-over': '' })}
    >
      <input {...getInputProps({ 'aria-label': 'Recipe files' })} />
      <Plates>
        <Plate motif="fish" rim={0} />
        <Plate motif="lemon" rim={1} />
        <Plate motif="tomato" rim={3} />
      </Plates>
      <Heading>Drop recipes here</Heading>
      <Hint>
        PDF, photo, Word, RTF, e-mail or text, up to 10&nbsp;MB each. Several at once is fine, also
        as pages of one recipe.
      </Hint>
      <Buttons>
        <Button variant="contained" startIcon={<UploadIcon />} disabled={disabled} onClick={open}>
          Choose files
        </Button>
        <Button
          variant="outlined"
          startIcon={<CameraIcon />}
          disabled={disabled}
          onClick={onCamera}
        >
          Use Camera
        </Button>
        <Button startIcon={<ImageIcon />} disabled={disabled} onClick={onPaste}>
          Paste Picture
        </Button>
      </Buttons>
    </Zone>
  );
}
