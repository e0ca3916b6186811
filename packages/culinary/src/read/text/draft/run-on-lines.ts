import { sectionHeading } from '../../headings/section-heading.ts';
import { namesPart } from '../../headings/names-part.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { cannotEnd } from '../lines/wrapped-lines.ts';
import { endsSentence } from '../lines/wrap-width.ts';

const FEWEST = 3;
const BLANK = 0.5;
const SURE = 1;
/** "6 formar": the number of a step without a sign. */
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Ll}|\p{Lu}\p{L})/u;
/** "d'olio": no step begins with what something is of. */
const OF_ABOVE = /^(?:d['’]\p{L}|(?:de|di|del|della|dello|du|des|of|da)\s\p{L})/u;
const MOST_WORDS_OF = 3;

/**
 * Labels of lines, where steps or items of a list were broken anywhere: below the number of a step what begins small goes on with it up to the
 * next number, and below a bullet what hangs under its text.
 */
export function withRunOnLines(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const numbered = numberedSteps(lines, labels);
  const isBulleted =
    lines.filter((line, at) => labels[at]!.label === 'I' && isBullet(line)).length >= FEWEST;
  const settled: LabelledLine[] = [];
  let isOfNumber = false;
  for (const [at, found] of labels.entries()) {
    const line = lines[at]!;
    const [above, before] = [lines[at - 1], settled[at - 1]];
    isOfNumber = numbered.has(at) || (isOfNumber && isRightBelow(above, line));
    const isRest =
      above !== undefined &&
      isRightBelow(above, line) &&
      line.marker === null &&
      !numbered.has(at) &&
      !/[MTK]/.test(found.label);
    if (isRest && isOfNumber && /[Ss]/.test(before!.label) && goesOn(above, line))
      settled.push({ ...found, label: 's', certainty: SURE, told: 1 });
    else if (isRest && /[Ss]/.test(before!.label) && isOfAbove(above, line))
      settled.push({ ...found, label: 's', certainty: SURE, told: 1 });
    else if (
      isRest &&
      isBulleted &&
      /[Ii]/.test(before!.label) &&
      (hangs(lines, at) || isCutOff(lines, labels, at))
    )
      settled.push({ ...found, label: 'i', certainty: SURE, listed: 1 });
    else settled.push(found);
  }
  return settled;
}

const isBullet = ({ marker }: TextLine): boolean => marker?.kind === 'bullet';

const isRightBelow = (above: TextLine | undefined, line: TextLine): boolean =>
  above !== undefined &&
  line.gap < BLANK &&
  line.heading === 0 &&
  line.page === above.page &&
  line.column === above.column;

/** The lines of steps whose numbers count up from one. */
function numberedSteps(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): ReadonlySet<number> {
  const found = new Set<number>();
  let next = 1;
  for (const [at, { marker, text }] of lines.entries()) {
    if (!/[SsNI]/.test(labels[at]!.label)) continue;
    const ordinal = marker?.ordinal ?? Number(BARE_NUMBER.exec(text)?.[1] ?? 0);
    if (ordinal !== next || (labels[at]!.label === 'I' && found.size === 0)) continue;
    found.add(at);
    next++;
  }
  return found.size >= FEWEST ? found : new Set();
}

const goesOn = (above: TextLine, { text }: TextLine): boolean =>
  !endsSentence(above.text) && (/^\p{Ll}/u.test(text) || cannotEnd(above.text));

const isOfAbove = (above: TextLine, { text }: TextLine): boolean =>
  !endsSentence(above.text) && OF_ABOVE.test(text) && text.split(/\s+/).length <= MOST_WORDS_OF;

/** "- 100 g di mollica ammollata nel", and below it at the margin "latte": the rest of what cannot end so, between bullets. */
function isCutOff(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const below = lines[at + 1];
  return (
    isBullet(lines[at - 1]!) &&
    /^\p{Ll}/u.test(lines[at]!.text) &&
    cannotEnd(lines[at - 1]!.text) &&
    (below === undefined || isBullet(below) || !isRightBelow(lines[at], below)) &&
    /[INX]/.test(labels[at]!.label)
  );
}

/** Under the text of the bullet above, or of the lines between. */
function hangs(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]!;
  const item = lines.slice(0, at).findLast(({ marker }) => marker !== null);
  return (
    item !== undefined &&
    isBullet(item) &&
    line.x > item.markerX &&
    Math.abs(line.x - item.x) < line.size / 2 &&
    /^\p{Ll}/u.test(line.text) &&
    !namesPart(line.text) &&
    sectionHeading(line.text) === null
  );
}
