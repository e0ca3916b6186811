import { sectionHeading } from '../../headings/section-heading.ts';
import type { TextLine } from './page-line.ts';
import { endsSentence } from './wrap-width.ts';

/** No kitchen needs more for one recipe, and no tool has a longer name. */
const MOST_LINES = 15;
const LONGEST = 60;
/** Blank space that ends what stands under a heading, in lines. */
const BLANK = 0.75;

/**
 * The lines without what stands under a heading for tools, "2lb loaf tin" reads like an ingredient.
 * Only where each is short and no sentence, and blank space or the heading of another part ends them.
 */
export function withEquipmentApart(lines: TextLine[]): { lines: TextLine[]; equipment: string[] } {
  const from = lines.findIndex(({ text }) => isHeadingOfTools(text));
  if (from < 0) return { lines, equipment: [] };
  // "Ingredients  US | Metric  1x 2x 3x" heads the list as well.
  const heading = lines[from]!;
  const until = lines.findIndex(
    (line, at) =>
      (at > from + 1 && (line.gap >= BLANK || isSetLike(line, heading, lines[from + 1]!))) ||
      (at > from &&
        /^(?:ingredients|instructions)$/.test(sectionHeading(line.text)?.section ?? '')),
  );
  const equipment = lines.slice(from + 1, until).map(({ text }) => text);
  const areTools =
    until > from + 1 &&
    equipment.length <= MOST_LINES &&
    equipment.every((text) => text.length <= LONGEST && !endsSentence(text));
  return areTools
    ? { lines: [...lines.slice(0, from), ...lines.slice(until)], equipment }
    : { lines, equipment: [] };
}

/** The next heading is set as theirs, or another column begins. */
const isSetLike = (line: TextLine, heading: TextLine, tool: TextLine): boolean =>
  line.column !== tool.column ||
  (heading.bold && !tool.bold && line.bold && Math.abs(line.size - heading.size) < 0.5);

function isHeadingOfTools(text: string): boolean {
  const heading = text.length <= LONGEST ? sectionHeading(text) : null;
  return heading?.section === 'equipment' && heading.rest === '';
}
