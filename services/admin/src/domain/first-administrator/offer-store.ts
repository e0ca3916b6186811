/** Where it is kept to whom the administrator's role of a fresh installation is offered: once, to one account, for good. */
export interface OfferStore {
  /** Makes it the offer of this account, unless it is or was another's. */
  claim(userId: string): Promise<void>;
  /** There is none and never will be. */
  close(): Promise<void>;
  /** Whether it is this account's, and not answered to the end. */
  isOpenFor(userId: string): Promise<boolean>;
  /** Begins to take it; one that was begun may be begun again. False where it is not open for this account. */
  beginTaking(userId: string): Promise<boolean>;
  /** It is taken. */
  finishTaking(userId: string): Promise<void>;
  /** False where it is not open for this account, or is being taken. */
  decline(userId: string): Promise<boolean>;
  /** Closes it where it is open for this account, and forgets whose it was. */
  withdraw(userId: string): Promise<void>;
}
