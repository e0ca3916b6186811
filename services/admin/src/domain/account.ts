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
}

/** Who a token says the user is. */
export type Profile = Pick<Account, 'id' | 'firstName' | 'lastName' | 'email' | 'isAdmin'>;
