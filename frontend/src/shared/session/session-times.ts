import { rest } from '../api/rest.ts';
import { tokenNow } from './login.ts';

async function tellStart() {
  try {
    await rest.post('/api/analytics/session', {
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      userAgent: navigator.userAgent,
    });
  } catch (error) {
    console.warn('The session could not be noted.', error);
  }
}

function tellEnd() {
  const token = tokenNow();
  // A beacon carries no headers, so the token travels in its body.
  if (token)
    navigator.sendBeacon(
      '/api/analytics/session-end',
      new Blob([JSON.stringify({ token })], { type: 'text/plain' }),
    );
}

/** Notes when a signed-in cook comes and leaves; returns how to stop noting. */
export function noteSessionTimes(): () => void {
  void tellStart();
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) void tellStart();
  };
  addEventListener('pagehide', tellEnd);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', tellEnd);
    removeEventListener('pageshow', comeBack);
  };
}
