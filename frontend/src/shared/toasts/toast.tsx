import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSnackbar, type CustomContentProps } from 'notistack';
import { useCallback, type Ref } from 'react';
import { dark, light } from '../theme/colours.data.ts';
import { transition } from '../theme/motion.ts';
import { IconAction } from '../ui/controls/icon-action.tsx';
import { CloseIcon } from '../ui/icons/icons.ts';
import { ErrorIcon, InfoIcon, SuccessIcon } from '../ui/icons/menu-icons.ts';
import type { ToastKind, ShownToast } from './notify.ts';
import { ToastBox } from './toast-box.ts';
import { useAutoHide } from './use-auto-hide.ts';
import { useSwipeToDismiss } from './use-swipe-to-dismiss.ts';

interface ToastProps extends Omit<CustomContentProps, 'variant'> {
  variant: ToastKind;
  toast: ShownToast;
  ref?: Ref<HTMLDivElement>;
}

// On the inverted page the signs take the colours of the other scheme.
const inverted = (name: 'leaf' | 'tomato' | 'iron') => ({
  color: dark[name],
  '@media (prefers-color-scheme: dark)': { color: light[name] },
});

const Box = styled(ToastBox)({
  touchAction: 'pan-y',
  '&[data-kind=done] > svg': inverted('leaf'),
  '&[data-kind=notDone] > svg': inverted('tomato'),
  '&[data-kind=toKnow] > svg': inverted('iron'),
  '& .MuiIconButton-root': { width: 44, height: 44, margin: '-6px 0' },
});

const signs = { done: <SuccessIcon />, notDone: <ErrorIcon />, toKnow: <InfoIcon /> };

/** One toast: what happened, one sentence, its action, and a cross where it has none or stays. */
export function Toast({ id, variant, toast, style, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const close = useCallback(() => closeSnackbar(id), [closeSnackbar, id]);
  const hold = useAutoHide(toast.staysFor, close);
  const { moved, handlers } = useSwipeToDismiss(close);
  const { title, text, action } = toast;
  return (
    <Box
      ref={ref}
      role={variant === 'notDone' ? 'alert' : 'status'}
      data-toast=""
      data-kind={variant}
      tabIndex={-1}
      style={{
        ...style,
        ...(moved > 0
          ? { transform: `translateX(${moved}px)` }
          : { transition: `${style?.transition ?? 'opacity 200ms'}, ${transition('transform')}` }),
      }}
      {...hold}
      {...handlers}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog that it stands in stays.
        event.stopPropagation();
        close();
      }}
    >
      {signs[variant]}
      <p>
        <b>{title}</b>
        {text}
      </p>
      {action && (
        <Button
          variant="text"
          color="inherit"
          onClick={() => {
            close();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      {(!action || toast.staysFor === null) && (
        <IconAction label="Close message" icon={<CloseIcon />} color="inherit" onClick={close} />
      )}
    </Box>
  );
}
