import Button from '@mui/material/Button';
import { Dialog } from '../ui/surfaces/dialog.tsx';
import { SignInIcon } from '../ui/icons/icons.ts';
import type { User } from './current-user.ts';
import { signIn, signOut } from './sign-in.ts';

/** The session ended while somebody was at work: over the page, so that nothing is lost from sight. */
export function SignedOutDialog({
  open,
  onClose,
  user,
}: {
  open: boolean;
  onClose: () => void;
  user: User;
}) {
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Dialog
      open={open}
      alert
      onClose={onClose}
      title="You have been signed out"
      actions={
        <>
          <Button onClick={() => void signOut()} sx={{ marginRight: 'auto' }}>
            Not {user.firstName}
          </Button>
          <Button
            variant="contained"
            autoFocus
            startIcon={<SignInIcon />}
            onClick={() => void signIn()}
          >
            Sign In
          </Button>
        </>
      }
    >
      Your session has ended. Sign in again as {fullName} and go on where you were: what you typed
      is kept on this device.
    </Dialog>
  );
}
