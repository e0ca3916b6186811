import type { RecipeDraft } from '../../../recipe/recipe.ts';
import type { Section } from '../../headings/headings.data.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { isFurniture } from '../../text/lines/page-furniture.ts';
import type { Row } from './page-rows.ts';
import type { RowGroup } from './row-groups.ts';
import { withoutBullet } from '../markup/structured-ingredients.ts';

type Side = Pick<RecipeDraft, 'notes' | 'equipment' | 'servingNotes' | 'storageNotes' | 'tips'>;

const places: Partial<Record<Section, keyof Side>> = {
  notes: 'notes',
  equipment: 'equipment',
  serving: 'servingNotes',
  storage: 'storageNotes',
  tips: 'tips',
};
const mostEntries = 12;
const longestEntry = 900;

/** Under such headings a remark may stand that says itself what it is: "Tipp: Mit Sahne servieren." below the steps. */
const besides: ReadonlySet<Section> = new Set<Section>(['instructions', 'nutrition']);

interface Remark {
  place: keyof Side;
  said: string;
}

/** What a row says behind a label of its own, and where that belongs; null for other rows. */
function labelledRemark(text: string): Remark | null {
  const heading = text.length <= longestRemark ? sectionHeading(text) : null;
  const place = heading?.inline ? places[heading.section] : undefined;
  return heading && place && place !== 'equipment' ? { place, said: heading.rest } : null;
}
const longestRemark = 400;

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
    if (group.start < from || group.start > until || taken.has(group) || group.weak) continue;
    const { section } = group;
    const place = section === null ? undefined : places[section];
    if (section === null || (place === undefined && !besides.has(section))) continue;
    for (const row of group.rows) {
      const text = withoutBullet(row.text);
      const remark = place === undefined ? labelledRemark(text) : { place, said: text };
      if (remark === null || row.linked || around.has(row)) continue;
      const list = side[remark.place];
      const isEntry =
        remark.said.length >= 3 && remark.said.length <= longestEntry && !isFurniture(remark.said);
      if (isEntry && !list.includes(remark.said) && list.length < mostEntries)
        list.push(remark.said);
    }
  }
  return side;
}
