import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { media } from '../theme/media.ts';
import { OfflineIcon } from '../ui/icons/icons.ts';
import { toastBottom } from './clear-of-dialogs.ts';
import { notify, onFirstToast, connectToasts, type ShownToast } from './notify.ts';
import { ToastBox } from './toast-box.ts';
import { toastHost } from './toast-host.ts';
import { useAutoHide } from './use-auto-hide.ts';

const stack = () => import('./toast-stack.tsx');

/** Fetches what shows toasts, before there is one. */
export const fetchToasts = () => void stack().catch(() => {});

const Corner = styled('div')({
  position: 'fixed',
  left: 'var(--gutter)',
  bottom: toastBottom(32),
  zIndex: 1400,
  maxWidth: 'calc(100% - 2 * var(--gutter))',
  [media.belowMd]: {
    left: 12,
    right: 12,
    bottom: toastBottom(96),
    maxWidth: 'none',
    '& > *': { width: '100%' },
  },
  [media.print]: { display: 'none' },
});

/** Shows what `notify` says. Once, at the root; the stack itself is fetched with the first toast. */
export function Toasts() {
  const [ToastStack, setStack] = useState<ComponentType | null>(null);
  // The first toast may well say that there is no network, and then there is no stack either.
  const [plain, setPlain] = useState<ShownToast | null>(null);
  useEffect(() => {
    let takeDown = () => {};
    const close = (id?: number) =>
      setPlain((shown) => (id === undefined || id === shown?.id ? null : shown));
    const forget = onFirstToast(
      () =>
        void stack().then(
          (file) => setStack(() => file.ToastStack),
          () => void (takeDown = connectToasts({ show: setPlain, close })),
        ),
    );
    return () => {
      forget();
      takeDown();
    };
  }, []);
  if (ToastStack) return <ToastStack />;
  return (
    plain &&
    createPortal(
      <Corner>
        <PlainToast key={plain.id} toast={plain} />
      </Corner>,
      toastHost(),
    )
  );
}

/** A toast that takes nothing but what is there. */
function PlainToast({ toast: { id, kind, staysFor, title, text, action } }: { toast: ShownToast }) {
  const close = useCallback(() => notify.close(id), [id]);
  const hold = useAutoHide(staysFor, close);
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
      <Button color="inherit" aria-label="Close message" onClick={close}>
        Close
      </Button>
    </ToastBox>
  );
}
