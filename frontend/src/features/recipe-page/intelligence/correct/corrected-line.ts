/** A line whose food is corrected. */
export interface CorrectedLine {
  line: string;
  /** The name as it was read; by it the correction is kept. */
  ingredient: string;
  /** What it counts as; null where it does not count. */
  food: { id: string; name: string } | null;
  grams: number | null;
  /** Whether there is a correction to take back. */
  corrected: boolean;
}
