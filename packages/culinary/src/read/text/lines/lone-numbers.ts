import type { TextLine } from './page-line.ts';

/**
 * Text copied from a web page has the number of a step on a line of its own. Where such lines count up from 1 they become markers
 * of the lines below them; other lone numbers at the edge of a page are page numbers and go.
 */
export function markLoneNumbers(lines: TextLine[]): TextLine[] {
  const lone = lines.map((line) =>
    line.marker === null && /^\d{1,2}[.)]?$/.test(line.text)
      ? Number.parseInt(line.text, 10)
      : null,
  );
  const steps = new Set<number>();
  for (const [index, value] of lone.entries()) {
    if (value !== 1) continue;
    let run = [index];
    let expected = 2;
    for (let at = index + 1; at < lines.length; at++) {
      if (lone[at] === 1) break;
      if (lone[at] === expected) {
        run = [...run, at];
        expected++;
      }
    }
    if (run.length >= 2) for (const at of run) steps.add(at);
  }
  return lines.flatMap((line, index) => {
    if (steps.has(index))
      return [
        { ...line, text: '', marker: { kind: 'number' as const, ordinal: lone[index] ?? null } },
      ];
    const edge = lines[index - 1]?.page !== line.page || lines[index + 1]?.page !== line.page;
    const manyPages = lines[0]?.page !== lines.at(-1)?.page;
    return lone[index] !== null && edge && manyPages ? [] : [line];
  });
}
