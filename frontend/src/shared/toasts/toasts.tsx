import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { media } from '../theme/media.ts';
import { OfflineIcon } from '../ui/icons/icons.ts';
import { notify, onFirstNotice, putUpBoard, type ShownNotice } from './notify.ts';
import { ToastBox } from './toast-box.ts';
import { useLeaveAfter } from './use-auto-hide.ts';

const board = () => import('./toast-stack.tsx');

/** Fetches what shows toasts, before there is one. */
export const fetchBoard = () => void board().catch(() => {});

const Corner = styled('div')({
  position: 'fixed',
  left: 'var(--gutter)',
  bottom: 32,
  zIndex: 1400,
  maxWidth: 'calc(100% - 2 * var(--gutter))',
  [media.belowMd]: {
    left: 12,
    right: 12,
    bottom: 96,
    maxWidth: 'none',
    '& > *': { width: '100%' },
  },
  [media.print]: { display: 'none' },
});

/** Shows what `notify` says. Once, at the root; the board itself is fetched with the first notice. */
export function Notices() {
  const [Board, setBoard] = useState<ComponentType | null>(null);
  // The first notice may well say that there is no network, and then there is no board either.
  const [plain, setPlain] = useState<ShownNotice | null>(null);
  useEffect(() => {
    let takeDown = () => {};
    const close = (id?: number) =>
      setPlain((shown) => (id === undefined || id === shown?.id ? null : shown));
    const forget = onFirstNotice(
      () =>
        void board().then(
          (file) => setBoard(() => file.Board),
          () => void (takeDown = putUpBoard({ show: setPlain, close })),
        ),
    );
    return () => {
      forget();
      takeDown();
    };
  }, []);
  if (Board) return <Board />;
  return (
    plain && (
      <Corner>
        <PlainToast key={plain.id} notice={plain} />
      </Corner>
    )
  );
}

/** A toast that takes nothing but what is there. */
function PlainToast({
  notice: { id, kind, staysFor, title, text, action },
}: {
  notice: ShownNotice;
}) {
  const close = useCallback(() => notify.close(id), [id]);
  const hold = useLeaveAfter(staysFor, close);
  const failed = kind === 'notDone';
  const act = () => {
    close();
    action?.onClick();
  };
  return (
    <ToastBox role={failed ? 'alert' : 'status'} {...hold}>
      {failed && <OfflineIcon />}
      <p>
        <b>{title}</b>
        {text}
      </p>
      {action && (
        <Button color="inherit" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button color="inherit" onClick={close}>
        Close
      </Button>
    </ToastBox>
  );
}
