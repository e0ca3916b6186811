import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import { media } from '../theme/media.ts';
import { duration } from '../theme/motion.ts';
import { Toast } from './toast.tsx';

const kinds = { done: Toast, notDone: Toast, toKnow: Toast };

const corner = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    left: 'var(--gutter)', bottom: 26, maxWidth: 420, width: 'calc(100% - 2 * var(--gutter))',
    // Above the bar at the thumb.
    [media.belowMd]: { left: 12, bottom: 90, width: 'calc(100% - 24px)', maxWidth: 'none' },
    [media.print]: { display: 'none' },
  },
  '.notistack-Snackbar.notistack-Snackbar': { minWidth: 0, width: '100%' },
};

function focusToast(event: KeyboardEvent) {
  if (event.key !== 'F8') return;
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (!toast) return;
  event.preventDefault();
  toast.focus();
}

/** Shows what `notify` says. F8 puts the keyboard on the toast. */
export function NoticeProvider({ children }: { children?: ReactNode }) {
  useEffect(() => {
    addEventListener('keydown', focusToast);
    return () => removeEventListener('keydown', focusToast);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={1}
      autoHideDuration={null}
      Components={kinds}
      TransitionComponent={Fade}
      transitionDuration={{ enter: duration.base, exit: duration.fast }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <GlobalStyles styles={corner} />
      {children}
    </SnackbarProvider>
  );
}
