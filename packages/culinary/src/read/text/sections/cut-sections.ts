import { sectionHeading } from '../../headings/section-heading.ts';
import type { Section as HeadingSection } from '../../headings/headings.data.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { endsRecipe } from '../lines/page-furniture.ts';
import { announcedFact, statedFacts } from '../facts/stated-facts.ts';
import { looksLikeStep } from './step-likelihood.ts';
import type { Block } from '../lines/wrapped-lines.ts';

type SectionKind =
  | 'head'
  | 'ingredients'
  | 'instructions'
  | 'notes'
  | 'equipment'
  | 'serving'
  | 'storage'
  | 'tips'
  | 'nutrition'
  | 'other';

export interface TextSection {
  kind: SectionKind;
  /** What the heading says beyond its word: "for 4 people", "for the dough". */
  about: string;
  /** The heading as written; empty for the head. */
  heading: string;
  level: number;
  blocks: Block[];
}

/** Cuts a text at its section headings. What stands before the first is the head. */
export function cutSections(blocks: Block[]): TextSection[] {
  const sections = [sectionOf('head')];
  /** The list that goes on behind a remark. */
  let resume: TextSection | null = null;
  let stepsSeen = false;
  for (const [index, block] of blocks.entries()) {
    const current = sections.at(-1)!;
    const next = blocks[index + 1];
    stepsSeen ||= current.kind === 'instructions' && current.blocks.length > 0;
    if (endsRecipe(block.text) && block.marker?.kind !== 'number') {
      if (stepsSeen) break;
      continue;
    }
    const found = headingOf(block, next, current);
    if (found === 'end') {
      if (stepsSeen && (block.heading > 0 || block.bold || block.gap > 0)) break;
    } else if (found) {
      resume = isRemark(found, current) ? { ...(resume ?? current), blocks: [] } : null;
      sections.push(sectionUnder(found, block));
    } else if (resume && block.heading === 0) {
      // A remark of one paragraph ("Note: ...") does not end the list it stands in.
      sections.push({ ...sectionOf(resume.kind, resume.level), blocks: [block] });
      resume = null;
    } else {
      resume = null;
      if (opensOther(block, next, current, stepsSeen)) sections.push(otherSection(block));
      else current.blocks.push(block);
    }
  }
  return sections;
}

const sectionOf = (kind: SectionKind, level = 0): TextSection => ({
  kind,
  about: '',
  heading: '',
  level,
  blocks: [],
});

const isRemark = ({ kind, inline, rest }: FoundHeading, current: TextSection): boolean =>
  inline &&
  rest !== '' &&
  current.kind !== 'head' &&
  kind !== 'ingredients' &&
  kind !== 'instructions';

/** The section that a heading opens, with what stands behind a label on its line. */
function sectionUnder({ kind, inline, rest }: FoundHeading, block: Block): TextSection {
  const content = inline ? rest : '';
  const heading = block.text.slice(0, block.text.length - content.length);
  return {
    ...sectionOf(kind, block.heading),
    // "Ingredienti per 4 persone: 320 g di spaghetti, ..."
    about: inline ? (sectionHeading(heading.replace(/\s*[:：]\s*$/, ''))?.rest ?? '') : rest,
    heading,
    blocks:
      content === '' ? [] : [{ ...block, text: content, marker: null, heading: 0, bold: false }],
  };
}

const otherSection = ({ text, heading }: Block): TextSection => ({
  ...sectionOf(CREDITS.test(text) ? 'nutrition' : 'other', heading),
  heading: text,
});

const CREDITS =
  /^(?:contributions?|contributors?|credits?|authors?|references?|sources?|acknowledge?ments?|licen[cs]e|links?|see also)$/i;

/** A Markdown heading of a section that is none of a recipe's. Before numbered steps it names a part of the dish. */
function opensOther(
  block: Block,
  next: Block | undefined,
  current: TextSection,
  stepsSeen: boolean,
): boolean {
  if (block.heading === 0 || !stepsSeen || current.kind === 'head') return false;
  if (CREDITS.test(block.text)) return true;
  if (current.kind === 'ingredients' || block.heading > Math.max(1, current.level)) return false;
  return (
    current.kind !== 'instructions' ||
    (block.heading > 1 &&
      next !== undefined &&
      next.marker?.kind !== 'number' &&
      looksLikeStep(next.text) < 0.5)
  );
}

interface FoundHeading {
  kind: SectionKind;
  rest: string;
  inline: boolean;
}

/** "🛒 INGREDIENTS" in a paragraph of its own is no item of a list. */
const LISTS = { ingredients: true, instructions: true };
function isItem(block: Block, rest: string, section: HeadingSection): boolean {
  const standsAlone =
    rest === '' && block.gap >= 1 && block.marker?.kind === 'bullet' && section in LISTS;
  return block.marker !== null && block.heading === 0 && !block.bold && !standsAlone;
}

const AS_CONTENT = new Set<HeadingSection>(['serving', 'storage', 'tips', 'notes']);

function headingOf(
  block: Block,
  next: Block | undefined,
  current: TextSection,
): FoundHeading | 'end' | null {
  if (block.text.length > 400 || block.marker?.kind === 'number') return null;
  const found = sectionHeading(block.text);
  if (!found) return null;
  if (statedFacts(block.text)) return null;
  if (
    announcedFact(block.text) &&
    next &&
    statedFacts(`${block.text.replace(/:$/, '')}: ${next.text}`)
  )
    return null;
  if (!found.inline && isItem(block, found.rest, found.section)) return null;
  const inList = current.kind === 'ingredients' || current.kind === 'instructions';
  if (!found.inline && block.heading === 0 && found.rest !== '' && /[.!?]$/.test(block.text))
    return null;
  if (found.section === 'end') return 'end';
  if (
    inList &&
    found.inline &&
    block.marker &&
    found.section !== 'ingredients' &&
    found.section !== 'instructions'
  )
    return null;
  if (
    current.kind === 'ingredients' &&
    AS_CONTENT.has(found.section) &&
    !found.inline &&
    next &&
    looksLikeIngredient(next.text) > 0.5 &&
    looksLikeStep(next.text) < 0.5
  )
    return null;
  if (
    current.kind === 'instructions' &&
    found.section === 'instructions' &&
    !found.inline &&
    (block.heading === 0 || block.heading > current.level) &&
    current.blocks.length > 0
  )
    return null;
  if (
    current.kind === 'instructions' &&
    found.section === 'ingredients' &&
    found.inline &&
    current.blocks.length > 0 &&
    found.rest.split(' ').length > 12
  )
    return null;
  const kind = kindOf(found.section);
  return kind ? { kind, rest: found.rest, inline: found.inline } : null;
}

function kindOf(section: HeadingSection): SectionKind | null {
  switch (section) {
    case 'ingredients':
    case 'instructions':
    case 'notes':
    case 'equipment':
    case 'serving':
    case 'storage':
    case 'tips':
    case 'nutrition':
      return section;
    default:
      return null;
  }
}
