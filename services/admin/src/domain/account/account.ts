/** What the product itself remembers of a user; name and e-mail follow the login at every visit. */
export interface Account {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** Whether the last token said so. */
  isAdmin: boolean;
  /** When name or e-mail were changed here: tokens from before still say what was so then. */
  profileChangedAt: Date | null;
  /** Since when nothing is allowed to them; null for most. */
  suspendedAt: Date | null;
}

/** Who a token says the user is. */
export interface Profile extends Pick<
  Account,
  'id' | 'firstName' | 'lastName' | 'email' | 'isAdmin'
> {
  /** When the token was issued, in epoch milliseconds. */
  issuedAt: number;
}
