import type { IsBarred } from '@convivio/platform/access-end';
import type { UseKey } from '@convivio/contracts/idempotency-key';
import type { LinkStore } from './link-store.ts';
import type { RecipeRef } from './share-link.ts';
import type { SignUpStore } from './sign-up-store.ts';
import type { ViewStore } from './view-store.ts';

/** What a link needs to know of its recipe. */
export interface RecipeToShare {
  ownerId: string;
  archived: boolean;
}

/** What the links ask of what is around them. */
export interface LinkPorts {
  links: LinkStore;
  views: ViewStore;
  signUps: SignUpStore;
  /** The recipe, where the reader may see it. */
  recipeFor(readerId: string, recipe: RecipeRef): Promise<RecipeToShare | null>;
  useKey: UseKey;
  isBarred: IsBarred;
  /** When somebody was here for the first time; null where they never were. */
  firstSeen(userId: string): Promise<Date | null>;
  /** Counts a view of a link; what is counted at about the same time is written together. */
  countView(linkId: number, at: Date): void;
  /** Makes tokens, so that none has to be kept. */
  secret: string;
}
