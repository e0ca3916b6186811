import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../shared/api/paths.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { media } from '../../shared/theme/media.ts';
import { copyText } from '../../shared/browser/copy-text.ts';
import { CheckIcon, PrintIcon } from '../../shared/ui/icons/icons.ts';
import { CopyIcon, DownloadIcon, MailIcon } from '../../shared/ui/icons/menu-icons.ts';
import { startDownload } from '../../shared/browser/start-download.ts';
import { listFileName, listLines, mailAddress, type ShoppingList } from './list-text.ts';

/** How long the button says that it has copied. */
const feedback = 2000;

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: '100%',
  '& > .MuiButton-contained': { minWidth: 112, marginRight: 'auto' },
  [media.belowSm]: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    '& > .MuiButton-contained': { flex: '1 0 100%', marginBottom: 4 },
    '& > .MuiButton-text': { padding: '0 8px' },
  },
});

/** What can be done with a list; nothing while it is made. */
export function ListActions({ list, recipeId }: { list: ShoppingList | null; recipeId: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const none = list === null;

  const copy = async () => {
    if (none) return;
    try {
      await copyText(listLines(list).join('\n'));
    } catch {
      notify.error({
        title: 'Copy Failed',
        text: 'Failed to copy. Select the list and copy it by hand.',
      });
      return;
    }
    notify.success({ title: 'Copied!' });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), feedback);
  };
  const download = () => {
    if (none) return;
    const file = URL.createObjectURL(
      new Blob([`${listLines(list).join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }),
    );
    startDownload(file, listFileName(list.recipeTitle));
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(file), 10_000);
    notify.success({ title: 'Downloaded!' });
  };
  const page = `${location.origin}${paths.recipe.getHref(recipeId)}`;
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
      <Button disabled={none} startIcon={<DownloadIcon />} onClick={download}>
        Download
      </Button>
      <Button disabled={none} startIcon={<PrintIcon />} onClick={() => print()}>
        Print
      </Button>
      <Button
        disabled={none}
        startIcon={<MailIcon />}
        component="a"
        href={none ? undefined : mailAddress(list, page)}
      >
        Email
      </Button>
    </Row>
  );
}
