import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { downloadLines } from '../../../shared/browser/download-file.ts';
import { canShare } from '../../../shared/browser/share-text.ts';
import { media } from '../../../shared/theme/media.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { CheckIcon, PrintIcon, ShareIcon } from '../../../shared/ui/icons/icons.ts';
import { CopyIcon, DownloadIcon, MailIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { mailAddress } from '../text/letter.ts';
import { wholeText, type ListText } from '../text/list-text.ts';
import { shareList } from '../text/share-list.ts';

/** How long the button says that it has copied. */
const feedback = 2000;

/** What is said of what was done. */
export interface ActionWords {
  copied: string;
  downloaded: string;
  copyFailed: { title: string; text?: string };
}

interface ListActionsProps {
  /** Null while it is made: nothing can be done with it yet. */
  text: ListText | null;
  words: ActionWords;
  /** What else can be done, behind Copy. */
  children?: ReactNode;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  '& > .MuiButton-contained': { minWidth: 112, flex: 'none' },
  '& > [data-room]': { flex: 1 },
  '& > .MuiButton-text': { padding: '0 10px' },
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '4px 8px',
    '& > [data-room]': { display: 'none' },
    '& > *': { gridColumn: 'span 6' },
    '& > .MuiButton-contained:not(:has(~ .MuiButton-outlined))': { gridColumn: '1 / -1' },
    // Icon over word: three or four beside each other.
    '& > .MuiButton-text': {
      gridColumn: 'span 4',
      flexDirection: 'column',
      gap: 3,
      height: 54,
      padding: 0,
      fontSize: '.8125rem',
      '& .MuiButton-startIcon': { margin: 0 },
    },
    '&:has(> .MuiButton-text ~ .MuiButton-text ~ .MuiButton-text ~ .MuiButton-text) > .MuiButton-text':
      { gridColumn: 'span 3' },
  },
});

/** What can be done with a list. */
export function ListActions({ text, words, children }: ListActionsProps) {
  const [copied, showCopied] = useFeedback();
  const none = text === null;

  const copy = async () => {
    if (none) return;
    try {
      await copyText(wholeText(text).join('\n'));
    } catch {
      notify.error(words.copyFailed);
      return;
    }
    notify.success({ title: words.copied });
    showCopied();
  };
  const download = () => {
    if (none) return;
    downloadLines(wholeText(text), text.fileName);
    notify.success({ title: words.downloaded });
  };
  return (
    <Row>
      <Button
        variant="contained"
        disabled={none}
        startIcon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {copied ? 'Copied!' : 'Copy'}
      </Button>
      {children}
      <span data-room="" />
      <Button disabled={none} startIcon={<DownloadIcon />} onClick={download}>
        Download
      </Button>
      <Button
        disabled={none}
        startIcon={<MailIcon />}
        component="a"
        href={none ? undefined : mailAddress(text)}
      >
        Email
      </Button>
      <Button disabled={none} startIcon={<PrintIcon />} onClick={() => print()}>
        Print
      </Button>
      {canShare() && (
        <Button
          disabled={none}
          startIcon={<ShareIcon />}
          onClick={() => text && void shareList(text, words)}
        >
          Share
        </Button>
      )}
    </Row>
  );
}

/** Whether something was done a moment ago, and how to say that it was. */
function useFeedback(): [boolean, () => void] {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), feedback);
  };
  return [shown, show];
}
