import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { asNamed, begunLarge, dishWished } from './dish-elsewhere.ts';
import { dishIntroduced } from './dish-introduced.ts';
import { dishPresented } from './dish-presented.ts';
import { stemsOf } from './title-words.ts';

const MOST_SENTENCES = 2;
const LONGEST = 5_000;
/** Below this the labels found no title and took the least unlikely line. */
const UNLIKELY = 0.2;

/**
 * The dish that the first sentences of list or steps name, as somebody tells a recipe without a heading: "So, the bubble and squeak. You take
 * ...". Null where there is a likely title, or these name no dish.
 */
export function dishSaidFirst(
  title: string | null,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  spoken: ReadonlySet<string>,
): string | null {
  const certainty = labels.find(({ label }) => label === 'T')?.certainty ?? 0;
  if (title !== null && (certainty >= UNLIKELY || !namesNothing(title, spoken))) return null;
  const first = lines[labels.findIndex(({ label }) => /[ILS]/.test(label))];
  if (first === undefined || first.text.length > LONGEST) return null;
  for (const sentence of sentencesByCapitals(first.text).slice(0, MOST_SENTENCES)) {
    const wished = dishWished(sentence);
    const name =
      dishIntroduced(sentence, spoken) ??
      dishPresented(sentence) ??
      (wished === null ? null : begunLarge(asNamed(wished, sentence)));
    if (name !== null && !namesNothing(name, spoken)) return name;
  }
  return null;
}

const namesNothing = (text: string, spoken: ReadonlySet<string>): boolean =>
  dishesIn(text).length === 0 &&
  !namesFood(text, 3) &&
  ![...stemsOf([text])].some((stem) => spoken.has(stem));
