import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { media } from '../theme/media.ts';
import { duration, transition } from '../theme/motion.ts';
import { TOAST_ROOM, toastBottom } from './clear-of-dialogs.ts';
import { connectToasts, type ToastKind, type ShownToast } from './notify.ts';
import { toastHost } from './toast-host.ts';
import { Toast } from './toast.tsx';

declare module 'notistack' {
  interface VariantOverrides extends Record<ToastKind, { toast: ShownToast }> {
    default: false;
    success: false;
    error: false;
    warning: false;
    info: false;
  }
}

const kinds = { done: Toast, notDone: Toast, toKnow: Toast };

const corner = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    left: 'var(--gutter)',
    bottom: toastBottom(26),
    transition: transition('bottom'),
    maxWidth: 420,
    width: 'calc(100% - 2 * var(--gutter))',
    // Above the bar at the thumb.
    [media.belowMd]: {
      left: 12,
      bottom: toastBottom(90),
      width: 'calc(100% - 24px)',
      maxWidth: 'none',
    },
    [media.print]: { display: 'none' },
  },
  '.notistack-Snackbar.notistack-Snackbar': { minWidth: 0, width: '100%' },
  // On a phone it takes the whole width: what it covers at the end of a page can be scrolled above it.
  [media.belowMd]: {
    'body:has([data-toast])::after': {
      content: '""',
      display: 'block',
      height: TOAST_ROOM,
      [media.print]: { display: 'none' },
    },
  },
};

function focusToast(event: KeyboardEvent) {
  if (event.key !== 'F8') return;
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (!toast) return;
  event.preventDefault();
  toast.focus();
}

function Bridge() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () =>
      connectToasts({
        show: (toast) =>
          void enqueueSnackbar(toast.title, { key: toast.id, variant: toast.kind, toast }),
        close: closeSnackbar,
      }),
    [enqueueSnackbar, closeSnackbar],
  );
  useEffect(() => {
    addEventListener('keydown', focusToast);
    return () => removeEventListener('keydown', focusToast);
  }, []);
  return null;
}

/** The place where toasts show. F8 puts the keyboard on the toast. */
export function ToastStack() {
  return (
    <SnackbarProvider
      maxSnack={1}
      domRoot={toastHost()}
      // The toast itself counts its time, so that it also waits for the keyboard.
      autoHideDuration={null}
      Components={kinds}
      TransitionComponent={Fade}
      transitionDuration={{ enter: duration.base, exit: duration.fast }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <GlobalStyles styles={corner} />
      <Bridge />
    </SnackbarProvider>
  );
}
