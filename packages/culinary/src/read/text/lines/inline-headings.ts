import { findDurations } from '../../../words/durations.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { partedAtJoints } from '../draft/parted-at-joints.ts';
import { COMMENTS_IN_LINE } from './furniture.data.ts';
import type { TextLine } from './page-line.ts';
import { breakAfterYield } from './yield-before-list.ts';

const HEADING_IN_LINE =
  /(?<=[.!?;:)\p{L}]\s+)(?=(\p{Lu}[\p{L}’'-]{2,20}(?:\s\p{L}{2,12}){0,2}\s*:\s))/gu;

const LONGEST_CREDIT = 120;

/** Breaks a line before a section heading that stands within it: "Banana bread. Ingredients: 2 bananas, ... Method: Mash ...". */
export function breakAtHeadings(lines: TextLine[]): TextLine[] {
  return lines
    .flatMap(breakAtComments)
    .flatMap(breakAtPointer)
    .flatMap(breakAtPart)
    .flatMap(breakAfterYield)
    .flatMap((line) => {
      if (line.text.length < 40 || line.confidence !== null) return [line];
      const cuts = headingsIn(line.text);
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

/** Where headings begin within a line; "Milch Zubereitung:" opens no list, and from its second word on it does. */
function headingsIn(text: string): number[] {
  const cuts: number[] = [];
  let end = 0;
  for (const { index, 1: heading = '' } of text.matchAll(HEADING_IN_LINE)) {
    const behind = index + heading.length;
    if (index < end || !opensList(heading) || opensWithTime(text.slice(behind))) continue;
    cuts.push(index);
    end = behind;
  }
  return cuts;
}

/** "Zubereitung: 30–40 Minuten." labels a time and opens no list. */
const opensWithTime = (text: string): boolean =>
  (findDurations(timesInFigures(text.slice(0, LONGEST_TIME)))[0]?.start ?? LONGEST_TIME) < VAGUE;
const LONGEST_TIME = 40;
/** "ca. 20 Min." */
const VAGUE = 8;

/** "COSA SERVE 👉 500 g di farina": what points from a heading to its first line. */
const POINTER = /^([^\d👉]{3,40}?)\s{0,3}(?:👉|➡️|⬇️|👇|➔|→)\s{0,3}(?=[\p{L}\d¼-¾⅐-⅞])/u;

function breakAtPointer(line: TextLine): TextLine[] {
  const [whole, heading = ''] = POINTER.exec(line.text) ?? [];
  if (whole === undefined || !opensList(heading)) return [line];
  const content = line.text.slice(whole.length);
  return [
    { ...line, text: heading.trim() },
    { ...line, text: content, marker: null, heading: 0, gap: 0 },
  ];
}

/** "Para el caramelo: 6 cucharadas de azúcar y unas gotas de limón": the list of a part in one line, below the list of the whole. */
const PART =
  /^(?:para|für|for|pour|per|voor|till)\s\p{L}[^:\d]{2,30}:\s{1,3}(?=[\d¼-¾⅐-⅞]\S{0,5}\s[^:]{3,90}$)/iu;

function breakAtPart(line: TextLine): TextLine[] {
  const heading = line.marker === null ? PART.exec(line.text)?.[0] : undefined;
  if (heading === undefined || !isShortList(line.text.slice(heading.length))) return [line];
  return [
    { ...line, text: heading.trim() },
    { ...line, text: line.text.slice(heading.length), marker: null, heading: 0, gap: 0 },
  ];
}

/** Two foods with their amounts; a longer list is parted at its commas. */
const isShortList = (text: string): boolean => partedAtJoints(text).length === 2;

function opensList(text: string): boolean {
  const section = sectionHeading(text.trim())?.section;
  return section === 'ingredients' || section === 'instructions';
}

function breakAtComments(line: TextLine): TextLine[] {
  const at = line.text.length <= LONGEST_CREDIT ? line.text.search(COMMENTS_IN_LINE) : -1;
  return at <= 0
    ? [line]
    : [
        { ...line, text: line.text.slice(0, at) },
        { ...line, text: line.text.slice(at + 1), marker: null, gap: 1 },
      ];
}
