import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { downloadLines } from '../../../shared/browser/download-file.ts';
import { canShare } from '../../../shared/browser/share-text.ts';
import { paths } from '../../../shared/api/paths.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { TextButton } from '../../../shared/ui/controls/text-link.ts';
import { CheckIcon, EditIcon, PrintIcon, ShareIcon } from '../../../shared/ui/icons/icons.ts';
import { CopyIcon, DownloadIcon, TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ListSync } from '../sync/list-sync.ts';
import type { ShownList } from '../sync/shown-list.ts';
import { wholeText } from '../text/list-text.ts';
import { shareList } from '../text/share-list.ts';
import { standaloneListText } from '../text/standalone-list-text.ts';
import { OwnerLine } from '../../../kitchen/collection/owner-line.tsx';
import { useRole } from '../../../kitchen/collection/use-role.ts';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { RenameListDialog } from './rename-list-dialog.tsx';

interface ListHeadProps {
  list: ShownList;
  sync: ListSync;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  onDelete: () => void;
}

const words = {
  copied: 'Shopping list copied to clipboard',
  copyFailed: { title: 'Failed to copy', text: 'Select the list and copy it by hand.' },
};

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '14px 0 6px',
  '& h2': { ...typeStyle('h2'), overflowWrap: 'anywhere' },
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
  '& > div:last-of-type': { display: 'flex', flex: 'none' },
  [media.belowMd]: {
    display: 'block',
    '& > div:last-of-type': { margin: '4px -12px 0', justifyContent: 'space-between' },
    '& .MuiIconButton-root': { width: 48, height: 48 },
  },
  [media.belowSm]: { '& h2': { fontSize: '1.5625rem', lineHeight: '30px' } },
  [media.print]: { '& button': { display: 'none' } },
});

/** What can be done with the text of a list, and what is said of it. */
function textActs(list: ShownList) {
  const text = () =>
    standaloneListText(list, `${location.origin}${paths.shoppingLists.getHref(list.id)}`);
  return {
    copy: () =>
      void copyText(wholeText(text()).join('\n')).then(
        () => notify.success({ title: words.copied }),
        () => notify.error(words.copyFailed),
      ),
    download: () => {
      downloadLines(wholeText(text()), text().fileName);
      notify.success({ title: 'Download started!' });
    },
    share: () => void shareList(text(), words),
  };
}

/** Title of a list, and what can be done with it as a whole. */
export function ListHead({ list, sync, editing, onEditing, onDelete }: ListHeadProps) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const mayDelete = useRole(list.userId) === 'owner';
  const { copy, download, share } = textActs(list);
  return (
    <Head>
      <div>
        <h2 dir="auto">{list.title}</h2>
        <OwnerLine ownerId={list.userId} what="list" />
        {editing && (
          <TextButton type="button" onClick={() => setAsked('rename')}>
            Rename list
          </TextButton>
        )}
      </div>
      <div role="group" aria-label="List actions">
        <IconAction
          label={editing ? 'Done editing' : 'Edit list'}
          aria-pressed={editing}
          icon={editing ? <CheckIcon /> : <EditIcon />}
          onClick={() => onEditing(!editing)}
        />
        {canShare() && <IconAction label="Share" icon={<ShareIcon />} onClick={share} />}
        <IconAction label="Copy" icon={<CopyIcon />} onClick={copy} />
        <IconAction label="Export" icon={<DownloadIcon />} onClick={download} />
        <IconAction label="Print" icon={<PrintIcon />} onClick={() => print()} />
        {mayDelete && (
          <IconAction
            label="Delete list"
            icon={<TrashIcon />}
            sx={{ color: colour.tomato }}
            onClick={() => setAsked('delete')}
          />
        )}
      </div>
      <RenameListDialog open={asked === 'rename'} onClose={close} list={list} sync={sync} />
      <DeleteListDialog
        open={asked === 'delete'}
        list={list}
        onKeep={close}
        onDelete={() => {
          close();
          onDelete();
        }}
      />
    </Head>
  );
}
