import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { CheckIcon, CloseIcon, RetryIcon, WarningIcon } from '../../../shared/ui/icons/icons.ts';
import { FileIcon, FileTextIcon, ImageIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { ProgressBar } from '../../../shared/ui/loading/progress-bar.tsx';
import { mayRetry, type BatchFile } from '../session/batch.ts';
import { formatBytes } from './upload-rules.ts';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  padding: '14px 0',
  borderTop: `1px solid ${colour.line}`,
  [media.belowSm]: { padding: '12px 0' },
});
const Thumb = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 4,
  backgroundColor: colour.fill,
  color: colour.ink2,
  '&[data-failed]': { backgroundColor: colour.tomatoTint, color: colour.tomato },
});
const Name = styled('b')({
  display: 'block',
  fontWeight: 550,
  lineHeight: '22px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Detail = styled('p')({
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
  '&[data-failed]': { color: colour.tomato },
  '& em': { fontStyle: 'normal', fontWeight: 600 },
});
const Status = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '.875rem',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-done]': { color: colour.leaf },
});

/** One file of the batch list, with what can be done about it. */
export function BatchRow({
  file,
  onRemove,
  onRetry,
}: {
  file: BatchFile;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { name, size, type } = file.file;
  const failed = file.progress === -1 ? { 'data-failed': '' } : {};
  return (
    <Row>
      <Thumb {...failed} aria-hidden>
        {file.progress === -1 ? (
          <WarningIcon />
        ) : type.startsWith('image/') ? (
          <ImageIcon />
        ) : type === 'application/pdf' ? (
          <FileTextIcon />
        ) : (
          <FileIcon />
        )}
      </Thumb>
      <div>
        <Name title={name}>{name}</Name>
        {file.progress === 0 && <Detail>Waiting · {formatBytes(size)}</Detail>}
        {(file.progress === 30 || file.progress === 70) && (
          <>
            <Detail>
              {file.progress === 30 ? 'Reading the file' : 'Finding ingredients and steps'}
            </Detail>
            <div style={{ marginTop: 8 }}>
              <ProgressBar percent={file.progress} label={name} height={5} />
            </div>
          </>
        )}
        {file.progress === 100 && (
          <Detail>
            {file.draft && 'Draft · '}
            {file.title ?? 'In your library'}
          </Detail>
        )}
        {file.progress === -1 && (
          <Detail {...failed}>
            <em>Failed.</em> {file.error}
          </Detail>
        )}
      </div>
      <End file={file} name={name} onRemove={onRemove} onRetry={onRetry} />
    </Row>
  );
}

function End({
  file,
  name,
  onRemove,
  onRetry,
}: {
  file: BatchFile;
  name: string;
  onRemove: () => void;
  onRetry: () => void;
}) {
  if (file.progress === 0)
    return <IconAction label={`Remove ${name}`} icon={<CloseIcon />} onClick={onRemove} />;
  if (file.progress === 100)
    return (
      <Status data-done="">
        <CheckIcon />
        100%
      </Status>
    );
  if (file.progress !== -1) return <Status>{file.progress}%</Status>;
  return mayRetry(file) ? (
    <Button
      variant="outlined"
      size="small"
      startIcon={<RetryIcon />}
      aria-label={`Retry ${name}`}
      onClick={onRetry}
    >
      Retry
    </Button>
  ) : null;
}
