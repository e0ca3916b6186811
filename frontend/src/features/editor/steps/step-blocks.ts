import { headingsAmong } from '../form/instruction-text.ts';

/** A block of the text by its lines, counted from 1. */
export interface LineBlock {
  first: number;
  last: number;
  /** Counted from 1; null for the heading of a group. */
  number: number | null;
}

/**
 * The blocks of a text that is given line by line. `stepTexts` are steps that are none of them a
 * heading, however they end.
 */
export function lineBlocks(
  lines: Iterable<string>,
  stepTexts: ReadonlySet<string> = new Set(),
): LineBlock[] {
  const blocks: { first: number; last: number; text: string }[] = [];
  let at = 0;
  let inside = false;
  for (const line of lines) {
    at += 1;
    const text = line.trim();
    const open = inside ? blocks.at(-1) : undefined;
    inside = text !== '';
    if (!inside) continue;
    if (open) Object.assign(open, { last: at, text: `${open.text}\n${text}` });
    else blocks.push({ first: at, last: at, text });
  }
  const headings = headingsAmong(
    blocks.map(({ text }) => text),
    stepTexts,
  );
  let count = 0;
  return blocks.map(({ first, last }, index) => ({
    first,
    last,
    number: headings.has(index) ? null : (count += 1),
  }));
}

/** The text with one of its blocks moved to another's place; the blocks between close up. */
export function moveBlock(text: string, from: number, to: number): string {
  const lines = text.split('\n');
  const blocks = lineBlocks(lines).map(({ first, last }) =>
    lines.slice(first - 1, last).join('\n'),
  );
  const [moved] = blocks.splice(from, 1);
  if (moved === undefined) return text;
  blocks.splice(Math.max(0, Math.min(to, blocks.length)), 0, moved);
  return blocks.join('\n\n');
}
