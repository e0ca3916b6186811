import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';

const InviteUsersDialog = lazyWhenOpen(
  async () => (await import('../features/sharing/invite-users-dialog.tsx')).InviteUsersDialog,
);
const ShareLinksDialog = lazyWhenOpen(
  async () => (await import('../features/sharing/links/share-links-dialog.tsx')).ShareLinksDialog,
);
const MagicWizard = lazyWhenOpen(
  async () => (await import('../features/magic/magic-wizard.tsx')).MagicWizard,
);
const ImportDialog = lazyWhenOpen(
  async () => (await import('../features/import-export/import-dialog.tsx')).ImportDialog,
);
const ExportDialog = lazyWhenOpen(
  async () => (await import('../features/import-export/export-dialog.tsx')).ExportDialog,
);

export type DialogName = 'invite' | 'links' | 'magic' | 'import' | 'export';

interface HomeDialogsProps {
  /** Which of them is open. */
  dialog: DialogName | null;
  onClose: () => void;
}

/** What the menus of the library open above it. */
export function HomeDialogs({ dialog, onClose }: HomeDialogsProps) {
  const props = (name: DialogName) => ({ open: dialog === name, onClose });
  return (
    <>
      <InviteUsersDialog {...props('invite')} />
      <ShareLinksDialog {...props('links')} />
      <MagicWizard {...props('magic')} />
      <ImportDialog {...props('import')} />
      <ExportDialog {...props('export')} />
    </>
  );
}
