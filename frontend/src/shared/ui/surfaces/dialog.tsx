import MuiDialog from '@mui/material/Dialog';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Fade from '@mui/material/Fade';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { typeStyle } from '../../theme/typography.ts';
import { clearanceOf, clearToasts } from '../../toasts/clear-of-dialogs.ts';
import { hostToasts } from '../../toasts/toast-host.ts';
import { IconAction } from '../controls/icon-action.tsx';
import { CloseIcon } from '../icons/icons.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A question that must be answered: no close button, `alertdialog`. */
  alert?: boolean;
  /** In px, where the window has room for it. */
  width?: 520 | 680 | 760 | 860 | 940 | 1000 | 1180;
  /** Takes all of a small screen, whatever is in it. */
  tall?: boolean;
  /** Stands behind the title. */
  beside?: ReactNode;
  /** Long words with nothing in them to press: the keyboard scrolls them. */
  reading?: boolean;
  /** At most two buttons, right; the last is the call. */
  actions?: ReactNode;
  children: ReactNode;
}

const Shell = styled(MuiDialog)({
  '& .MuiDialog-container': { [media.belowSm]: { alignItems: 'flex-end' } },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 'var(--dialog-width)',
    margin: 24,
    maxHeight: 'calc(100% - 48px)',
    [media.belowSm]: {
      margin: 0,
      maxWidth: 'none',
      maxHeight: '100%',
      height: 'var(--dialog-height)',
      borderRadius: '16px 16px 0 0',
    },
  },
});

const Head = styled('header')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: '20px 20px 16px 32px',
  '& > h2': { flex: 1, minWidth: 0, paddingTop: 5 },
  [media.belowSm]: { padding: '12px 8px 10px 20px' },
});
const Title = styled('h2')({
  ...typeStyle('h2'),
  fontSize: '1.75rem',
  lineHeight: '34px',
  [media.belowSm]: { fontSize: '1.3125rem', lineHeight: '27px' },
});
const Beside = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 44 });
const Body = styled('div')({
  overflow: 'auto',
  padding: '0 32px 24px',
  flex: 1,
  [media.belowSm]: { padding: '0 20px 20px' },
});
const Foot = styled('footer')({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 10,
  padding: '16px 32px',
  borderTop: `1px solid ${colour.line}`,
  [media.belowSm]: { padding: '12px 16px', '& .MuiButton-contained': { flex: 1 } },
});

const Rise = (props: SlideProps) => <Slide direction="up" {...props} />;

/** A dialog; a sheet from below on small screens. Escape and the scrim close it. */
export function Dialog({
  open,
  onClose,
  title,
  alert = false,
  width = 520,
  tall = false,
  beside,
  reading = false,
  actions,
  children,
}: DialogProps) {
  const small = useMediaQuery(media.belowSm);
  // It goes the way it came: a window that is resized meanwhile would put another transition in its
  // place, which never tells that it has ended.
  const [opening, setOpening] = useState({ open, fromBelow: small });
  if (opening.open !== open) setOpening({ open, fromBelow: open ? small : opening.fromBelow });
  const id = useId();
  return (
    <Shell
      open={open}
      onClose={onClose}
      style={
        {
          '--dialog-width': `${width}px`,
          '--dialog-height': tall ? '100%' : 'auto',
        } as CSSProperties
      }
      role={alert ? 'alertdialog' : 'dialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      slots={{ transition: opening.fromBelow ? Rise : Fade }}
    >
      <ToastsHere open={open} />
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        {beside && <Beside>{beside}</Beside>}
        {!alert && <IconAction label="Close" icon={<CloseIcon />} onClick={onClose} />}
      </Head>
      <Body id={`${id}-body`} {...(reading && { tabIndex: 0 })}>
        {children}
      </Body>
      {actions && <Actions>{actions}</Actions>}
    </Shell>
  );
}

/** Until it closes a dialog shows toasts as its own. */
function ToastsHere({ open }: { open: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.parentElement;
    return open && dialog ? hostToasts(dialog) : undefined;
  }, [open]);
  return <span ref={mark} hidden />;
}

/** The buttons of a dialog, which toasts keep clear of while it is open. */
function Actions({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const actions = foot.current;
    if (actions === null || typeof ResizeObserver === 'undefined') return;
    const dialog = actions.parentElement!;
    // As they are laid out: on its way in a dialog is elsewhere.
    const measure = () => {
      const top = dialog.offsetTop;
      const bottom = top + dialog.offsetHeight;
      const boxes = [
        { top, bottom },
        { top: bottom - actions.offsetHeight, bottom },
      ] as const;
      clearToasts(actions, clearanceOf(...boxes, innerHeight));
    };
    const sizes = new ResizeObserver(measure);
    for (const box of [dialog, actions]) sizes.observe(box);
    addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', measure);
      clearToasts(actions, 0);
    };
  }, []);
  return <Foot ref={foot}>{children}</Foot>;
}
