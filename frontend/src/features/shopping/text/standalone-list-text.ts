import { recipes } from '../../../kitchen/labels/counts.ts';
import { withCapital } from '../../../shared/text/with-capital.ts';
import type { ShownList } from '../sync/shown-list.ts';
import { aisleLines, itemLine, listFileName, oneLine, type ListText } from './list-text.ts';

/** A standalone list as text, with what is ticked, each name begun with a capital as on its page; `page` is its address. */
export function standaloneListText(
  { title, recipeCount, aisles, done, count }: ShownList,
  page: string,
): ListText {
  return {
    heading: oneLine(title),
    subject: oneLine(title),
    opening: `${done} of ${count} ticked`,
    lines: [
      ...aisleLines(aisles, ({ checked, amount, unit, name }) =>
        itemLine(checked ? '☑' : '☐', amount, unit, withCapital(name)),
      ),
      ...(recipeCount > 0 ? ['', `From ${recipes(recipeCount)}`] : []),
    ],
    fileName: listFileName(title),
    page,
  };
}
