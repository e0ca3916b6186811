/** The menu of an event for which a recipe is written. */
export interface MenuOfEvent {
  id: string;
  /** Null while it is not known, or cannot be. */
  name: string | null;
  /** Puts a recipe that was saved on the menu, and says how that went. */
  add: (recipe: { id: string; category: string | null }) => void;
}
