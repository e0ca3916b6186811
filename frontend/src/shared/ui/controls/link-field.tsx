import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { notify } from '../../toasts/notify.ts';
import { media } from '../../theme/media.ts';
import { Field } from './field.tsx';
import { CheckIcon } from '../icons/icons.ts';
import { CopyIcon, LinkIcon } from '../icons/menu-icons.ts';

/** How long a button says that it has copied, in ms. */
const FEEDBACK_MS = 2000;

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  '& .MuiButton-root': { height: 52, minWidth: 112 },
  [media.belowSm]: { flexWrap: 'wrap', '& .MuiButton-root': { width: '100%' } },
});
const Below = styled('div')({ marginTop: 8 });

interface LinkFieldProps {
  label: string;
  hideLabel?: boolean;
  link: string;
  /** What toasts say. */
  copied: string;
  copyFailed: string;
  onCopied?: () => void;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The button takes the keyboard as soon as it is there. */
  autoFocus?: boolean;
  /** What stands below it. */
  children?: ReactNode;
}

/** A link to hand on, and the button that copies it. */
export function LinkField({
  label,
  hideLabel = false,
  link,
  copied,
  copyFailed,
  onCopied,
  buttonRef,
  autoFocus = false,
  children,
}: LinkFieldProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await copyText(link);
      setCopied(true);
      onCopied?.();
      notify.success({ title: copied });
    } catch {
      notify.error({ title: copyFailed, text: 'Select the link and copy it by hand.' });
    }
  };
  return (
    <>
      <Row>
        <Field
          label={label}
          hideLabel={hideLabel}
          value={link}
          readOnly
          start={<LinkIcon />}
          onFocus={(event) => event.target.select()}
        />
        <Button
          ref={buttonRef}
          autoFocus={autoFocus}
          variant="contained"
          startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Row>
      {children && <Below>{children}</Below>}
    </>
  );
}
