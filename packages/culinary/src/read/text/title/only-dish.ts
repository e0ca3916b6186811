import { foldWords } from '../../../words/fold.ts';
import { dishesIn, placedWords, type KnownDish } from '../../dishes/dishes-in.ts';
import { nameAround } from '../../dishes/name-around.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const LONGEST = 400;
const MOST_LINES = 400;

/** Whether the title names a known dish, and no line beside list and steps names another one or more of it. */
export function isOnlyDish(
  title: string,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): boolean {
  if (!dishesIn(title).some(isNamed)) return false;
  const folded = ` ${foldWords(title)} `;
  return lines
    .slice(0, MOST_LINES)
    .filter(({ text }, at) => text.length <= LONGEST && !/[ILSilGK]/.test(labels[at]!.label))
    .every(({ text }) => namesNoOther(text, folded));
}

function namesNoOther(text: string, title: string): boolean {
  const placed = placedWords(text);
  return dishesIn(text, placed).every((dish) => {
    if (!isNamed(dish)) return true;
    const around = ` ${foldWords(nameAround(text, dish, NONE, placed))} `;
    return title.includes(` ${dish.name} `) && !(around.startsWith(title) && around !== title);
  });
}
const NONE: ReadonlySet<string> = new Set();

const isNamed = ({ is }: KnownDish): boolean => is !== 'bare';
