import type { User } from '../../../shared/session/use-session.ts';

/** As whom one is signed in: first and last name, else the e-mail. */
export const cookName = ({ firstName, lastName, email }: User): string =>
  `${firstName} ${lastName}`.trim() || email;
