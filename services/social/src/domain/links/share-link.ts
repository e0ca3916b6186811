/** Which recipe a link opens: of the written ones, or of the generated. */
export interface RecipeRef {
  id: number;
  generated: boolean;
}

/** A link under which anybody who has it reads a recipe. */
export interface ShareLink {
  id: number;
  recipe: RecipeRef;
  sharedByUserId: string;
  title: string;
  description: string | null;
  /** Random; with the secret of the service it makes the token. */
  seed: string;
  /** SHA-256 of the token, hexadecimal: by it the link is found. */
  tokenHash: string;
  /** Its owner has not switched it off. */
  active: boolean;
  /** Null where it works until it is switched off. */
  expiresAt: Date | null;
  createdAt: Date;
  viewCount: number;
  lastViewedAt: Date | null;
  /** How many accounts came from it. */
  signUps: number;
}

export type LinkState = 'active' | 'expired' | 'deactivated';

/** How a link stands at a moment. */
export function stateOf({ active, expiresAt }: ShareLink, now: Date): LinkState {
  if (!active) return 'deactivated';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}
