import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { isFurniture } from '../../text/lines/page-furniture.ts';
import type { Row } from './page-rows.ts';
import type { RowGroup } from './row-groups.ts';
import { withoutBullet } from '../markup/structured-ingredients.ts';

type Side = Pick<RecipeDraft, 'notes' | 'equipment' | 'servingNotes' | 'storageNotes' | 'tips'>;

const places = {
  notes: 'notes',
  equipment: 'equipment',
  serving: 'servingNotes',
  storage: 'storageNotes',
  tips: 'tips',
} as const;
const mostEntries = 12;
const longestEntry = 900;

/** Notes, equipment, tips: what stands under such headings between `from` and `until`, rows of the recipe itself and those `around` it left out. */
export function readSideSections(
  groups: readonly RowGroup[],
  from: number,
  until: number,
  taken: ReadonlySet<RowGroup>,
  around: ReadonlySet<Row>,
): Side {
  const side: Side = { notes: [], equipment: [], servingNotes: [], storageNotes: [], tips: [] };
  for (const group of groups) {
    if (
      group.start < from ||
      group.start > until ||
      taken.has(group) ||
      group.weak ||
      group.section === null ||
      !(group.section in places)
    )
      continue;
    const list = side[places[group.section as keyof typeof places]];
    for (const row of group.rows) {
      const text = withoutBullet(row.text);
      if (
        row.linked ||
        around.has(row) ||
        text.length < 3 ||
        text.length > longestEntry ||
        isFurniture(text) ||
        list.includes(text) ||
        list.length >= mostEntries
      )
        continue;
      list.push(text);
    }
  }
  return side;
}
