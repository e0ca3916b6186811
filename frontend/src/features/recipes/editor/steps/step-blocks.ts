import { isHeading } from '../instruction-text.ts';

/** A block of the text by its lines, counted from 1. */
export interface LineBlock {
  first: number;
  last: number;
  /** Counted from 1; null for the heading of a group. */
  number: number | null;
}

/** The blocks of a text that is given line by line. `stepTexts` are steps that are none of them a heading, however they end. */
export function lineBlocks(lines: Iterable<string>, stepTexts: ReadonlySet<string> = new Set()): LineBlock[] {
  const blocks: LineBlock[] = [];
  let open: { first: number; text: string } | null = null;
  let count = 0;
  let at = 0;
  const close = () => {
    if (open === null) return;
    const heading = open.first === at && isHeading(open.text.trim()) && !stepTexts.has(open.text.trim());
    blocks.push({ first: open.first, last: at, number: heading ? null : (count += 1) });
    open = null;
  };
  for (const line of lines) {
    if (line.trim() === '') close();
    at += 1;
    if (line.trim() === '') continue;
    if (open === null) open = { first: at, text: line };
    else open.text += `\n${line}`;
  }
  close();
  return blocks;
}

/** The text with one of its blocks moved to another's place; the blocks between close up. */
export function moveBlock(text: string, from: number, to: number): string {
  const lines = text.split('\n');
  const blocks = lineBlocks(lines).map(({ first, last }) => lines.slice(first - 1, last).join('\n'));
  const [moved] = blocks.splice(from, 1);
  if (moved === undefined) return text;
  blocks.splice(Math.max(0, Math.min(to, blocks.length)), 0, moved);
  return blocks.join('\n\n');
}
