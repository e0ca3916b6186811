import { ConfirmDialog } from '../../shared/ui/surfaces/confirm-dialog.tsx';

/** What one is about to end: that somebody works in one's collection, that one works in another's, an invitation. */
export interface Ending {
  kind: 'helper' | 'owner' | 'invitation';
  id: string;
  name: string;
}

interface EndDialogProps {
  /** Null while nothing is asked. */
  ending: Ending | null;
  busy: boolean;
  onKeep: () => void;
  onEnd: (ending: Ending) => void;
}

const words = {
  helper: {
    title: (name: string) => `End the collaboration with ${name}?`,
    confirm: 'End collaboration',
    text: 'Their access to your recipes, events and lists ends at once. What they have added stays yours.',
  },
  owner: {
    title: (name: string) => `Leave the collection of ${name}?`,
    confirm: 'Leave',
    text: 'Your access ends at once. What you have added there stays there; your own recipes stay yours.',
  },
  invitation: {
    title: () => 'Revoke this invitation?',
    confirm: 'Revoke',
    text: 'Whoever has the link can no longer accept it.',
  },
};

/** Asks before a collaboration or an invitation ends. */
export function EndDialog({ ending, busy, onKeep, onEnd }: EndDialogProps) {
  const { title, confirm, text } = words[ending?.kind ?? 'helper'];
  return (
    <ConfirmDialog
      open={ending !== null}
      title={title(ending?.name ?? '')}
      confirm={confirm}
      busy={busy}
      onKeep={onKeep}
      onConfirm={() => ending && onEnd(ending)}
    >
      {text}
    </ConfirmDialog>
  );
}
