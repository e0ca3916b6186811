import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ComponentType } from 'react';
import { media } from '../theme/media.ts';
import { OfflineIcon } from '../ui/icons/icons.ts';
import { onFirstNotice, type Notice } from './notify.ts';
import { ToastBox } from './toast-box.ts';

const board = () => import('./board.tsx');

/** Fetches what shows toasts, before there is one. */
export const fetchBoard = () => void board().catch(() => {});

const Corner = styled('div')({
  position: 'fixed', left: 'var(--gutter)', bottom: 32, zIndex: 1400, maxWidth: 'calc(100% - 2 * var(--gutter))',
  [media.belowMd]: { left: 12, right: 12, bottom: 96, maxWidth: 'none', '& > *': { width: '100%' } },
  [media.print]: { display: 'none' },
});

/** Shows what `notify` says. Once, at the root; the board itself is fetched with the first notice. */
export function Notices() {
  const [Board, setBoard] = useState<ComponentType | null>(null);
  // The first notice may well say that there is no network, and then there is no board either.
  const [plain, setPlain] = useState<Notice | null>(null);
  useEffect(() => onFirstNotice((notice) => void board().then((file) => setBoard(() => file.Board), () => setPlain(notice))), []);
  if (Board) return <Board />;
  return plain && <Corner><PlainToast notice={plain} onClose={() => setPlain(null)} /></Corner>;
}

/** A toast that takes nothing but what is there. */
function PlainToast({ notice: { title, text, action }, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <ToastBox role="alert">
      <OfflineIcon />
      <p><b>{title}</b>{text}</p>
      {action && <Button color="inherit" onClick={action.onClick}>{action.label}</Button>}
      <Button color="inherit" onClick={onClose}>Close</Button>
    </ToastBox>
  );
}
