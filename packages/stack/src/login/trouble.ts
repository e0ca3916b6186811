import { errors } from 'oidc-provider';

export interface Trouble {
  status: number;
  heading: string;
  sentence: string;
}

const EXPIRED: Trouble = {
  status: 400,
  heading: 'This page has expired',
  sentence:
    'It was open too long, or you have signed in elsewhere meanwhile. Go back and sign in once more.',
};
const ELSEWHERE: Trouble = {
  status: 400,
  heading: 'Unknown address',
  sentence:
    'The sign-in would have led to a page that is not part of Convivio, so it was stopped here.',
};
const UNREADABLE: Trouble = {
  status: 400,
  heading: 'Not a sign-in',
  sentence:
    'This address does not ask for a sign-in in a way we can read. Go back and use the Sign In button.',
};
const UNEXPECTED: Trouble = {
  status: 500,
  heading: 'Something went wrong',
  sentence: 'The sign-in failed on our side. Try again in a moment.',
};

/** What a person is told about an error of the login, and the status it is sent with. */
export function troubleOf(code: string | undefined, error: unknown): Trouble {
  if (error instanceof errors.SessionNotFound) return EXPIRED;
  if (code === 'invalid_redirect_uri' || error instanceof errors.InvalidRedirectUri)
    return ELSEWHERE;
  if (code === 'server_error') return UNEXPECTED;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500
    ? { ...UNREADABLE, status }
    : UNEXPECTED;
}
