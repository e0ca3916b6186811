/** What a draft is held against. */
export interface DoubtSource {
  /** All words, line by line. */
  text: string;
  /** A web page, which holds much beside the recipe. */
  ofPage: boolean;
  /** What a page calls itself: its window titles and main headings. */
  names: readonly string[];
  siteName: string | null;
}
