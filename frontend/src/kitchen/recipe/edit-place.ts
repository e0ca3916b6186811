/** Where edit mode begins: at the field that somebody came to correct. */
export type EditPlace = 'servings' | 'times' | 'ingredients' | 'steps';

/** What the history keeps of edit mode. */
export interface EditState {
  /** The way back leads to the page itself. */
  editedHere?: boolean;
  place?: EditPlace | null;
}
