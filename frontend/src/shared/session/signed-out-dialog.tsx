import Button from '@mui/material/Button';
import { Dialog } from '../ui/surfaces/dialog.tsx';
import { SignInIcon } from '../ui/icons/icons.ts';
import { useEffect } from 'react';
import { resumeSession, type User } from './current-user.ts';
import { onSignInElsewhere } from './other-tabs.ts';
import { signInBeside } from './sign-in-beside.ts';
import { signOut } from './sign-in.ts';

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
  useEffect(() => {
    if (!open) return;
    const resume = () => void resumeSession();
    const stop = onSignInElsewhere(resume);
    // A window that could not tell has been closed by hand.
    addEventListener('focus', resume);
    return () => {
      stop();
      removeEventListener('focus', resume);
    };
  }, [open]);
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
            onClick={() => void signInBeside()}
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
