/** A line of a source, its list marker taken off, and whether it stands around the recipe. */
export interface SourceLine {
  text: string;
  isAround: boolean;
}
