import { invalid } from '@convivio/platform/errors';

/** A message that no try could handle. */
export interface Letter {
  id: string;
  consumer: string;
  subject: string;
  error: string;
  attempts: number;
  /** ISO 8601. */
  at: string;
  /** Null where what arrived was no message. */
  message: unknown;
  /** What arrived, as text. */
  raw: string;
}

/** Where they are kept. */
export interface Letters {
  count(): Promise<number>;
  /** The oldest first. */
  list(page: { limit: number; after?: string }): Promise<Letter[]>;
  /** False where there is none any more. Throws 422 for one that is no message. */
  replay(id: string): Promise<boolean>;
  discard(id: string): Promise<boolean>;
}

export const unreadableLetter = () =>
  invalid(
    'DEAD_LETTER_UNREADABLE',
    'This dead letter is not a readable message: it can be discarded, not replayed.',
  );
