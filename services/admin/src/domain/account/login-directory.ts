import type { Engine } from '../system/engines.ts';

/** A sign-in that goes on at the issuer. */
export interface SignIn {
  /** What its tokens call it. */
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
}

/** What the issuer knows of accounts; throws 503 while it does not answer, and 404 for an account that it has not. */
export interface LoginDirectory {
  /** Writes what is given. Throws 409 EMAIL_TAKEN, 422 for what cannot be. Another e-mail is not verified. */
  update(
    userId: string,
    change: { firstName?: string; lastName?: string; email?: string; enabled?: boolean },
  ): Promise<void>;
  /** Whether this is the password with which one signs in. Throws 429 where that was asked too often. */
  isPassword(email: string, password: string): Promise<boolean>;
  /** Sign-ins go on. A temporary one must be changed at the next sign-in. Throws 422 for one that the issuer does not take. */
  setPassword(userId: string, password: string, temporary: boolean): Promise<void>;
  signIns(userId: string): Promise<SignIn[]>;
  /** Also when it has ended already. */
  endSignIn(id: string): Promise<void>;
  endSignIns(userId: string): Promise<void>;
  /** Those whose tokens tell the realm role of administrators, however they come to it, by their ids: of many some, none where nobody has it. */
  administrators(): Promise<string[]>;
  /** Gives the realm role of administrators, which the next token tells; also to who has it already. */
  makeAdministrator(userId: string): Promise<void>;
  /** Whether it answers at the moment; never throws. */
  answers(): Promise<boolean>;
  engine(): Promise<Engine>;
  /** Also when it is gone already. */
  remove(userId: string): Promise<void>;
}
