import type { LazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';

/** The event that a recipe is brought for. */
export interface ForEvent {
  id: string;
  name: string;
}

/** What is brought for an event goes to the collection of its owner, unless another is chosen. */
type Bringing = LazyWhenOpen<{ event: ForEvent & { userId: string }; onClose: () => void }>;

/** What other features bring to the page of an event. */
export interface EventParts {
  /** Reads a recipe from a file or link for the event's menu, in the place of the page. */
  Upload: Bringing;
  /** Generates one. */
  MagicChef: Bringing;
  /** What to buy for the menu. */
  ShoppingList: LazyWhenOpen<{
    eventId: string;
    eventName: string;
    /** For whom a list of it is kept. */
    ownerId: string;
    onClose: () => void;
  }>;
}
