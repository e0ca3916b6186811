/** Something that was read uncertainly, and the line it is about. */
export interface Doubt {
  part: 'title' | 'ingredient' | 'step' | 'whole';
  /** Which of the ingredient lines or steps, counted through all groups; null for the title and the whole. */
  index: number | null;
  /** Why, for a person. */
  sentence: string;
  /** The source's own words. */
  sourceWords: string | null;
}
