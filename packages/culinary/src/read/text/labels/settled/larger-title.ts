import type { TextLine } from '../../lines/page-line.ts';
import type { LabelledLine } from '../line-label.ts';

/** So much larger than what was taken for the title is the title itself. */
const LARGER = 1.35;
/** The title stands at most so many lines below the name of who prints it. */
const MOST_LINES = 3;
const FEWEST_LETTERS = 5;

/** The labels of a sheet on which much larger print follows what was taken for its title: the name of a brand, a column or a series. */
export function withLargerTitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): readonly LabelledLine[] {
  const title = labels.findIndex(({ label }) => label === 'T');
  if (title < 0) return labels;
  const above = lines[title]!;
  const below = labels.findIndex(
    ({ label }, at) => at > title && at <= title + MOST_LINES && isLarger(lines[at]!, above, label),
  );
  if (below < 0 || labels.slice(title, below).some(({ label }) => /[HILS]/.test(label)))
    return labels;
  return labels.map((said, at) => {
    if (at === title) return { ...said, label: 'X' };
    return at === below ? { ...said, label: 'T', certainty: labels[title]!.certainty } : said;
  });
}

const isLarger = (line: TextLine, title: TextLine, label: LabelledLine['label']): boolean =>
  /[XND]/.test(label) &&
  line.page === title.page &&
  line.size >= LARGER * title.size &&
  !/\d/.test(line.text) &&
  (line.text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
