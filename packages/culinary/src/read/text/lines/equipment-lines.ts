import { sectionHeading } from '../../headings/section-heading.ts';
import type { TextLine } from './page-line.ts';
import { endsSentence } from './wrap-width.ts';

/** No kitchen needs more for one recipe, and no tool has a longer name. */
const MOST_LINES = 15;
const LONGEST = 60;

/**
 * The lines without what stands under a heading for tools, between the list and the method: "2lb loaf tin" reads like an ingredient.
 * Only where each is short and no sentence, and the heading of another part stands below them.
 */
export function withEquipmentApart(lines: TextLine[]): { lines: TextLine[]; equipment: string[] } {
  const from = lines.findIndex(({ text }) => headingOf(text) === 'equipment');
  if (from < 0) return { lines, equipment: [] };
  const until = lines.findIndex(({ text }, at) => {
    const section = at > from ? headingOf(text) : null;
    return section === 'ingredients' || section === 'instructions';
  });
  const equipment = lines.slice(from + 1, until).map(({ text }) => text);
  const areTools =
    until > from + 1 &&
    equipment.length <= MOST_LINES &&
    equipment.every((text) => text.length <= LONGEST && !endsSentence(text));
  return areTools
    ? { lines: [...lines.slice(0, from), ...lines.slice(until)], equipment }
    : { lines, equipment: [] };
}

function headingOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  const heading = sectionHeading(text);
  return heading && heading.rest === '' ? heading.section : null;
}
