import { namesFood } from '../../../foods/line-words.ts';
import { pattern, source } from '../../../words/pattern.ts';

const EACH = source`
  (?:each|je|jeweils|chacune?|cada(?:\s(?:uno|una|um|uma))?|ciascun[oa]|vardera|elk)(?!\p{L})
`;
const FIGURE = source`[\d¼-¾⅐-⅞]`;
/** "je 100 g Butter", "100 g each butter", "100 g chacun : beurre" */
const OPENS = pattern('iu')`
  ^(?:${EACH}\s(?=${FIGURE})|${FIGURE}[^,;()]{0,24}?\s${EACH}\s?:?\s(?=\p{L}))
`;
/** "azúcar y harina cada uno" */
const ENDS = pattern('iu')`\s${EACH}\.?$`;
/** "Mehl je 100 g" */
const ENDS_WITH_AMOUNT = pattern('iu')`\s${EACH}\s${FIGURE}[^,;()]{0,12}$`;
const JOINT = /\s(?:and|und|et|ed?|y|en|och|&)\s/iu;
const MOST_WORDS = 5;

const isBare = (item: string): boolean =>
  !/[\d¼-¾⅐-⅞()]/u.test(item) && item.split(' ').length <= MOST_WORDS && namesFood(item, 3);

/** Whether an item says that its amount is that of each of its foods. */
export const isShared = (item: string): boolean =>
  OPENS.test(item) || ENDS.test(item) || ENDS_WITH_AMOUNT.test(item);

/** Foods that share an amount stay on its line, which the commas between them parted: "je 100 g Butter, Zucker und Mehl". */
export function withShared(items: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const item of items) {
    if (open && isBare(item)) {
      joined.push(`${joined.pop()!}, ${item}`);
      open = !JOINT.test(item);
      continue;
    }
    const from = sharedFrom(joined, item);
    joined.push([...joined.splice(from), item].join(', '));
    open = OPENS.test(item) && !JOINT.test(item);
  }
  return joined;
}

/** Where in what stands before an item the foods begin that share its amount; its end where none do. */
function sharedFrom(before: readonly string[], item: string): number {
  const isEnd = ENDS.test(item) && isBare(item.replace(ENDS, ''));
  if (!isEnd && !ENDS_WITH_AMOUNT.test(item)) return before.length;
  let from = before.length;
  while (from > 0 && isBare(before[from - 1]!)) from--;
  // the amount of "100 g de mantequilla, azúcar y harina cada uno" stands in front of the first
  if (isEnd) return /^[\d¼-¾⅐-⅞]/u.test(before[from - 1] ?? '') ? from - 1 : before.length;
  return from;
}
