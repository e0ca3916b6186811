import { undone, underHead, type Format } from './format.ts';

const HEADING = /^(={1,6})[ \t]+(\S[^=\n]{0,150})$/;
const ATTRIBUTE = /^:([\w-]{1,40}):(?:[ \t]+(\S.*))?$/;
const SILENT =
  /^(?:\/\/.*|\[[^\]\n]{1,80}\]|image::.*|toc::.*|include::.*|\|===|={4,}|-{4,}|\+{4,}|_{4,}|\.{4,}|\*{4,}|\+)[ \t]*$/;

/** The words of AsciiDoc: headings, points, cells, its attributes as facts. */
export const asciidocSource: Format = (source) => {
  const lines = source.split('\n');
  const heads = lines.map((line) => HEADING.exec(line));
  if (heads.filter(Boolean).length < 2) return null;
  const values = new Map<string, string>();
  let number = 0;
  const kept = lines.flatMap((line, at) => {
    const head = heads[at];
    if (head) {
      number = 0;
      return ['', `${'#'.repeat(head[1]!.length)} ${head[2]}`, ''];
    }
    const attribute = ATTRIBUTE.exec(line);
    if (attribute) {
      values.set(attribute[1]!, attribute[2]?.trim() ?? '');
      return [];
    }
    if (SILENT.test(line)) return [];
    if (/^\.[ \t]+\S/.test(line)) return [`${++number}. ${inline(line.slice(1).trim())}`];
    // ".For the dough" names the block below it.
    if (/^\.\p{L}/u.test(line)) return ['', `### ${inline(line.slice(1))}`];
    return [inline(line)];
  });
  return undone(underHead(values, kept.join('\n')));
};

const inline = (line: string): string =>
  line
    .replace(/(?:link:|https?:\/\/)[^\s[\]]{1,500}\[([^\]\n]{1,200})\]/g, '$1')
    .replace(/^\|[ \t]{0,5}|[ \t]\|(?=\S| )/g, ' ')
    .replace(/[ \t]\+$/, '');
