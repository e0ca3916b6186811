import { useState } from 'react';
import { useSession } from '../shared/session/use-session.ts';
import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';

const InviteUsersDialog = lazyWhenOpen(
  async () => (await import('../features/invitations/invite-users-dialog.tsx')).InviteUsersDialog,
);
const InviteCollaboratorsDialog = lazyWhenOpen(
  async () =>
    (await import('../features/invitations/invite-collaborators-dialog.tsx'))
      .InviteCollaboratorsDialog,
);
const CollaboratorsDialog = lazyWhenOpen(
  async () =>
    (await import('../features/collaboration/collaborators-dialog.tsx')).CollaboratorsDialog,
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

const AdministratorOfferDialog = lazyWhenOpen(
  async () =>
    (await import('../features/admin/offer/administrator-offer-dialog.tsx'))
      .AdministratorOfferDialog,
);

export type DialogName =
  'invite' | 'collaborate' | 'collaborators' | 'links' | 'magic' | 'import' | 'export';

interface HomeDialogsProps {
  /** Which of them is open. */
  dialog: DialogName | null;
  /** Another is to be open in its place, or none. */
  onChange: (dialog: DialogName | null) => void;
}

/** What the menus of the library open above it. */
export function HomeDialogs({ dialog, onChange }: HomeDialogsProps) {
  const onClose = () => onChange(null);
  const props = (name: DialogName) => ({ open: dialog === name, onClose });
  return (
    <>
      <InviteUsersDialog {...props('invite')} />
      <InviteCollaboratorsDialog {...props('collaborate')} />
      <CollaboratorsDialog {...props('collaborators')} onInvite={() => onChange('collaborate')} />
      <ShareLinksDialog {...props('links')} />
      <MagicWizard {...props('magic')} />
      <ImportDialog {...props('import')} />
      <ExportDialog {...props('export')} />
      <AdministratorOffer />
    </>
  );
}

function AdministratorOffer() {
  const { user } = useSession();
  const [isPutOff, setPutOff] = useState(false);
  const isOffered = user?.administratorOffered ?? false;
  return <AdministratorOfferDialog open={isOffered && !isPutOff} onClose={() => setPutOff(true)} />;
}
