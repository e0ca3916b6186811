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
export function withEquipmentApart(lines: TextLine[]): EquipmentApart {
  const { lines: rest, under: equipment } = withoutPart(lines, isHeadingOfTools, true);
  const { lines: whole, heading, under } = withoutPart(rest, isHeadingOfAllergens, false);
  return { lines: whole, equipment, leftOut: heading === null ? [] : [heading, ...under] };
}

interface EquipmentApart {
  lines: TextLine[];
  equipment: string[];
  /** Allergens that are listed under a heading of their own. */
  leftOut: string[];
}

/** The lines without a heading and what stands under it; at the end of the page only where that is no kind of furniture. */
function withoutPart(
  lines: TextLine[],
  isHeading: (text: string) => boolean,
  endsBefore: boolean,
): { lines: TextLine[]; heading: string | null; under: string[] } {
  const none = { lines, heading: null, under: [] };
  const from = lines.findIndex(({ text }) => isHeading(text));
  if (from < 0 || from === lines.length - 1) return none;
  // "Ingredients  US | Metric  1x 2x 3x" heads the list as well.
  const heading = lines[from]!;
  const end = lines.findIndex(
    (line, at) =>
      (at > from + 1 && (line.gap >= BLANK || isSetLike(line, heading, lines[from + 1]!))) ||
      (at > from &&
        /^(?:ingredients|instructions)$/.test(sectionHeading(line.text)?.section ?? '')),
  );
  const until = end < 0 && !endsBefore ? lines.length : end;
  const under = lines.slice(from + 1, until).map(({ text }) => text);
  const isAsked = heading.text.endsWith('?');
  const areShort =
    until > from + 1 &&
    under.length <= MOST_LINES &&
    under.every(
      (text) =>
        (text.length <= LONGEST && !endsSentence(text)) || (isAsked && ENUMERATES.test(text)),
    );
  return areShort
    ? { lines: [...lines.slice(0, from), ...lines.slice(until)], heading: heading.text, under }
    : none;
}

/** "Bol grande, tenedor, pincel de cocina." */
const ENUMERATES = /^[^.!?;:,]{2,40}(?:,[^.!?;:,]{2,40}){2,12}\.?$/u;

/** The next heading is set as theirs, or another column begins. */
const isSetLike = (line: TextLine, heading: TextLine, tool: TextLine): boolean =>
  line.column !== tool.column ||
  (heading.bold && !tool.bold && line.bold && Math.abs(line.size - heading.size) < 0.5);

function isHeadingOfTools(text: string): boolean {
  if (text.length > LONGEST) return false;
  const heading = sectionHeading(text);
  if (heading?.section === 'equipment') return heading.rest === '';
  return (
    text.endsWith('?') &&
    wordsOf(text).some((word) => sectionHeading(word)?.section === 'equipment')
  );
}

/** "Allergeni", "Alérgenos de la ficha" */
const isHeadingOfAllergens = (text: string): boolean =>
  text.length <= LONGEST &&
  !/[.:,]/.test(text.trim().replace(/:$/, '')) &&
  ALLERGENS.test(text.trim()) &&
  wordsOf(text).length <= MOST_WORDS;

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
const MOST_WORDS = 5;
const ALLERGENS = /^(?:(?:elenco |lista de |liste des |list of )?all?erg[eè]n|al[eé]rg[eé]n)/iu;
