/** What each feature of a word speaks for: that the word is of the dish's name, that the name begins with it, that it ends with it. */
export const SPAN_OUTCOMES = 3;

/** A run of words, `to` behind the last, and what speaks for its being the name. */
export interface TitleSpan {
  from: number;
  to: number;
  score: number;
}

/** All runs of words of a line, scored by `own`: words times outcomes. */
export function titleSpans(own: Float64Array): TitleSpan[] {
  const count = own.length / SPAN_OUTCOMES;
  const spans: TitleSpan[] = [];
  for (let from = 0; from < count; from++) {
    let sum = own[from * SPAN_OUTCOMES + 1]!;
    for (let to = from + 1; to <= count; to++) {
      const last = (to - 1) * SPAN_OUTCOMES;
      sum += own[last]!;
      spans.push({ from, to, score: sum + own[last + 2]! });
    }
  }
  return spans;
}
