import { namesFood } from '../../../foods/line-words.ts';
import { foldWords } from '../../../words/fold.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { namesPart } from '../../headings/names-part.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const LONGEST = 40;
const MOST_WORDS = 2;
const FEWEST = 3;
const FEWEST_BELOW = 2;

/**
 * Labels of lines without one or two words that stand alone again and again, here in the list and there around the recipe: who speaks, or
 * a button. They are neither its title nor its ingredients.
 */
export function withoutRepeatedLines(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const places = Map.groupBy(lines.keys(), (at) => nameOf(lines[at]!.text));
  places.delete('');
  const first = labels.findIndex(({ label }) => /[ILS]/.test(label));
  const settled = [...labels];
  for (const found of places.values()) {
    if (found.length < FEWEST || isOfRecipe(lines[found[0]!]!.text)) continue;
    const isAround = found.some((at) => labels[at]!.label === 'X');
    const below = found.filter((at) => at >= first && !/[Tt]/.test(labels[at]!.label));
    if (first < 0 || !isAround || below.length < FEWEST_BELOW) continue;
    for (const at of found)
      if (/[TtI]/.test(labels[at]!.label)) settled[at] = { ...labels[at]!, label: 'X', listed: 0 };
  }
  return settled;
}

/** One or two words, folded; empty for all else. */
const nameOf = (text: string): string =>
  text.length <= LONGEST && !/\d/.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS
    ? foldWords(text)
    : '';

const isOfRecipe = (text: string): boolean =>
  namesFood(text, 3) || dishesIn(text).length > 0 || namesPart(text);
