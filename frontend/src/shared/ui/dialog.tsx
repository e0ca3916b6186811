import MuiDialog from '@mui/material/Dialog';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Fade from '@mui/material/Fade';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type FormEvent, type ReactNode } from 'react';
import { colour } from '../theme/colour.ts';
import { media } from '../theme/media.ts';
import { typeStyle } from '../theme/typography.ts';
import { IconAction } from './icon-action.tsx';
import { CloseIcon } from './icons/icons.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Widest in px: s 520, m 680, l 1000, xl 1180. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Fills small screens instead of rising from below as a sheet. */
  whole?: boolean;
  /** A question that must be answered: no close button, `alertdialog`. */
  alert?: boolean;
  /** At the left of the title: the step slice of a wizard. */
  sign?: ReactNode;
  /** At most two buttons, right; the last is the call. */
  actions?: ReactNode;
  /** Makes the dialog a form; a submit button in `actions` sends it. */
  onSubmit?: () => void;
  children?: ReactNode;
}

const widths = { s: 520, m: 680, l: 1000, xl: 1180 };

const Shell = styled(MuiDialog)({
  '& .MuiDialog-container': { [media.belowSm]: { alignItems: 'flex-end' } },
  '& .MuiDialog-paper': {
    width: '100%', margin: 24, maxHeight: 'calc(100% - 48px)',
    [media.belowSm]: { margin: 0, maxWidth: 'none !important', maxHeight: '100%', borderRadius: '16px 16px 0 0' },
  },
  '&[data-whole] .MuiDialog-paper': { [media.belowSm]: { height: '100%', borderRadius: 0 } },
});

const Frame = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });
const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 16, padding: '20px 20px 16px 32px', '& > div': { flex: 1, minWidth: 0, paddingTop: 5 }, [media.belowSm]: { padding: '12px 8px 10px 20px' } });
const Title = styled('h2')({ ...typeStyle('h2'), fontSize: '1.75rem', lineHeight: '34px', [media.belowSm]: { fontSize: '1.3125rem', lineHeight: '27px' } });
const Description = styled('p')({ marginTop: 2, fontSize: '.9375rem', lineHeight: '20px', color: colour.ink2 });
const Body = styled('div')({ overflow: 'auto', padding: '0 32px 24px', flex: 1, [media.belowSm]: { padding: '0 20px 20px' } });
const Foot = styled('footer')({
  display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 10, padding: '16px 32px', borderTop: `1px solid ${colour.line}`,
  [media.belowSm]: { padding: '12px 16px', '& .MuiButton-contained': { flex: 1 } },
});

const Rise = (props: SlideProps) => <Slide direction="up" {...props} />;

/** A dialog; a sheet from below on small screens. Escape and the scrim close it. */
export function Dialog({ open, onClose, title, description, size = 's', whole = false, alert = false, sign, actions, onSubmit, children }: DialogProps) {
  const small = useMediaQuery(media.belowSm);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <Shell
      open={open}
      onClose={onClose}
      role={alert ? 'alertdialog' : 'dialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...(whole && { 'data-whole': '' })}
      slots={{ transition: small ? Rise : Fade }}
      slotProps={{ paper: { style: { maxWidth: widths[size] } } }}
    >
      <Frame as={onSubmit ? 'form' : 'div'} {...(onSubmit && { onSubmit: submit, noValidate: true })}>
        <Head>
          {sign}
          <div>
            <Title id={`${id}-title`}>{title}</Title>
            {description && <Description id={`${id}-description`}>{description}</Description>}
          </div>
          {!alert && <IconAction label="Close" icon={<CloseIcon />} onClick={onClose} />}
        </Head>
        {children && <Body>{children}</Body>}
        {actions && <Foot>{actions}</Foot>}
      </Frame>
    </Shell>
  );
}
