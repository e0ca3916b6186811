import type { Element } from 'domhandler';
import { sectionHeading } from '../../headings/section-heading.ts';
import { htmlLines } from '../html/html-lines.ts';

const mostLines = 16;
const remarks = new Set(['notes', 'tips', 'storage', 'serving', 'equipment']);

/** Whether a box beside the text tells of the recipe under a heading of its own: "Storage", "Tipps", "Conservation". */
export function isRemarkBox(element: Element): boolean {
  if (element.name !== 'aside') return false;
  const lines = htmlLines(element.children, { most: mostLines + 1 });
  const [first] = lines;
  if (first === undefined || lines.length < 2 || lines.length > mostLines) return false;
  const heading = sectionHeading(first.text);
  return (
    heading !== null &&
    heading.rest === '' &&
    remarks.has(heading.section) &&
    !lines.some(({ linked }) => linked)
  );
}
