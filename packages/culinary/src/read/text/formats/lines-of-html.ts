import { htmlLines } from '../../page/html/html-lines.ts';
import { parsePage } from '../../page/html/parse-page.ts';

/** The words of HTML as a text: headings, points and rows of tables are lines of their own. */
export function textOfHtml(html: string): string {
  const { roots } = parsePage(html);
  const numbers = new Map<unknown, number>();
  return htmlLines(roots)
    .map(({ text, block, heading }, at, lines) => {
      if (heading > 0) return `\n${'#'.repeat(heading)} ${text}\n`;
      if (block?.name === 'p') return `\n${text}`;
      if (block?.name !== 'li' || lines[at - 1]?.block === block) return text;
      const list = block.parent;
      if (!list || !('name' in list) || list.name !== 'ol') return `- ${text}`;
      const number = (numbers.get(list) ?? 0) + 1;
      numbers.set(list, number);
      return `${number}. ${text}`;
    })
    .join('\n');
}
