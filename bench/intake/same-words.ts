// When two texts say the same, typography aside.

/** The share of the words of steps that must be the same, both ways. */
const SAME_STEPS = 0.95;
const SENTENCE_END = /[.!?…:;][)"'»]*$/;
const VULGAR_FRACTION = /(\d)?\s*([\u00BC-\u00BE\u2150-\u215E])/gu;

/** In small letters, with plain quotes, dashes and fractions, and single spaces. */
export const withoutTypography = (text: string) =>
  text
    .replace(VULGAR_FRACTION, '$1 $2')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(/[\u2018\u2019\u201A\u201B\u00B4`\u2032]/gu, "'")
    .replace(/[\u201C-\u201F\u00AB\u00BB\u2033]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** Words and figures: "400g" is two, "1,5" is one and the same as "1.5", ".25" as "0.25" and not as "25". Emoji are neither. */
const wordsOf = (text: string) =>
  (
    withoutTypography(text).match(
      /(?:(?<![\p{L}\d.,])[.,])?\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*/gu,
    ) ?? []
  ).map((word) => word.replaceAll(',', '.').replace(/^\./, '0.'));

export const sameTitle = (found: string | undefined, expected: string | undefined) =>
  wordsOf(found ?? '').join(' ') === wordsOf(expected ?? '').join(' ');

/** The same words and figures; an amount may stand before or behind, a remark be joined in another way. */
export const sameLine = (found: string, expected: string) =>
  wordsOf(found).sort().join(' ') === wordsOf(expected).sort().join(' ');

/**
 * The same words in the same order, nearly all of them both ways. Numbered steps are cut where the
 * source cuts them, others at any end of a sentence; remarks that may stand among them may stand within one, too.
 */
export function sameSteps(
  found: string[],
  expected: string[],
  { numbered, mayContain }: { numbered: boolean; mayContain: string[] },
): boolean {
  // A step that may stand there or not is wanted no more than a remark.
  const asked = withoutRemarks(expected, mayContain);
  const wanted = asked.flatMap(wordsOf);
  const kept = withoutRemarks(found, mayContain);
  const isSame =
    nearlySame(kept.flatMap(wordsOf), wanted) ||
    nearlySame(withoutRemarks(found.flatMap(sentencesOf), mayContain).flatMap(wordsOf), wanted);
  if (!isSame) return false;
  const own = (step: string) => withoutRemarks(sentencesOf(step), mayContain).join(' ') || step;
  if (numbered)
    return (
      kept.length === asked.length &&
      kept.every((step, index) =>
        [step, own(step)].some((words) => startsAlike(words, asked[index] as string)),
      )
    );
  const ends = new Set(expected.map(lastWords));
  return kept.every((step) => {
    const last = withoutRemarks(sentencesOf(step), mayContain).at(-1) ?? step;
    return SENTENCE_END.test(last.trim()) || ends.has(lastWords(last));
  });
}

/** What is in brackets behind a sentence is one of its own: "Brown it. (You want colour.) Stir." */
const sentencesOf = (step: string): string[] =>
  step
    .split(/(?<=[.!?…:;][)"'»]*)\s+/u)
    .flatMap((sentence) => sentence.split(/(?<=^\([^()]*\))\s+/u));

/** What is left of the steps, or of their sentences, when remarks are taken out that may stand there. */
function withoutRemarks(steps: string[], remarks: string[]): string[] {
  const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;
  const spoken = remarks.map(spaced);
  return steps.filter((step) => !spoken.some((remark) => remark.includes(spaced(step))));
}

const startsAlike = (found: string, expected: string) =>
  wordsOf(found)[0] === wordsOf(expected)[0] && nearlySame(wordsOf(found), wordsOf(expected), 0.8);

const lastWords = (step: string) => wordsOf(step).slice(-3).join(' ');

function nearlySame(found: string[], expected: string[], share = SAME_STEPS): boolean {
  const same = longestCommon(found, expected);
  return same >= share * found.length && same >= share * expected.length;
}

/** How many words stand in both in the same order. */
function longestCommon(left: string[], right: string[]): number {
  let before = new Array<number>(right.length + 1).fill(0);
  for (const word of left) {
    const row = [0];
    right.forEach((other, at) =>
      row.push(
        word === other
          ? (before[at] as number) + 1
          : Math.max(before[at + 1] as number, row[at] as number),
      ),
    );
    before = row;
  }
  return before.at(-1) as number;
}
