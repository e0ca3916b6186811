/** Of each function: those of the last texts of a page or two. */
const MOST = 1_000;
/** Longer texts come once. */
const LONGEST = 160;

/**
 * A function of a text that keeps its answers for the last short texts it was asked of: what looks at a line asks the same of it as
 * others did before. Answers are shared, so nobody may change one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keepingAnswers<Answer>(
  answer: (text: string) => Answer,
  most: number = MOST,
): (text: string) => Readonly<Answer> {
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  return (text) => {
    if (text.length > LONGEST) return answer(text);
    let found = young.get(text);
    if (found !== undefined) return found;
    found = old.get(text);
    // Null is an answer as well; undefined is none.
    if (found === undefined) found = answer(text);
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, found);
    return found;
  };
}
