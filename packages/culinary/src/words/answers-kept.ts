/** Of each function: those of the last texts of a page or two. */
const MOST = 2_000;
/** Longer ones come once. */
const LONGEST = 400;
/** So long are they together, and by one text longer. */
const MOST_LETTERS = 160_000;

/**
 * A function of a text that keeps its answers for the last short texts it was asked of: what looks at a line asks the same of it as
 * others did before. Answers are shared, so nobody may change one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keepingAnswers<Answer>(
  answer: (text: string) => Answer,
  most: number = MOST,
  longest: number = LONGEST,
): (text: string) => Readonly<Answer> {
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  let letters = 0;
  return (text) => {
    if (text.length > longest) return answer(text);
    let found = young.get(text);
    if (found !== undefined) return found;
    found = old.get(text);
    // Null is an answer as well; undefined is none.
    if (found === undefined) found = answer(text);
    if (young.size >= most || letters > MOST_LETTERS) {
      old = young;
      young = new Map();
      letters = 0;
    }
    young.set(text, found);
    letters += text.length;
    return found;
  };
}
