/** For how many a recipe is shown. */
export interface Serving {
  servings: number;
  /** For how many it was written. */
  written: number;
  /** Whether the recipe says so; else `written` is what it is taken as. */
  stated: boolean;
  /** What amounts are multiplied by. */
  factor: number;
  /** Null where it is not for the reader to say. */
  set: ((servings: number) => void) | null;
}
