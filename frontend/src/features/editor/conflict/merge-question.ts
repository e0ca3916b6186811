/** Something that both have changed, each in another way. */
export interface MergeQuestion {
  id: string;
  /** Where it stands: "Title", "Pastry, line 2", "Step 4". */
  label: string;
  /** Read in the recipe's serif face. */
  prose: boolean;
  theirs: string;
  yours: string;
}
