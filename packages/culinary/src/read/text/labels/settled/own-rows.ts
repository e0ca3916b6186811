import { isFood, namesFood } from '../../../../foods/line-words.ts';
import { isCutShort } from '../../draft/broken-items.ts';
import { opensItem } from '../../lines/item-openings.ts';
import type { TextLine } from '../../lines/page-line.ts';
import { hasRoomBehind, partedPairs, widestOf } from '../../lines/two-items.ts';
import { cannotEnd } from '../../lines/wrapped-lines.ts';

const LONGEST_ROW = 60;
const BLANK = 0.5;

/**
 * Whether a row of a plain list is an item of its own, though it begins with no figure: the row above names its food, is whole and had room for
 * the first word, and the row opens with a food or a vague amount: "etwas Butter für die Form" below "1 Prise Salz".
 */
export function ownRows(lines: readonly TextLine[]): (at: number) => boolean {
  const widest = widestOf(lines);
  const isParted = partedPairs(lines);
  return (at) => {
    const [above, line] = [lines[at - 1], lines[at]!];
    return (
      above !== undefined &&
      line.size === 1 &&
      line.marker === null &&
      line.gap < BLANK &&
      line.text.length <= LONGEST_ROW &&
      opensWithFood(line.text) &&
      (isParted(at) || isWhole(above.text, line.text)) &&
      hasRoomBehind(above, line, widest)
    );
  };
}

const opensWithFood = (text: string): boolean =>
  !/[.;:!?)]$/u.test(text) &&
  (isFood(text.split(/[\s,]/u, 1)[0]!) || (opensItem(text) && namesFood(text)));

const isWhole = (above: string, below: string): boolean =>
  namesFood(above) &&
  !/[,;:(+/&-]$/u.test(above) &&
  above.lastIndexOf('(') <= above.lastIndexOf(')') &&
  !cannotEnd(above) &&
  !isCutShort(above, below);
