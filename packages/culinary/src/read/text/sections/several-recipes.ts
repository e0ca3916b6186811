import { bodySize, type Block } from '../lines/wrapped-lines.ts';
import type { TextSection } from './cut-sections.ts';
import { isPartHeading } from './part-heading.ts';
import { statedFacts } from '../facts/stated-facts.ts';

interface RecipesInText {
  first: TextSection[];
  /** Titles of the further recipes. */
  others: string[];
}

/**
 * Keeps the first recipe of a text that holds several. A further recipe begins where, after a method, a title stands before
 * the next list of ingredients; a part of the same dish ("For the sauce") does not.
 */
export function firstRecipe(sections: TextSection[], title: Block | null): RecipesInText {
  const body = bodySize(sections.flatMap((section) => section.blocks));
  const others: string[] = [];
  let cut: { section: number; block: number } | null = null;
  let methodSeen = false;
  for (const [index, section] of sections.entries()) {
    const before = sections[index - 1];
    if (section.kind === 'ingredients' && methodSeen && before) {
      const at = titleAbove(before.blocks, section, title, body, before.kind);
      if (at !== null) {
        others.push((before.blocks[at]?.text ?? '').trim());
        cut ??= { section: index - 1, block: at };
      } else if (before.kind === 'other' && before.level > 0 && before.level < section.level) {
        others.push(before.heading);
        cut ??= { section: index - 1, block: 0 };
      }
      methodSeen = false;
    }
    if (section.kind === 'instructions') methodSeen = true;
  }
  if (!cut) return { first: sections, others: [] };
  const at = cut;
  const first = sections
    .slice(0, at.section + 1)
    .map((section, index) =>
      index === at.section ? { ...section, blocks: section.blocks.slice(0, at.block) } : section,
    );
  return { first, others };
}

function titleAbove(
  blocks: Block[],
  next: TextSection,
  title: Block | null,
  body: number,
  kind: string,
): number | null {
  for (
    let at = blocks.length - 1;
    at >= Math.max(kind === 'instructions' ? 1 : 0, blocks.length - 8);
    at--
  ) {
    const block = blocks[at];
    if (!block || block.marker?.kind === 'number' || (block.marker && block.heading === 0))
      continue;
    if (block.text.length > 100 || /[.!?;,:]$/.test(block.text.trim()) || statedFacts(block.text))
      continue;
    if (block.heading > 0) {
      if (next.level > 0 && block.heading >= next.level) continue;
      return at;
    }
    const styled =
      title !== null && title.size > 1.15 * body
        ? block.size > 0.9 * title.size
        : block.size > 1.15 * body || block.bold || block.gap >= 1;
    if (styled && !isPartHeadingByWords(block)) return at;
  }
  return null;
}

function isPartHeadingByWords(block: Block): boolean {
  const plain = { ...block, heading: 0, bold: false, gap: 0, size: 1 };
  return isPartHeading(plain, { ...plain, text: '1 egg', marker: null }, []);
}
