import { sectionHeading } from '../../headings/section-heading.ts';
import type { TextLine } from './page-line.ts';

const HEADING_IN_LINE = /(?<=[.!?;:)\p{L}]\s+)\p{Lu}[\p{L}’'-]{2,20}(?:\s\p{L}{2,12}){0,2}\s*:\s/gu;

/** Breaks a line before a section heading that stands within it: "Banana bread. Ingredients: 2 bananas, ... Method: Mash ...". */
export function breakAtHeadings(lines: TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    if (line.text.length < 40 || line.confidence !== null) return [line];
    const cuts = [...line.text.matchAll(HEADING_IN_LINE)]
      .filter((match) => opensList(match[0]))
      .map((match) => match.index);
    if (cuts.length === 0) return [line];
    return [0, ...cuts]
      .map((from, index) => {
        const text = line.text.slice(from, cuts[index]).trim();
        return index === 0
          ? { ...line, text }
          : { ...line, text, marker: null, heading: 0, gap: 1 };
      })
      .filter((part) => part.text !== '');
  });
}

function opensList(text: string): boolean {
  const section = sectionHeading(text.trim())?.section;
  return section === 'ingredients' || section === 'instructions';
}
