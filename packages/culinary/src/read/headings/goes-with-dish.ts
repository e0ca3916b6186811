import { foldText } from '../../words/fold.ts';
import { ACCOMPANIMENT } from './accompaniments.data.ts';

const LONGEST = 60;
const MOST_WORDS = 5;

/** Whether a heading names what goes with a dish or into it, and is hardly made for itself: "Weinsoße", "Crème anglaise". */
export function goesWithDish(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  const name = foldText(heading).replace(/[\s:：]+$/u, '');
  return name.split(/\s+/).length <= MOST_WORDS && ACCOMPANIMENT.test(name);
}
