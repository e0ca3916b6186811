import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';
import { IconAction } from '../../../../shared/ui/controls/icon-action.tsx';
import { ChevronDownIcon, CloseIcon } from '../../../../shared/ui/icons/icons.ts';
import { formatBytes } from '../upload-rules.ts';
import { Thumbnail } from './thumbnail.tsx';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  padding: '10px 0',
  borderTop: `1px solid ${colour.line}`,
});
const Name = styled('p')({
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Acts = styled('div')({ display: 'flex' });
const up = { transform: 'rotate(180deg)' };

interface PageRowProps {
  id: string;
  file: File;
  /** From 1. */
  number: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One page: its picture, its place, and what can be done about it. */
export function PageRow({ id, file, number, isLast, onMove, onRemove }: PageRowProps) {
  return (
    <Row data-page={id}>
      <Thumbnail file={file} />
      <div>
        <b>Page {number}</b>
        <Name title={file.name}>
          {file.name} · {formatBytes(file.size)}
        </Name>
      </div>
      <Acts>
        <IconAction
          label={`Move page ${number} up`}
          icon={<ChevronDownIcon style={up} />}
          data-act="up"
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconAction
          label={`Move page ${number} down`}
          icon={<ChevronDownIcon />}
          data-act="down"
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconAction
          label={`Remove page ${number}`}
          icon={<CloseIcon />}
          data-act="remove"
          onClick={onRemove}
        />
      </Acts>
    </Row>
  );
}
