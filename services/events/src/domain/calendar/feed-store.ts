/** The calendar address of a cook, as it is kept: neither part gives away the address. */
export interface KeptFeed {
  ownerId: string;
  /** Random; with the secret of the service it makes the token. */
  seed: string;
  /** SHA-256 of the token, hexadecimal. */
  tokenHash: string;
  /** Rises behind each write of a dinner of the cook. */
  changes: number;
}

/** Where calendar addresses are kept. */
export interface FeedStore {
  find(ownerId: string): Promise<KeptFeed | null>;
  findByToken(tokenHash: string): Promise<KeptFeed | null>;
  /** False when the cook has got one in the meantime. */
  insert(feed: Omit<KeptFeed, 'changes'>): Promise<boolean>;
  /** Counts a change of a dinner of the cook, who may have no address. */
  countChange(ownerId: string): Promise<void>;
  /** Puts it in the place of the one there was, if any. */
  replace(feed: Omit<KeptFeed, 'changes'>): Promise<void>;
}
