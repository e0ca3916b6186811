import { sectionHeading } from '../../headings/section-heading.ts';
import { undone, underHead, type Format } from './format.ts';

const STARS = /^(\*{1,6}) +(\S.*)$/;
const KEYWORD = /^#\+(\w{1,30}):[ \t]*(.*)$/;
const PROPERTY = /^[ \t]{0,20}:([\w-]{1,30}):[ \t]+(\S.*)$/;
const DRAWER = /^[ \t]{0,20}:(?:PROPERTIES|LOGBOOK|END):[ \t]*$/i;

/** The words of a note of org-mode: its headings, its links, its properties as facts. */
export const orgSource: Format = (source) => {
  const lines = source.split('\n');
  const heads = lines.map((line) => (line.length <= 200 ? STARS.exec(line) : null));
  const isOrg =
    lines.some(
      (line) => DRAWER.test(line) || /^#\+(?:title|begin_\w{1,20}|options)\b/i.test(line),
    ) || heads.some((head) => head && head[1]!.length > 1 && sectionHeading(head[2]!) !== null);
  if (!isOrg || (!heads.some(Boolean) && !lines.some((line) => KEYWORD.test(line)))) return null;
  const values = new Map<string, string>();
  const kept = lines.flatMap((line, at) => {
    const head = heads[at];
    if (head) return ['', `${'#'.repeat(head[1]!.length)} ${withoutState(head[2]!)}`];
    const row = KEYWORD.exec(line) ?? PROPERTY.exec(line);
    if (row) values.set(row[1]!.toLowerCase(), row[2]!.trim());
    return row || DRAWER.test(line) || /^[ \t]{0,20}#(?:\+\w|[ \t])/.test(line)
      ? []
      : [inline(line)];
  });
  return undone(underHead(values, kept.join('\n')));
};

/** "TODO [#A] Plum tart :cake:autumn:" */
const withoutState = (heading: string): string =>
  inline(heading)
    .replace(/^(?:TODO|DONE|NEXT|WAITING)\s/, '')
    .replace(/^\[#[A-C]\]\s/, '')
    .replace(/(?<=\S)[ \t]+:[\w:@]{1,80}:$/, '');

const inline = (line: string): string =>
  line
    .replace(/\[\[[^[\]\n]{1,500}\]\[([^[\]\n]{1,300})\]\]/g, '$1')
    .replace(/\[\[([^[\]\n]{1,500})\]\]/g, '$1')
    .replace(/^([ \t]{0,20}[-+][ \t])\[[ X-]\][ \t]/, '$1')
    .replace(
      /(?<![\p{L}\p{N}*/=~])([*/=~])(?=\S)([^*/=~\n]{1,200})(?<=\S)\1(?![\p{L}\p{N}])/gu,
      '$2',
    );
