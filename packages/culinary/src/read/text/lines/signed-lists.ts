import { namesFood } from '../../../foods/line-words.ts';
import { opensItem } from './item-openings.ts';
import type { TextLine } from './page-line.ts';
import { joinLines } from './wrapped-lines.ts';

/** So many signs within lines part the items of a list. */
const FEWEST_SIGNS = 3;
const SIGN_WITHIN = /;\s(?=\S)/gu;

const signsIn = (text: string): number => text.match(SIGN_WITHIN)?.length ?? 0;

/** How many items a list in one sentence holds; 0 where it is none. */
export const itemsBySigns = (text: string): number => {
  const signs = signsIn(text);
  return signs < FEWEST_SIGNS ? 0 : signs + 1;
};

/**
 * A list in one sentence, its items parted by semicolons, that was broken wherever its line was full: "muscolo, 1 kg; aglio," above
 * "15 spicchi; sale". It is one line.
 */
export function withSignedListsWhole(lines: readonly TextLine[]): TextLine[] {
  const joins = lines.map(() => false);
  let from = 0;
  for (let at = 1; at <= lines.length; at++) {
    const isRightBelow = at < lines.length && goesOn(lines[at - 1]!, lines[at]!);
    if (isRightBelow) continue;
    if (isSignedList(lines.slice(from, at))) joins.fill(true, from + 1, at);
    from = at;
  }
  return joins.includes(true)
    ? joinLines(lines, joins).map((block) => {
        const line = lines[block.first]!;
        return block.lines === 1
          ? line
          : { ...line, text: block.text, right: line.x + block.text.length };
      })
    : [...lines];
}

const goesOn = (above: TextLine, line: TextLine): boolean =>
  line.gap === 0 &&
  line.marker === null &&
  !line.text.startsWith('(') &&
  !HEADS_PART.test(line.text) &&
  line.heading === 0 &&
  above.heading === 0 &&
  !/[.!?]$/u.test(above.text);

/** "Per il ripieno: bietole kg. 1; ...", "Füllung: 500 g Spinat; ...": another part of the list. */
const HEADS_PART = /^\p{Lu}[\p{L}'’ ]{2,40}:\s\S/u;

/** Signs within its lines, and lines that end within an item. */
const isSignedList = (lines: readonly TextLine[]): boolean => isParted(lines) || isDashed(lines);

/** "Un chilo di cipolle - un ciuffo di" / "prezzemolo - sale e pepe": dashes stand in sentences too, so what is between them has to open like items. */
function isDashed(lines: readonly TextLine[]): boolean {
  if (lines.length < 2 || !lines.slice(0, -1).every(({ text }) => DASH.test(text))) return false;
  const items = lines
    .map(({ text }) => text)
    .join(' ')
    .split(DASH);
  // "Eggs - 3" is an item of its own.
  const broken = items.length > lines.length + 1;
  return (
    broken &&
    items.length > FEWEST_SIGNS &&
    items.every((item) => item.length <= LONGEST_ITEM && !/[.!?:]$/u.test(item)) &&
    items.filter((item) => opensItem(item) || namesFood(item, 3)).length >=
      LISTED_SHARE * items.length &&
    items.filter(opensItem).length >= FEWEST_SIGNS
  );
}
const DASH = /\s[-–—]\s/u;
const LONGEST_ITEM = 60;
const LISTED_SHARE = 0.8;

const isParted = (lines: readonly TextLine[]): boolean =>
  lines.length > 1 &&
  lines.reduce((sum, { text }) => sum + signsIn(text), 0) >= FEWEST_SIGNS &&
  lines.slice(0, -1).every(({ text }) => /;\s/u.test(text)) &&
  lines.slice(0, -1).some(({ text }) => !text.endsWith(';'));
